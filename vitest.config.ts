import { defineConfig } from "vitest/config";

/** One project for each kind of test, so that each can be run alone: `npx vitest run --project rules`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          include: ["packages/**/*.test.ts", "games/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/*.deep.test.ts"],
        },
      },
      {
        test: {
          name: "deep",
          include: ["packages/**/*.deep.test.ts", "games/**/*.deep.test.ts"],
          testTimeout: 3_600_000,
        },
      },
      {
        test: {
          name: "server",
          include: ["apps/server/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "pages",
          include: ["apps/web/**/*.test.ts"],
          globalSetup: ["scripts/build-page.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
