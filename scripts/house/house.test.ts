/** The house on a made-up tree. */

import { expect, test } from "vitest";
import { folderImports, reduced, roomImports } from "./imports.ts";
import { comparison, houseSvg, houseText } from "./report.ts";
import { sizesOf } from "./sizes.ts";

const manifest = (name: string, exports: Record<string, string>) => JSON.stringify({ name, exports });
const tree = new Map([
  ["packages/kernel/package.json", manifest("@baize/kernel", { ".": "./src/index.ts" })],
  ["packages/kernel/src/index.ts", "// a\n// b\n"],
  ["games/a/package.json", manifest("@baize/a", { ".": "./src/rules/index.ts", "./web": "./src/web/index.ts" })],
  ["games/a/src/rules/index.ts", 'import "@baize/kernel";\n'],
  ["games/a/src/web/index.ts", 'import type { A } from "../rules/index.ts";\nimport "@baize/kernel";\n\n'],
  ["games/a/src/web/index.test.ts", "\n\n\n\n\n"],
  ["games/registry/package.json", manifest("@baize/games", { ".": "./src/index.ts" })],
  ["games/registry/src/index.ts", 'export const g = [() => import("@baize/a"), () => import("@baize/a/web")];\n'],
  ["apps/b/src/words/en.ts", "\n\n"],
  ["apps/b/src/main.ts", 'import "@baize/games"; import "@baize/kernel";\n'],
  ["apps/b/src/css/a.css", "\n\n\n\n\n\n\n\n"],
  ["bench/a.ts", "\n\n"],
]);

test("CK-H1 lines and files are counted, tests apart, by room and in all", () => {
  const { rooms, all, words, median, longest } = sizesOf(tree);
  expect(rooms.get("games/a")).toEqual({ code: { lines: 4, files: 2 }, tests: { lines: 5, files: 1 } });
  expect(all).toEqual({ code: { lines: 10, files: 6 }, tests: { lines: 5, files: 1 } });
  expect(words).toEqual({ lines: 2, files: 1 });
  expect(median).toBe(1);
  expect(longest[0]).toEqual({ path: "games/a/src/web/index.ts", lines: 3 });
});

test("CK-H1 two counts are compared", () => {
  const less = new Map([...tree].filter(([path]) => !path.startsWith("apps/")));
  expect(comparison(sizesOf(tree), sizesOf(less))).toMatch(/lines of code +10 → +7 \(−3\)/);
});

test("CK-H2 who imports whom, folder by folder and through doors", () => {
  expect([...(folderImports(tree).get("games/registry/src") ?? [])]).toEqual(["games/a/src/rules", "games/a/src/web"]);
  expect([...(roomImports(tree).get("apps/b") ?? [])]).toEqual(["games/registry", "packages/kernel"]);
  expect([...(reduced(roomImports(tree)).get("apps/b") ?? [])]).toEqual(["games/registry"]);
  const text = houseText(tree);
  expect(text).toContain("games/a/src/web → games/a/src/rules, packages/kernel/src");
  expect(text).toContain("No circle of files or folders.");
});

test("CK-H2 circles are named", () => {
  const round = new Map([...tree, ["games/a/src/rules/index.ts", 'import "../web/index.ts";\n']]);
  expect(houseText(round)).toContain("games/a/src/rules → games/a/src/web → games/a/src/rules");
});

test("CK-H3 in the picture every room is a box, no two overlap, and every arrow points down", () => {
  const svg = houseSvg(tree);
  const boxes = [
    ...svg.matchAll(/data-room="(.+?)">\n<rect class="\w+" x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)"/g),
  ];
  expect(boxes.map(([, room]) => room).sort()).toEqual(["apps/b", "games/a", "games/registry", "packages/kernel"]);
  const places = boxes.map(([, , ...numbers]) => numbers.map(Number) as [number, number, number, number]);
  for (const [i, [x, y, width, height]] of places.entries()) {
    const others = places.filter((_, j) => j !== i);
    expect(others.some(([a, b, w, h]) => a < x + width && x < a + w && b < y + height && y < b + h)).toBe(false);
  }
  const arrows = [...svg.matchAll(/data-from="(.+?)" data-to="(.+?)" d="M\S+ (\S+?)C[^"]* (\S+?)"/g)];
  expect(arrows.map(([, from, to]) => `${from} ${to}`)).toEqual([
    "apps/b games/registry",
    "games/registry games/a",
    "games/a packages/kernel",
  ]);
  for (const [, , , from, to] of arrows) expect(Number(to)).toBeGreaterThan(Number(from));
});
