/** What a door of a package exports, with its doc comments, read from the types that the compiler emits. */

import { posix } from "node:path";
import { parseSync } from "oxc-parser";

/** One name that a door exports. */
export interface Declared {
  readonly name: string;
  readonly kind: "function" | "class" | "interface" | "type" | "constant" | "module";
  /** Its doc comment as text. */
  readonly says: string;
  /** How it is declared, as one would write it. */
  readonly code: string;
}

/** A file of types: what it exports, and what its first comment says of it. */
export interface Door {
  readonly says: string;
  readonly names: ReadonlyMap<string, Declared>;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const KINDS: Readonly<Record<string, Declared["kind"]>> = {
  TSDeclareFunction: "function",
  FunctionDeclaration: "function",
  ClassDeclaration: "class",
  TSInterfaceDeclaration: "interface",
  TSTypeAliasDeclaration: "type",
  VariableDeclaration: "constant",
  TSModuleDeclaration: "module",
};

const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: string; value?: string };
  return name ?? value ?? "";
};

/** The text of a doc comment without its stars. */
const plain = (comment: string): string =>
  comment
    .replaceAll(/^[ \t]*\*+ ?/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** A declaration as one would write it: without what is private, and with the names of types alone. */
const tidy = (code: string): string =>
  code
    .replace(/^export /, "")
    .replace(/^declare /, "")
    .replaceAll(/^ +(?:#private|private (?!constructor).*|private constructor\(\));\n/gm, "")
    .replaceAll(/import\("[^"]+"\)\./g, "")
    .replaceAll(/^( {4})+/gm, (spaces) => " ".repeat(spaces.length / 2));

/** Reads doors; files are read and parsed once. `read` gives the types of a source, `lead` the source that an import of another package leads to. */
export function doorReader(
  read: (source: string) => string,
  lead: (specifier: string) => string | undefined,
): (source: string) => Door {
  const known = new Map<string, Door>();

  function follow(source: string, specifier: string): Door {
    const file = specifier.startsWith(".") ? posix.join(posix.dirname(source), specifier) : lead(specifier);
    if (file === undefined) throw new Error(`${source}: nothing is known of ${specifier}.`);
    return doorOf(file);
  }

  function doorOf(source: string): Door {
    const found = known.get(source) ?? readDoor(source);
    known.set(source, found);
    return found;
  }

  function readDoor(source: string): Door {
    const text = read(source);
    const { program, comments, errors } = parseSync("types.d.ts", text);
    if (errors[0] !== undefined) throw new Error(`${source}: ${errors[0].message}`);
    const docs = comments.filter(({ type, value }) => type === "Block" && value.startsWith("*"));
    const docBefore = (start: number): string => {
      const doc = docs.findLast(({ end }) => end <= start);
      return doc !== undefined && text.slice(doc.end, start).trim() === "" ? plain(doc.value) : "";
    };
    const body = program.body as unknown as readonly Node[];
    const own = new Map<string, Declared>();
    const imported = new Map<string, () => Declared | undefined>();
    for (const node of body) {
      if (node.type === "ImportDeclaration") {
        for (const { local, imported: theirs } of node.specifiers as { local: Node; imported?: Node }[]) {
          const from = nameOf(node.source);
          imported.set(nameOf(local), () => follow(source, from).names.get(nameOf(theirs ?? local)));
        }
      }
      const declared = (node.type === "ExportNamedDeclaration" ? node.declaration : node) as Node | null;
      const kind = KINDS[declared?.type ?? ""];
      if (declared === null || kind === undefined) continue;
      const ids = kind === "constant" ? (declared.declarations as Node[]).map(({ id }) => id) : [declared.id];
      for (const name of ids.map(nameOf)) {
        const before = own.get(name);
        const code = `${before === undefined ? "" : `${before.code}\n`}${tidy(text.slice(declared.start, declared.end))}`;
        own.set(name, { name, kind, says: before?.says || docBefore(node.start), code });
      }
    }
    const names = new Map<string, Declared>();
    const add = (name: string, found: Declared | undefined) => {
      if (found === undefined) throw new Error(`${source}: ${name} is exported, but not declared.`);
      names.set(name, { ...found, name });
    };
    for (const node of body) {
      const from = node.source === null || node.source === undefined ? undefined : nameOf(node.source);
      if (node.type === "ExportAllDeclaration" && from !== undefined) {
        const { says, names: theirs } = follow(source, from);
        const space = nameOf(node.exported);
        if (space === "") for (const [name, found] of theirs) names.set(name, found);
        else names.set(space, { name: space, kind: "module", says, code: [...theirs.keys()].join("\n") });
      }
      if (node.type !== "ExportNamedDeclaration") continue;
      const declared = node.declaration as Node | null;
      if (declared !== null) {
        const ids = (declared.declarations as Node[] | undefined)?.map(({ id }) => id) ?? [declared.id];
        for (const name of ids.map(nameOf)) add(name, own.get(name));
      }
      for (const { local, exported } of node.specifiers as { local: Node; exported: Node }[]) {
        const name = nameOf(local);
        const found =
          from === undefined ? (own.get(name) ?? imported.get(name)?.()) : follow(source, from).names.get(name);
        add(nameOf(exported), found);
      }
    }
    const first = docs[0];
    const isOfFile = first !== undefined && text.slice(0, first.start).trim() === "";
    return { says: isOfFile ? plain(first.value) : "", names };
  }

  return doorOf;
}
