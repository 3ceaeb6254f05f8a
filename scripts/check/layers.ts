/** The layers of ARCHITECTURE.md: an import only ever goes down, through a door, and rules are pure. */

import { posix } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import type { Tree } from "./tree.ts";

/** The room a file stands in, such as `packages/kernel` or `games/freecell`. */
const roomOf = (path: string): string => /^(packages|games|apps)\/[^/]+/.exec(path)?.[0] ?? path.split("/")[0] ?? "";

/** Tests, their subject, and what stands in a folder `testing` for them. */
const isTest = (path: string): boolean => /\.test\.tsx?$|\/subject\.ts$|\/testing\//.test(path);

/** Code that uses neither DOM nor Node, neither clock nor chance. */
const PURE = /^(packages\/(kernel|cards)\/src\/|games\/[^/]+\/src\/(rules|words|documents|solver|bots|terminal)\/)/;
const isPure = (path: string): boolean => PURE.test(path) && !isTest(path);

/** Code that draws on the page, and the registry that leads there. */
const isDrawn = (path: string): boolean =>
  /^(packages\/table|apps\/web|games\/registry|games\/[^/]+\/src\/web)\//.test(path);

/** What each room may import: the layer of the map, top to bottom. */
function mayImport(from: string, to: string, path: string): boolean {
  if (from === to) return true;
  if (to === "packages/testkit") return isTest(path);
  if (from === "packages/kernel") return false;
  if (from === "packages/cards" || from === "packages/testkit") return to === "packages/kernel";
  if (to.startsWith("packages/")) return true;
  if (to === "games/null") return false;
  if (from === "games/registry") return to.startsWith("games/");
  if (from.startsWith("games/")) return false;
  return !to.startsWith("apps/") || !from.startsWith("apps/") || isTest(path);
}

/** Names that pure code must not touch. */
const IMPURE = new Set(
  ["Date", "process", "Buffer", "require", "fetch", "crypto", "performance", "console", "globalThis", "self"].concat([
    "window",
    "document",
    "navigator",
    "localStorage",
    "setTimeout",
    "setInterval",
    "queueMicrotask",
    "Worker",
  ]),
);

/** The places where a source document demands the outside world: its own console, and real chance. */
const ALLOWED_OUTSIDE = /^games\/[^/]+\/src\/documents\/(.+\/)?outside\.ts$/;

interface Found {
  readonly imports: readonly string[];
  readonly impure: readonly string[];
}

/** The imports of a file and the impure names it uses. */
function readFile(path: string, text: string): Found {
  const { program, errors } = parseSync(path, text);
  const failure = errors[0];
  if (failure !== undefined) throw new Error(`${path}: ${failure.message}`);
  const imports: string[] = [];
  const impure: string[] = [];
  const addSource = (node: { readonly source: { readonly value: unknown } | null }) => {
    if (typeof node.source?.value === "string") imports.push(node.source.value);
  };
  new Visitor({
    ImportDeclaration: addSource,
    ExportAllDeclaration: addSource,
    ExportNamedDeclaration: addSource,
    ImportExpression(node) {
      imports.push(node.source.type === "Literal" ? String(node.source.value) : "a computed import");
    },
    TSImportType(node) {
      imports.push(String(node.source.value));
    },
    Identifier(node) {
      if (IMPURE.has(node.name)) impure.push(node.name);
    },
    MemberExpression(node) {
      const { object, property } = node;
      const isMath = object.type === "Identifier" && object.name === "Math";
      const isRandom =
        (property.type === "Identifier" && property.name === "random") ||
        (property.type === "Literal" && property.value === "random");
      if (isMath && isRandom) impure.push("Math.random");
    },
  }).visit(program);
  return { imports, impure };
}

/** Rooms by the name of their package, and the doors each has. */
function readDoors(tree: Tree): Map<string, { room: string; doors: Set<string> }> {
  const doors = new Map<string, { room: string; doors: Set<string> }>();
  for (const [path, text] of tree) {
    if (!/^(packages|games|apps)\/[^/]+\/package\.json$/.test(path)) continue;
    const { name, exports = {} } = JSON.parse(text) as { name: string; exports?: Record<string, unknown> };
    doors.set(name, { room: roomOf(path), doors: new Set(Object.keys(exports)) });
  }
  return doors;
}

/** Every import that goes up, sideways or past a door, and everything impure in pure code. */
export function layerComplaints(tree: Tree): string[] {
  const doors = readDoors(tree);
  const complaints: string[] = [];
  for (const [path, text] of tree) {
    if (!/\.tsx?$/.test(path) || path.endsWith(".d.ts")) continue;
    const { imports, impure } = readFile(path, text);
    for (const specifier of imports) {
      const complaint = importComplaint(path, specifier, doors);
      if (complaint !== undefined) complaints.push(`${path} imports ${specifier}: ${complaint}`);
    }
    if (!isPure(path) || ALLOWED_OUTSIDE.test(path)) continue;
    for (const name of new Set(impure)) complaints.push(`${path} uses ${name}: rules, solvers and bots are pure`);
  }
  return complaints;
}

function importComplaint(path: string, specifier: string, doors: ReturnType<typeof readDoors>): string | undefined {
  const room = roomOf(path);
  if (specifier.startsWith(".")) {
    const target = posix.normalize(posix.join(posix.dirname(path), specifier));
    const mayUseScripts = room === "bench" || (room.startsWith("apps/") && isTest(path));
    if (mayUseScripts && roomOf(target) === "scripts") return undefined;
    if (roomOf(target) !== room) return "another package is used through its door";
    if (/^games\/[^/]+\/src\/web\//.test(target) && !/\/src\/web\//.test(path)) return "only the page loads web code";
    return isPure(path) && !isPure(target) ? "pure code imports pure code only" : undefined;
  }
  const [, name = specifier, rest = ""] = /^(@[^/]+\/[^/]+|[^/@][^/]*)(\/.*)?$/.exec(specifier) ?? [];
  const target = doors.get(name);
  if (target === undefined) return isPure(path) ? "pure code has no dependency" : undefined;
  if (!mayImport(room, target.room, path)) return "an import only ever goes down";
  if (!target.doors.has(`.${rest}`)) return `there is no such door; the doors are ${[...target.doors].join(", ")}`;
  if (target.room === "packages/table" && !isDrawn(path)) return "only what draws on the page uses tables";
  if (rest === "/web" && room !== "games/registry" && room !== "apps/web") return "only the page loads web doors";
  return undefined;
}
