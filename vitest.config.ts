import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Every file of tests is a process of its own that loads the same modules: they are compiled once.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "node-compile-cache");

/** Node runs TypeScript as it is; through Vite's module runner the searches would be ten times as slow. */
const experimental = { viteModuleRunner: false };

/** Short to read and long to run: begun last, one of them would go on alone. */
const LONG = ["apps/server/src/attacks/kills.test.ts", "apps/cli/src/published.test.ts"];

/** As ever, larger files before smaller ones, but those that are known to take longest before all. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((path) => moduleId.endsWith(path));
    return (await super.sort(files)).sort((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

/** One project for each kind of test, so that each can be run alone: `npx vitest run --project rules`. */
export default defineConfig({
  test: {
    // Much of it waits, for a page or for another process: meanwhile another file goes on.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: "rules",
          experimental,
          // A busy machine is no fault: a test that hangs ends all the same.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ["packages/**/*.test.ts", "games/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [
            "**/node_modules/**",
            "**/*.deep.test.ts",
            "**/*.terminal.test.ts",
            "**/src/{web,*-react}/**",
            "packages/{faces,hands,table}/**",
          ],
        },
      },
      {
        test: {
          // These load TSX, which Vite alone reads.
          name: "screens",
          testTimeout: 60_000,
          include: ["packages/{faces,hands,table}/**/*.test.ts", "games/*/src/web/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/*.page.test.ts", "**/*.deep.test.ts"],
        },
      },
      {
        test: {
          name: "deep",
          experimental,
          include: ["packages/**/*.deep.test.ts", "games/**/*.deep.test.ts", "apps/{cli,server}/**/*.deep.test.ts"],
          exclude: ["**/node_modules/**", "games/*/src/web/**"],
          testTimeout: 3_600_000,
        },
      },
      {
        test: {
          // The same, for what needs the built page and a browser.
          name: "deep pages",
          include: ["apps/web/**/*.deep.test.ts", "games/*/src/web/**/*.deep.test.ts"],
          globalSetup: ["scripts/build-page.ts", "apps/web/src/testing/house.ts"],
          testTimeout: 3_600_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: "server",
          experimental,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ["apps/server/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/*.deep.test.ts"],
        },
      },
      {
        test: {
          name: "terminal",
          include: ["apps/cli/**/*.test.ts", "games/**/*.terminal.test.ts"],
          exclude: ["**/node_modules/**", "**/*.deep.test.ts"],
          // Most of them wait for another process.
          sequence: { concurrent: true },
          maxConcurrency: 4,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // The documents' apps in a browser, each in an empty page of its own.
          name: "apps",
          include: ["games/*/src/*-react/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "pages",
          include: ["apps/web/**/*.test.ts", "games/*/src/web/**/*.page.test.ts"],
          exclude: ["**/node_modules/**", "**/*.deep.test.ts"],
          globalSetup: ["scripts/build-page.ts", "apps/web/src/testing/house.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
