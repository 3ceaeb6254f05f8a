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

/** A file as it is written, and what it declares by name. */
interface Source {
  readonly text: string;
  readonly declared: ReadonlyMap<string, Node>;
}

/** The type that stands after a name, as it is written but for `readonly`; empty where there is none. */
function typeOf(annotation: unknown, { text }: Source): string {
  const type = (annotation as { typeAnnotation?: { start: number; end: number } } | null | undefined)?.typeAnnotation;
  if (type === undefined) return "";
  const written = text.slice(type.start, type.end);
  return `: ${written
    .replaceAll(/\breadonly /g, "")
    .replaceAll(/\s+/g, " ")
    .replace(/^\| /, "")}`;
}

/** The type of a value that is written out, here or where its name is declared. */
function typeOfValue(value: unknown, source: Source): string {
  const node = value as Node | null | undefined;
  if (node?.type === "Identifier") {
    const declared = source.declared.get(nameOf(node));
    return declared?.type === "VariableDeclarator" ? typeOfValue(declared.init, source) : "";
  }
  return node?.type === "Literal" && node.value !== null ? `: ${typeof node.value}` : "";
}

/** A parameter with its type; one that may be left out has a question mark. */
function parameterOf(given: Node, source: Source): string {
  if (given.type === "TSParameterProperty") return parameterOf(given.parameter as Node, source);
  if (given.type === "RestElement") {
    return `...${nameOf(given.argument)}${typeOf(given.typeAnnotation, source)}`;
  }
  const isLeft = given.type === "AssignmentPattern";
  const name = (isLeft ? given.left : given) as Node;
  const type = typeOf(name.typeAnnotation, source) || (isLeft ? typeOfValue(given.right, source) : "");
  return `${nameOf(name) || "_"}${isLeft || name.optional === true ? "?" : ""}${type}`;
}

/** What a routine takes and gives; neighbours of one type share it, as in the documents: `r1, r2: number`. */
function signatureOf(routine: Node, source: Source): string {
  const all = (routine.params as Node[]).map((one) => parameterOf(one, source));
  const typeIn = (parameter: string | undefined) => /^\w+(: .*)$/.exec(parameter ?? "")?.[1];
  const shared = all.map((one, i) => {
    const type = typeIn(one);
    return type !== undefined && type === typeIn(all[i + 1]) ? one.slice(0, -type.length) : one;
  });
  return `(${shared.join(", ")})${typeOf(routine.returnType, source)}`;
}

const ROUTINES: readonly string[] = ["FunctionExpression", "ArrowFunctionExpression", "FunctionDeclaration"];
/** A property of a module: a routine with what it takes and gives, or a value with its type; a name stands for what the file declares. */
function propertyOf(value: Node | undefined, source: Source): string {
  if (value?.type === "Identifier") {
    const declared = source.declared.get(nameOf(value));
    const meant = declared?.type === "VariableDeclarator" ? (declared.init as Node | undefined) : declared;
    const type = declared?.type === "VariableDeclarator" ? typeOf((declared.id as Node).typeAnnotation, source) : "";
    return type !== "" || meant?.type === "Identifier" ? type : propertyOf(meant, source);
  }
  return value !== undefined && ROUTINES.includes(value.type) ? signatureOf(value, source) : "";
}

/** What can be seen of a class: no private or protected member, but what its constructor takes. */
function membersOf(body: readonly Node[], source: Source): string[] {
  const seen = new Map<string, string>();
  for (const member of body) {
    const key = member.key as Node | undefined;
    const isHidden = member.accessibility === "protected" || member.accessibility === "private";
    const name = member.kind === "constructor" ? "new" : `${member.static === true ? "static " : ""}${nameOf(key)}`;
    // A property that is read and written is there once, and so is a routine that is declared in several ways.
    if (key?.type !== "Identifier" || isHidden || seen.has(name)) continue;
    const isMethod = member.type.endsWith("MethodDefinition");
    const routine = (isMethod ? member.value : member) as Node;
    const isRead = member.kind === "get" || member.kind === "set";
    const isCall = !isRead && (isMethod || member.type === "TSMethodSignature");
    const value = isRead ? typeOf(routine.returnType, source) : typeOf(member.typeAnnotation, source);
    seen.set(name, isCall ? signatureOf(routine, source) : value || typeOfValue(member.value, source));
  }
  return [...seen].map(([name, rest]) => name + rest);
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
function boxOf(name: string, node: Node, source: Source): Omit<Box, "uses"> | undefined {
  if (node.type === "ClassDeclaration") {
    const base = nameOf(node.superClass) || undefined;
    const implemented = (node.implements as { expression: unknown }[]).map(({ expression }) => nameOf(expression));
    return { name, kind: "class", base, implemented, members: membersOf((node.body as Node).body as Node[], source) };
  }
  if (node.type === "TSInterfaceDeclaration") {
    const [base] = (node.extends as { expression: unknown }[]).map(({ expression }) => nameOf(expression));
    return {
      name,
      kind: "interface",
      base,
      implemented: [],
      members: membersOf((node.body as Node).body as Node[], source),
    };
  }
  const properties = node.type === "VariableDeclarator" ? objectOf(node.init as Node | undefined) : undefined;
  if (properties === undefined) return undefined;
  const isPlain = properties.every(({ value }) => (value as Node | undefined)?.type === "Literal");
  const members = properties
    .filter(({ key }) => nameOf(key) !== "")
    .map(({ key, value }) => nameOf(key) + (isPlain ? "" : propertyOf(value as Node | undefined, source)));
  return { name, kind: isPlain ? "constants" : "module", base: undefined, implemented: [], members };
}

/** The boxes of a file. */
export function boxesOf(path: string, text: string): Box[] {
  const { program } = parseSync(path, text);
  const declared = (program.body as unknown as Node[]).flatMap(declaredBy);
  const boxes = declared.flatMap(([name, node]) => {
    const box = boxOf(name, node, { text, declared: new Map(declared) });
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
