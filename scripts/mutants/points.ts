/** Where a source file can be broken at a single point, and how: what the tests of a folder must notice. */

import { parseSync } from "oxc-parser";

/** One way to break a file: the text from `start` to `end` becomes `after`. */
export interface Point {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const BINARY: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "+": "-",
  "-": "+",
  "*": "+",
  "/": "*",
  "%": "+",
};
const CALLS = new Map([
  ["some", "every"],
  ["every", "some"],
  ["min", "max"],
  ["max", "min"],
]);
const ASSIGNED: Readonly<Record<string, string>> = { "+=": "-=", "-=": "+=" };
/** What is only known to the compiler is no behaviour; these carry an expression. */
const CARRIERS = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);
/** Parts of a node that are names or addresses, not values. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  ImportDeclaration: ["source", "specifiers"],
  ExportNamedDeclaration: ["source", "specifiers"],
  ExportAllDeclaration: ["source"],
  Property: ["key"],
  PropertyDefinition: ["key"],
  MethodDefinition: ["key"],
  JSXAttribute: ["name"],
};

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

/** What a literal becomes; texts for people may read otherwise, names may not. */
function otherLiteral(value: unknown): string | undefined {
  if (typeof value === "boolean") return String(!value);
  if (typeof value === "number") return String(value + 1);
  return typeof value === "string" && !/\s/.test(value) ? '"mutant"' : undefined;
}

/** The points of a file. */
export function pointsOf(file: string, text: string): Point[] {
  const found: Point[] = [];
  const at = ({ start, end }: { start: number; end: number }, after: string) => found.push({ file, start, end, after });
  const source = ({ start, end }: Node) => text.slice(start, end);
  const negate = (test: Node) => at(test, `!(${source(test)})`);

  const own: Readonly<Record<string, (node: Node) => void>> = {
    BinaryExpression(node) {
      const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string };
      const other = BINARY[operator];
      if (other !== undefined) at({ start: left.end, end: right.start }, ` ${other} `);
    },
    LogicalExpression(node) {
      const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string };
      if (operator === "??") at(node, source(left));
      else at({ start: left.end, end: right.start }, operator === "&&" ? " || " : " && ");
    },
    UnaryExpression(node) {
      if (node.operator === "!") at(node, source(node.argument as Node));
      if (node.operator === "-") at(node, source(node.argument as Node));
    },
    UpdateExpression: (node) =>
      at(
        node,
        source(node).replace(/\+\+|--/, (sign) => (sign === "++" ? "--" : "++")),
      ),
    AssignmentExpression(node) {
      const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string };
      const other = ASSIGNED[operator];
      if (other !== undefined) at({ start: left.end, end: right.start }, ` ${other} `);
    },
    ConditionalExpression: (node) => negate(node.test as Node),
    IfStatement: (node) => negate(node.test as Node),
    WhileStatement: (node) => negate(node.test as Node),
    CallExpression(node) {
      const callee = node.callee as Node;
      const property = callee.property as Node | undefined;
      if (callee.type !== "MemberExpression" || property?.type !== "Identifier") return;
      const other = CALLS.get(String(property.name));
      if (other !== undefined) at(property, other);
      if (property.name === "filter" || property.name === "reverse" || property.name === "slice")
        at(node, source(callee.object as Node));
    },
    ExpressionStatement(node) {
      if (!node.directive && !source(node).startsWith("super(")) at(node, ";");
    },
    ThrowStatement: (node) => at(node, ";"),
    ReturnStatement(node) {
      // To give nothing back by name or without it is the same.
      if (node.argument !== null && source(node.argument as Node) !== "undefined") at(node, "return;");
    },
    ArrayExpression(node) {
      if ((node.elements as unknown[]).length > 0) at(node, "[]");
    },
    Literal(node) {
      const other = otherLiteral(node.value);
      if (other !== undefined && "raw" in node && !("regex" in node)) at(node, other);
    },
  };

  const visit = (node: Node): void => {
    if (node.type.startsWith("TS") && !CARRIERS.has(node.type)) return;
    if (CARRIERS.has(node.type)) {
      visit(node.expression as Node);
      return;
    }
    own[node.type]?.(node);
    const skipped = NAMES[node.type] ?? [];
    for (const [key, value] of Object.entries(node)) {
      if (skipped.includes(key) && node.computed !== true) continue;
      // A class of a style, a type of a button: the look is looked at, not tested.
      if (node.type === "JSXAttribute" && isNode(value) && value.type === "Literal") continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  };
  visit(parseSync(file, text).program as unknown as Node);
  return found;
}

/** The file with the point broken. */
export const broken = (text: string, { start, end, after }: Point): string =>
  text.slice(0, start) + after + text.slice(end);
