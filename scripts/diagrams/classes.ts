/** The classes and modules of a source document, read from the code that carries them. */

import { parseSync } from "oxc-parser";

/** A class, or a module of access programs, as a diagram shows it. */
export interface Box {
  readonly name: string;
  readonly kind: "class" | "module" | "constants" | "interface";
  readonly base: string | undefined;
  /** The interfaces that it carries out. */
  readonly implemented: readonly string[];
  readonly members: readonly string[];
  /** Every name that it speaks of, itself or through what stands beside it in its file and is no box. */
  readonly uses: readonly string[];
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const nameOf = (node: unknown): string => String((node as { name?: string } | null)?.name ?? "");

/** What can be seen of a class: no private or protected member, and no constructor of its own. */
function membersOf(body: readonly Node[]): string[] {
  const seen = new Set<string>();
  for (const member of body) {
    const key = member.key as Node | undefined;
    const isHidden = member.accessibility === "protected" || member.accessibility === "private";
    if (key?.type !== "Identifier" || isHidden || member.kind === "constructor") continue;
    const isCall = member.type === "MethodDefinition" && member.kind === "method";
    seen.add(
      `${member.static === true ? "static " : ""}${nameOf(key)}${isCall || member.type === "TSMethodSignature" ? "()" : ""}`,
    );
  }
  return [...seen];
}

/** The object that an expression comes to: frozen, or with other names added. */
function objectOf(node: Node | undefined): readonly Node[] | undefined {
  if (node?.type === "ObjectExpression") return node.properties as Node[];
  if (node?.type === "TSAsExpression") return objectOf(node.expression as Node);
  if (node?.type === "CallExpression") return objectOf((node.arguments as Node[])[0]);
  return undefined;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

/** The names within a part of the code. */
function namesIn(node: Node): string[] {
  const own = node.type === "Identifier" ? [nameOf(node)] : [];
  return [...own, ...Object.values(node).flat().filter(isNode).flatMap(namesIn)];
}

/** What a statement declares, by name. */
function declaredBy(statement: Node): readonly (readonly [name: string, node: Node])[] {
  const node = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (!isNode(node)) return [];
  if (node.type === "VariableDeclaration") return (node.declarations as Node[]).map((one) => [nameOf(one.id), one]);
  return isNode(node.id) ? [[nameOf(node.id), node]] : [];
}

/** A declaration as a box, if it is one. */
function boxOf(name: string, node: Node): Omit<Box, "uses"> | undefined {
  if (node.type === "ClassDeclaration") {
    const base = nameOf(node.superClass) || undefined;
    const implemented = (node.implements as { expression: unknown }[]).map(({ expression }) => nameOf(expression));
    return { name, kind: "class", base, implemented, members: membersOf((node.body as Node).body as Node[]) };
  }
  if (node.type === "TSInterfaceDeclaration") {
    const [base] = (node.extends as { expression: unknown }[]).map(({ expression }) => nameOf(expression));
    return { name, kind: "interface", base, implemented: [], members: membersOf((node.body as Node).body as Node[]) };
  }
  const properties = node.type === "VariableDeclarator" ? objectOf(node.init as Node | undefined) : undefined;
  if (properties === undefined) return undefined;
  const members = properties.map((property) => nameOf(property.key)).filter((member) => member !== "");
  const isPlain = properties.every(({ value }) => (value as Node | undefined)?.type === "Literal");
  return { name, kind: isPlain ? "constants" : "module", base: undefined, implemented: [], members };
}

/** The boxes of a file. */
export function boxesOf(path: string, text: string): Box[] {
  const { program } = parseSync(path, text);
  const declared = (program.body as unknown as Node[]).flatMap(declaredBy);
  const boxes = declared.flatMap(([name, node]) => {
    const box = boxOf(name, node);
    return box === undefined ? [] : [{ box, node }];
  });
  const helpers = new Map(declared.filter(([name]) => !boxes.some(({ box }) => box.name === name)));
  const reached = (node: Node, seen: Set<string>): Set<string> => {
    for (const name of namesIn(node)) {
      if (seen.has(name)) continue;
      seen.add(name);
      const helper = helpers.get(name);
      if (helper !== undefined) reached(helper, seen);
    }
    return seen;
  };
  return boxes.map(({ box, node }) => {
    const names = reached(node, new Set([box.name]));
    return { ...box, uses: [...names].filter((name) => name !== box.name) };
  });
}
