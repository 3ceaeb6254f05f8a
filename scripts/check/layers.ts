/** The layers of ARCHITECTURE.md: an import only ever goes down, through a door, each face keeps to itself, and rules are pure. */

import { type Door, doorsOf, isSource, isTest, neighbourOf, partsOf, roomOf, sourceOf } from "./source.ts";
import type { Tree } from "./tree.ts";

/** The packages, and which of them each may import. A new one gets its line here. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  cards: ["kernel"],
  conformance: [],
  midend: ["kernel"],
  terminal: ["kernel"],
  hands: [],
  faces: ["cards"],
  table: ["hands", "kernel"],
  testkit: ["kernel"],
};

/** Packages that use neither DOM nor Node, neither clock nor chance; all of a game does so too, but what is named impure. */
const PURE_PACKAGES = ["kernel", "cards", "conformance", "midend", "terminal"].map((name) => `packages/${name}`);
const IMPURE_FOLDERS = /^games\/(registry\/|[^/]+\/src\/(web|[a-z]+-react)\/)/;

const isPure = (path: string): boolean =>
  !isTest(path) &&
  ((/^games\/[^/]+\/src\//.test(path) && !IMPURE_FOLDERS.test(path)) ||
    PURE_PACKAGES.some((room) => path.startsWith(`${room}/src/`)));

/** A face: where a game is shown, by which packages and which folder of a game, and who alone may load these. */
interface Face {
  readonly folder: RegExp;
  readonly packages: readonly string[];
  readonly users: RegExp;
  readonly says: string;
}

const FACES: readonly Face[] = [
  {
    folder: /^games\/[^/]+\/src\/web\//,
    packages: ["packages/table", "packages/faces", "packages/hands"],
    users: /^(apps\/web|games\/registry|packages\/(table|faces|hands)|games\/[^/]+\/src\/web)\//,
    says: "only the page loads what draws on it",
  },
  {
    folder: /^games\/[^/]+\/src\/terminal\//,
    packages: ["packages/terminal"],
    users: /^(apps\/cli|games\/registry|packages\/terminal|games\/[^/]+\/src\/terminal)\//,
    says: "only the command loads what draws in a terminal",
  },
];

/** Why a file must not load what stands in this room, at this path, for it belongs to a face. */
const faceComplaint = (path: string, room: string, target: string): string | undefined =>
  FACES.find(({ folder, packages, users }) => (packages.includes(room) || folder.test(target)) && !users.test(path))
    ?.says;

/** Names that pure code must not touch. */
const IMPURE = [
  ..."Date process Buffer require fetch crypto performance console globalThis self window document navigator".split(
    " ",
  ),
  ..."localStorage setTimeout setInterval queueMicrotask Worker Math.random".split(" "),
];

/** The places where a source document demands the outside world: its own console, and real chance. */
const ALLOWED_OUTSIDE = /^games\/[^/]+\/src\/documents\/(.+\/)?outside\.ts$/;

/** What each room may import: the layer of the map, top to bottom. */
function mayImport(path: string, to: string): boolean {
  const from = roomOf(path);
  if (from === to) return true;
  if (to === "packages/testkit") return isTest(path);
  if (from.startsWith("packages/")) {
    return (PACKAGES[from.slice("packages/".length)] ?? []).includes(to.replace(/^packages\//, ""));
  }
  if (to.startsWith("packages/")) return true;
  if (to === "games/null") return false;
  if (from === "games/registry") return to.startsWith("games/");
  if (from.startsWith("games/")) return false;
  return !to.startsWith("apps/") || !from.startsWith("apps/") || isTest(path);
}

/** Every import that goes up, sideways or past a door, and everything impure in pure code. */
export function layerComplaints(tree: Tree): string[] {
  const doors = doorsOf(tree);
  const complaints: string[] = [];
  for (const { room } of doors.values()) {
    const isNew = room.startsWith("packages/") && !Object.hasOwn(PACKAGES, room.slice("packages/".length));
    if (isNew) complaints.push(`${room} is in no layer: say in scripts/check/layers.ts what it may import`);
  }
  for (const path of tree.keys()) {
    if (!isSource(path)) continue;
    const { imports, names } = sourceOf(tree, path);
    for (const specifier of imports) {
      const complaint = importComplaint(path, specifier, doors);
      if (complaint !== undefined) complaints.push(`${path} imports ${specifier}: ${complaint}`);
    }
    if (!isPure(path) || ALLOWED_OUTSIDE.test(path)) continue;
    for (const name of IMPURE.filter((name) => names.has(name))) {
      complaints.push(`${path} uses ${name}: all of a game is pure but its web folder`);
    }
  }
  return complaints;
}

function importComplaint(path: string, specifier: string, doors: ReadonlyMap<string, Door>): string | undefined {
  const room = roomOf(path);
  const neighbour = neighbourOf(path, specifier);
  if (neighbour !== undefined) {
    const mayUseScripts = room === "bench" || isTest(path);
    if (mayUseScripts && roomOf(neighbour) === "scripts") return undefined;
    if (roomOf(neighbour) !== room) return "another package is used through its door";
    if (isPure(path) && !isPure(neighbour)) return "pure code imports pure code only";
    return isTest(path) ? undefined : faceComplaint(path, room, neighbour);
  }
  const { name, door } = partsOf(specifier);
  const target = doors.get(name);
  if (target === undefined) return isPure(path) ? "pure code has no dependency" : undefined;
  if (!mayImport(path, target.room)) return "an import only ever goes down";
  const file = target.doors.get(door);
  if (file === undefined) return `there is no such door; the doors are ${[...target.doors.keys()].join(", ")}`;
  return faceComplaint(path, target.room, `${target.room}/${file.replace(/^\.\//, "")}`);
}
