/** Messages that nobody says: keys of a table in `words/` that nothing in its package refers to. */

import { type Expression, parseSync, Visitor } from "oxc-parser";
import { isSource, isTest, roomOf } from "./source.ts";
import type { Tree } from "./tree.ts";

/** A message that nothing refers to. */
export interface Unsaid {
  readonly path: string;
  readonly key: string;
}

/** How the files of one package refer to messages. */
interface Uses {
  /** Members, and every text: the code of a refusal is one. */
  readonly names: Set<string>;
  /** Families that are asked for by a part of their name, such as `${id}Says`. */
  readonly families: RegExp[];
  /** The keys of objects, which count where a message is asked for by a name that is not known here. */
  readonly keys: Set<string>;
  isAskedByName: boolean;
}

const isTable = (path: string): boolean => /\/words\/(.+\.)?en\.ts$/.test(path);
const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The keys of the tables in a file of words. */
function keysOf(path: string, text: string): string[] {
  const keys: string[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      const table = init?.type === "TSSatisfiesExpression" ? init.expression : init;
      if (id.type !== "Identifier" || id.name !== "en" || table?.type !== "ObjectExpression") return;
      for (const property of table.properties) {
        if (property.type !== "Property") continue;
        const { key } = property;
        keys.push(key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "");
      }
    },
  }).visit(parseSync(path, text).program);
  return keys;
}

/** Notes what a file refers to. */
function note(uses: Uses, path: string, text: string): void {
  const { program } = parseSync(path, text);
  const sayers = new Set(["say", "en"]);
  const index = (property: Expression) => {
    if (property.type === "TemplateLiteral") {
      const pieces = property.quasis.map(({ value }) => literal(value.cooked ?? ""));
      uses.families.push(new RegExp(`^${pieces.join(".+")}$`));
    } else if (property.type !== "Literal") uses.isAskedByName = true;
  };
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (/words\//.test(source.value)) for (const { local } of specifiers) sayers.add(local.name);
    },
  }).visit(program);
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (object.type !== "Identifier" || !sayers.has(object.name)) return;
      if (computed) index(property as Expression);
      else if (property.type === "Identifier") uses.names.add(property.name);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== "ObjectPattern" || init?.type !== "Identifier" || !sayers.has(init.name)) return;
      for (const property of id.properties) {
        if (property.type === "Property" && property.key.type === "Identifier") uses.names.add(property.key.name);
      }
    },
    Literal({ value }) {
      if (typeof value === "string") uses.names.add(value);
    },
    Property({ key }) {
      if (key.type === "Identifier") uses.keys.add(key.name);
    },
  }).visit(program);
}

/** Every message of a tree that nothing in its package refers to. */
export function unsaidMessages(tree: Tree): Unsaid[] {
  const rooms = new Map<string, Uses>();
  for (const [path, text] of tree) {
    if (!isSource(path) || isTest(path) || isTable(path)) continue;
    const room = roomOf(path);
    const uses = rooms.get(room) ?? { names: new Set(), families: [], keys: new Set(), isAskedByName: false };
    rooms.set(room, uses);
    note(uses, path, text);
  }
  const isUsed = (uses: Uses | undefined, key: string): boolean =>
    uses !== undefined &&
    (uses.names.has(key) ||
      uses.families.some((family) => family.test(key)) ||
      (uses.isAskedByName && uses.keys.has(key)));
  return [...tree].flatMap(([path, text]) =>
    isTable(path) && !isTest(path)
      ? keysOf(path, text)
          .filter((key) => !isUsed(rooms.get(roomOf(path)), key))
          .map((key) => ({ path, key }))
      : [],
  );
}
