/** Text that a person reads or hears and that stands in code instead of `words/`. */

import { parseSync, Visitor } from "oxc-parser";
import { isSource, isTest } from "./source.ts";
import type { Tree } from "./tree.ts";

/** A text that stands in the wrong place. */
export interface Loose {
  readonly path: string;
  readonly line: number;
  readonly rule: "CK-W1" | "CK-W2";
  readonly text: string;
}

/** What all nodes of a syntax tree have. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** What is looked through: all that runs, but tests, the law book, `words/`, and documents, whose words are their own. */
const isSearched = (path: string): boolean =>
  /^(apps|games|packages)\/[^/]+\/src\//.test(path) &&
  isSource(path) &&
  !isTest(path) &&
  !/^packages\/testkit\/|\/words\/|\/documents\//.test(path);

/** Attributes that are read or heard, the browser's and our own components'. */
const READ = new Set([
  ..."aria-label aria-description aria-valuetext aria-roledescription aria-placeholder".split(" "),
  ..."title placeholder alt label says caption heading".split(" "),
]);

/** Words of the command's own grammar: which of their arguments is shown to people. */
const SHOWN: Readonly<Record<string, number>> = {
  description: 0,
  summary: 0,
  option: 1,
  requiredOption: 1,
  argument: 1,
  addHelpText: 1,
  Option: 1,
  Argument: 1,
  Stop: 1,
  Error: 0,
};

/** A letter alone may be a suit or a rank. */
const hasWords = (text: string): boolean => /\p{L}\p{L}/u.test(text);
/** The hole where a template is filled in; it may stand for a word. */
const HOLE = "\u25a1";
const isSentence = (text: string): boolean =>
  hasWords(text) && /^["“]?[\p{Lu}\u25a1]/u.test(text) && /\S\s+\S/.test(text) && /[.?!…:]["”]?$/.test(text.trim());
const isQuery = (text: string): boolean =>
  /^\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|WITH|LISTEN|NOTIFY)\b/.test(text);

/** The text of a literal or a template; undefined of anything else. */
function textOf(node: Node): string | undefined {
  if (node.type === "Literal") {
    const { value } = node as Node & { value: unknown };
    return typeof value === "string" ? value : undefined;
  }
  if (node.type === "JSXText") return (node as Node & { value: string }).value;
  if (node.type !== "TemplateLiteral") return undefined;
  const { quasis } = node as Node & { quasis: readonly { value: { cooked: string | null } }[] };
  return quasis.map(({ value }) => value.cooked ?? "").join(HOLE);
}

/** The texts an expression may come to: itself, or what it chooses among or joins. */
function textsIn(node: Node | null | undefined): { readonly node: Node; readonly text: string }[] {
  if (node === null || node === undefined) return [];
  const text = textOf(node);
  if (text !== undefined) return [{ node, text }];
  const parts = node as unknown as Readonly<Record<string, Node | undefined>>;
  const within: Readonly<Record<string, readonly string[]>> = {
    ConditionalExpression: ["consequent", "alternate"],
    LogicalExpression: ["left", "right"],
    BinaryExpression: ["left", "right"],
    JSXExpressionContainer: ["expression"],
    ParenthesizedExpression: ["expression"],
    TSAsExpression: ["expression"],
  };
  return (within[node.type] ?? []).flatMap((part) => textsIn(parts[part]));
}

const nameOf = (callee: Node): string => {
  const { name, property } = callee as Node & { name?: string; property?: { name?: string } };
  return name ?? property?.name ?? "";
};

/** Every text of a file that belongs into `words/`. */
function looseIn(path: string, source: string): Loose[] {
  const found = new Map<number, Loose>();
  const excused: [start: number, end: number][] = [];
  const add = (rule: Loose["rule"], { node, text }: { readonly node: Node; readonly text: string }) => {
    const line = source.slice(0, node.start).split("\n").length;
    const isExcused = excused.some(([start, end]) => node.start >= start && node.end <= end);
    if (!isExcused && !found.has(node.start)) found.set(node.start, { path, line, rule, text: text.trim() });
  };
  const shown = (node: Node | null | undefined) => {
    for (const piece of textsIn(node)) if (hasWords(piece.text.replaceAll(HOLE, ""))) add("CK-W1", piece);
  };
  const called = (node: { readonly callee: Node; readonly arguments: readonly Node[] } & Node) => {
    const name = nameOf(node.callee);
    // What says which contract was broken is for programmers. What the world does wrong is told to people in the end.
    if (/.Error$|^demand$/.test(name)) excused.push([node.start, node.end]);
    const at = SHOWN[name];
    for (const piece of at === undefined ? [] : textsIn(node.arguments[at])) {
      if (hasWords(piece.text) && /\s/.test(piece.text)) add("CK-W2", piece);
    }
  };
  const read = (node: Node) => {
    const text = textOf(node);
    if (text !== undefined && isSentence(text) && !isQuery(text)) add("CK-W2", { node, text });
  };
  const { program } = parseSync(path, source);
  new Visitor({
    JSXText: shown,
    JSXElement: ({ children }) => children.forEach(shown),
    JSXFragment: ({ children }) => children.forEach(shown),
    JSXAttribute({ name, value }) {
      if (name.type === "JSXIdentifier" && READ.has(name.name)) shown(value);
    },
    CallExpression: called,
    NewExpression: called,
    Literal: read,
    TemplateLiteral: read,
  }).visit(program);
  return [...found.values()].sort((a, b) => a.line - b.line);
}

/** Every text of a tree that stands in code instead of `words/`. */
export const looseTexts = (tree: Tree): Loose[] =>
  [...tree].flatMap(([path, text]) => (isSearched(path) ? looseIn(path, text) : []));
