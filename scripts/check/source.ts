/** Source files as the checks read them: which room and folder one stands in, what it imports, which names it uses. */

import { posix } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import type { Tree } from "./tree.ts";

/** The room a file stands in, such as `packages/kernel` or `games/freecell`. */
export const roomOf = (path: string): string =>
  /^(packages|games|apps)\/[^/]+/.exec(path)?.[0] ?? path.split("/")[0] ?? "";

/** Tests, their subject, and what stands in a folder `testing` or in a fixture for them. */
export const isTest = (path: string): boolean =>
  /\.(test|fixture)\.tsx?$|\/(subject|countdown)\.ts$|\/(testing|fixtures)\//.test(path);

/** Whether a file is TypeScript that runs or is checked. */
export const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith(".d.ts");

/** What a file imports, and the names and members it uses. */
export interface Source {
  readonly imports: readonly string[];
  readonly names: ReadonlySet<string>;
}

const read = new WeakMap<Tree, Map<string, Source>>();

/** Reads a file of a tree, once. */
export function sourceOf(tree: Tree, path: string): Source {
  const known = read.get(tree) ?? new Map<string, Source>();
  read.set(tree, known);
  const found = known.get(path) ?? readSource(path, tree.get(path) ?? "");
  known.set(path, found);
  return found;
}

function readSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  const failure = errors[0];
  if (failure !== undefined) throw new Error(`${path}: ${failure.message}`);
  const imports: string[] = [];
  const names = new Set<string>();
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
    Identifier: ({ name }) => void names.add(name),
    MemberExpression({ object, property }) {
      const member = property.type === "Identifier" ? property.name : property.type === "Literal" ? property.value : "";
      if (object.type === "Identifier") names.add(`${object.name}.${member}`);
    },
  }).visit(program);
  return { imports, names };
}

/** The file that an import of a neighbour leads to; undefined when it leads elsewhere. */
export const neighbourOf = (path: string, specifier: string): string | undefined =>
  specifier.startsWith(".")
    ? posix.normalize(posix.join(posix.dirname(path), specifier.replace(/\?.*$/, "")))
    : undefined;

/** A door of a package: the room behind it, and the file that it leads to. */
export interface Door {
  readonly room: string;
  /** The doors of the package, each with its file. */
  readonly doors: ReadonlyMap<string, string>;
}

/** Rooms by the name of their package, and the doors each has. */
export function doorsOf(tree: Tree): ReadonlyMap<string, Door> {
  const found = new Map<string, Door>();
  for (const [path, text] of tree) {
    if (!/^(packages|games|apps)\/[^/]+\/package\.json$/.test(path)) continue;
    const { name, exports = {} } = JSON.parse(text) as { name: string; exports?: Record<string, string> };
    found.set(name, { room: roomOf(path), doors: new Map(Object.entries(exports)) });
  }
  return found;
}

/** `@baize/pegs/solver` as the name of a package and the name of its door. */
export function partsOf(specifier: string): { readonly name: string; readonly door: string } {
  const [, name = specifier, rest = ""] = /^(@[^/]+\/[^/]+|[^/@][^/]*)(\/.*)?$/.exec(specifier) ?? [];
  return { name, door: `.${rest}` };
}
