/** The tables of messages in `words/`: where one stands in its file, and what each of its messages is told with. */

import { type Expression, type Node, parseSync, Visitor } from "oxc-parser";

/** A table: where its text begins and ends, and for each message the facts it uses; undefined where it hands all of them on. */
export interface Table {
  readonly start: number;
  readonly end: number;
  readonly messages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
}

const bare = (node: Expression | null | undefined): Expression | null | undefined =>
  node?.type === "TSSatisfiesExpression" || node?.type === "TSAsExpression" ? bare(node.expression) : node;

const nameOf = (key: Node): string =>
  key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "";

/** The facts that a message uses; undefined where it hands all of them to another function. */
function factsOf(message: Node, text: string): ReadonlySet<string> | undefined {
  const facts = new Set<string>();
  if (message.type !== "ArrowFunctionExpression") return undefined;
  const [given] = message.params;
  if (given === undefined) return facts;
  if (given.type === "ObjectPattern") {
    for (const property of given.properties) if (property.type === "Property") facts.add(nameOf(property.key));
    return facts;
  }
  const name = given.type === "Identifier" ? given.name : "";
  const body = text.slice(message.body.start, message.body.end);
  const uses = [...body.matchAll(new RegExp(`\\b${name}\\b(?:\\.(\\w+))?`, "g"))];
  for (const [, fact] of uses) if (fact !== undefined) facts.add(fact);
  return uses.some(([, fact]) => fact === undefined) ? undefined : facts;
}

/** The table of a file: the last object whose values are functions, but for what it takes from other tables. */
export function tableIn(path: string, text: string): Table {
  let found: Table | undefined;
  new Visitor({
    VariableDeclarator({ init }) {
      const object = bare(init);
      if (init === null || object?.type !== "ObjectExpression") return;
      const messages = new Map<string, ReadonlySet<string> | undefined>();
      for (const property of object.properties) {
        if (property.type !== "Property") continue;
        if (property.value.type !== "ArrowFunctionExpression") return;
        messages.set(nameOf(property.key), factsOf(property.value, text));
      }
      if (messages.size > 0) found = { start: init.start, end: init.end, messages };
    },
  }).visit(parseSync(path, text).program);
  if (found === undefined) throw new Error(`${path} has no table of messages.`);
  return found;
}
