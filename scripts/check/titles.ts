/** The titles of a test file, read from its syntax: those written out, and those a table of cases fills in. */

import { type Expression, parseSync, Visitor } from "oxc-parser";

/** The text of a string literal or of the start of a template. */
function textOf(node: { readonly type: string } | null | undefined): string | undefined {
  const expression = node as Expression | null | undefined;
  if (expression?.type === "Literal" && typeof expression.value === "string") return expression.value;
  if (expression?.type === "TemplateLiteral") return expression.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/** The first text of each row of a table of cases. */
function firstColumn(table: Expression | undefined): string[] {
  if (table?.type === "TSAsExpression" || table?.type === "TSSatisfiesExpression") return firstColumn(table.expression);
  if (table?.type !== "ArrayExpression") return [];
  return table.elements.flatMap((row) => {
    const text = textOf(row?.type === "ArrayExpression" ? row.elements[0] : row);
    return text === undefined ? [] : [text];
  });
}

const isTestName = (name: string): boolean => name === "test" || name === "it";

/** Every title in the text of a test file. */
export function testTitles(path: string, text: string): string[] {
  const titles: string[] = [];
  const tables = new Map<string, Expression>();
  const { program } = parseSync(path, text);
  new Visitor({
    VariableDeclarator(node) {
      if (node.id.type === "Identifier" && node.init !== null) tables.set(node.id.name, node.init);
    },
    CallExpression(node) {
      const title = textOf(node.arguments[0]);
      const { callee } = node;
      if (title === undefined) return;
      if (callee.type === "Identifier" && isTestName(callee.name)) titles.push(title);
      if (callee.type !== "CallExpression" || callee.callee.type !== "MemberExpression") return;
      const { object } = callee.callee;
      if (object.type !== "Identifier" || !isTestName(object.name)) return;
      const table = callee.arguments[0] as Expression | undefined;
      const rows = firstColumn(table?.type === "Identifier" ? tables.get(table.name) : table);
      titles.push(...(title.startsWith("%s") ? rows.map((row) => row + title.slice(2)) : [title]));
    },
  }).visit(program);
  return titles;
}
