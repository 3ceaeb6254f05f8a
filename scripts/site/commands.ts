/** The reference of the command line as a document, from the definitions of its help. */

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { WORDS } from "./words.ts";

const BAIZE = join(import.meta.dirname, "../../apps/cli/src/main.mjs");

/** What `baize man --json` says of a word, and of a command. */
interface Term {
  readonly says: string;
}
interface Command extends Term {
  readonly name: string;
  readonly usage: string;
  readonly arguments: readonly (Term & { readonly name: string })[];
  readonly options: readonly (Term & { readonly flags: string })[];
  readonly examples: readonly string[];
}

/** Which document says more about a command. */
const MORE: Readonly<Record<string, string>> = {
  arena: "docs/engine.md#your-own-bot",
  "check-document": "docs/check-document.md",
  deal: "docs/notation.md",
  engine: "docs/engine.md",
  host: "docs/online.md",
  join: "docs/online.md",
  migrate: "docs/queue.md",
  queue: "docs/queue.md",
  replay: "docs/notation.md",
  serve: "docs/operations.md",
  solve: "docs/deals.md",
  verify: "docs/fair.md",
  worker: "docs/queue.md",
};

/** A text in a cell of a table. */
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("\n", " ");
const code = (text: string): string => `\`${text.replaceAll("|", "\\|")}\``;

function rows(heading: string, found: readonly (readonly [term: string, says: string])[]): readonly string[] {
  if (found.length === 0) return [];
  const body = found.map(([term, says]) => `| ${code(term)} | ${cell(says)} |`);
  return [`| ${heading} | ${WORDS.meaning} |`, "|---|---|", ...body, ""];
}

function section({ name, usage, says, arguments: args, options, examples }: Command): readonly string[] {
  const more = MORE[name];
  return [
    `## baize ${name}`,
    "",
    says,
    "",
    "```",
    `baize ${name} ${usage}`.trim(),
    "```",
    "",
    ...rows(
      WORDS.argument,
      args.map((each) => [each.name, each.says]),
    ),
    ...rows(
      WORDS.option,
      options.map((each) => [each.flags, each.says]),
    ),
    WORDS.examples,
    "",
    "```",
    ...examples,
    "```",
    "",
    ...(more === undefined ? [] : [`${WORDS.more} [${more.replace(/#.*/, "")}](${more}).`, ""]),
  ];
}

/** The document. */
export function commandsDocument(): string {
  // The site is in English, whoever makes it.
  const env = { ...process.env, LC_ALL: "C" };
  const text = execFileSync(process.execPath, [BAIZE, "man", "--json"], { env, encoding: "utf8" });
  const { says, endings, commands } = JSON.parse(text) as Term & { endings: string; commands: readonly Command[] };
  return [`# ${WORDS.commands}`, "", says, "", "```", endings, "```", "", ...commands.flatMap(section)].join("\n");
}
