/** The classes and modules of a source document, read from the code that carries them. */

import { parseSync } from "oxc-parser";

/** A class, or a module of access programs, as a diagram shows it. */
export interface Box {
  readonly name: string;
  readonly kind: "class" | "module" | "constants" | "interface";
  readonly base: string | undefined;
  readonly members: readonly string[];
  /** The names of the document that its file uses. */
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

/** The boxes of a file. */
export function boxesOf(path: string, text: string): Box[] {
  const { program } = parseSync(path, text);
  const uses = (program.body as unknown as Node[]).flatMap((one) =>
    one.type === "ImportDeclaration" && String((one.source as Node).value).startsWith("./")
      ? (one.specifiers as Node[]).map(({ local }) => nameOf(local))
      : [],
  );
  return (program.body as unknown as Node[]).flatMap((statement): Box[] => {
    const node = (statement.type === "ExportNamedDeclaration" ? statement.declaration : statement) as Node | null;
    if (node?.type === "ClassDeclaration") {
      const body = (node.body as Node).body as Node[];
      const base = nameOf(node.superClass) || undefined;
      return [{ name: nameOf(node.id), kind: "class", base, members: membersOf(body), uses }];
    }
    if (node?.type === "TSInterfaceDeclaration") {
      const [base] = (node.extends as { expression: unknown }[]).map(({ expression }) => nameOf(expression));
      return [
        {
          name: nameOf(node.id),
          kind: "interface",
          base,
          members: membersOf((node.body as Node).body as Node[]),
          uses,
        },
      ];
    }
    if (node?.type !== "VariableDeclaration") return [];
    return (node.declarations as Node[]).flatMap((one): Box[] => {
      const properties = objectOf(one.init as Node | undefined);
      if (properties === undefined) return [];
      const members = properties.map((property) => nameOf(property.key)).filter((name) => name !== "");
      const isCode = properties.some(
        ({ method, value }) => method === true || /Function/.test(String((value as Node)?.type)),
      );
      return [{ name: nameOf(one.id), kind: isCode ? "module" : "constants", base: undefined, members, uses }];
    });
  });
}
