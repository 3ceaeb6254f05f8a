/** `baize check-document`: says, sentence by sentence, whether an implementation does what a source document says. */

import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import {
  answerLine,
  type CheckedDocument,
  type Finding,
  isBeyond,
  isFoundOut,
  isLeftOut,
  judge,
  LocalSubject,
  type Mutant,
  parseScript,
} from "@baize/conformance";
import { shown } from "@baize/kernel";
import type { Command } from "commander";
import { type Declared, examplesOf } from "../arguments/declarations.ts";
import { linesOf } from "../arguments/lines.ts";
import { addExamples } from "../arguments/options.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { takes } from "../arguments/values.ts";
import {
  ADAPTERS,
  adapterFor,
  allDocuments,
  doorOf,
  findDocument,
  subjectOf,
  tokenOf,
} from "../documents/implementations.ts";
import { areContent } from "../documents/tests.ts";
import { type Judged, judgedReport, type Tried, triedReport } from "../report/checked.ts";
import { say } from "../words/index.ts";

interface Options {
  readonly mutants?: boolean;
  readonly script?: boolean;
  readonly adapter?: string;
  readonly serve?: boolean | string;
  readonly json?: boolean;
}

/** A step holds a line of a script, which may be a whole table, and of what a program answered to it about as much. */
const STEP_LENGTH = 3000;

const print = (line: string) => void process.stdout.write(`${line}\n`);
/** Prints for whoever reads it, or nothing where a program reads. */
const printFor = (isJson: boolean): typeof print => (isJson ? () => {} : print);
const MAIN = fileURLToPath(new URL("../main.mjs", import.meta.url));

/** What is said of a sentence: what follows the document, or goes beyond it, is no fault where it is not there. */
function verdictOf(document: CheckedDocument, finding: Finding): "pass" | "fail" | "none" | "more" {
  if (finding.passed) return "pass";
  return isLeftOut(document, finding) ? "none" : isBeyond(finding) ? "more" : "fail";
}

/** Every sentence with what came of it, the smallest example of what is wrong, and the score. */
async function checkImplementation(
  document: CheckedDocument,
  words: readonly string[],
  isJson: boolean,
): Promise<void> {
  const tell = printFor(isJson);
  const { subject, isGivenUp, close } = subjectOf(document, words);
  const sentences = parseScript(document.script());
  const right = words.length === 0 ? undefined : new LocalSubject(document.door());
  const judged: Judged[] = [];
  try {
    for await (const finding of judge(subject, sentences, right)) {
      const { id, says } = finding;
      const verdict = verdictOf(document, finding);
      const example = verdict === "none" ? [] : finding.example.map((step) => shown(step, STEP_LENGTH));
      tell(say.sentenceLine({ id, says, verdict }));
      for (const step of example) tell(`        ${step}`);
      judged.push({ id, says, verdict, example });
      if (isGivenUp()) break;
    }
  } catch (error) {
    // A program that cannot be asked ends the command; who reads the object still gets one.
    if (isJson && error instanceof Stop) print(JSON.stringify(judgedReport(document, sentences, judged)));
    throw error;
  } finally {
    close();
  }
  const report = judgedReport(document, sentences, judged);
  const { title, passed, all } = report;
  const unasked = sentences.length - judged.length;
  const leftOut = judged.filter(({ verdict }) => verdict === "none").length;
  const beyond = judged.filter(({ verdict }) => verdict === "more").length;
  if (isGivenUp()) tell(say.programGivenUp({ command: words.join(" "), count: unasked }));
  tell(say.documentScore({ title, passed, all }));
  if (leftOut > 0) tell(say.sequelLeftOut({ sequel: document.sequel ?? "", count: leftOut }));
  if (beyond > 0) tell(say.beyondLeftOut({ count: beyond }));
  if (isJson) print(JSON.stringify(report));
  if (passed < all) process.exitCode = EXIT.failure;
}

/** Tests that take so many times as long as with the right implementation do not end with a wrong one: by that they have found it. */
const PATIENCE = 10;
const LEAST_PATIENCE_MS = 20_000;

/** The words that serve an implementation of ours, the right one or the wrong one with this name, and do not tell which. */
const serving = (document: CheckedDocument, mutant = ""): readonly string[] => [
  process.execPath,
  MAIN,
  "check-document",
  document.name,
  "--serve",
  tokenOf(mutant),
];

/** How many of the wrong implementations are found: by somebody's tests, or by the sentences themselves. */
async function checkMutants(document: CheckedDocument, words: readonly string[], isJson: boolean): Promise<void> {
  const tell = printFor(isJson);
  const sentences = parseScript(document.script());
  const start = performance.now();
  if (words.length > 0 && !(await areContent(words, serving(document)))) throw new Stop(EXIT.failure, say.testsFail());
  const limit = Math.max(LEAST_PATIENCE_MS, PATIENCE * (performance.now() - start));
  // The right implementation comes once more, where nobody expects it: tests that find fault with whatever comes later find nothing.
  const again = words.length > 0 ? Math.floor(Math.random() * document.mutants.length) : -1;
  const isFound = async (mutant: Mutant): Promise<boolean> =>
    words.length > 0
      ? !(await areContent(words, serving(document, mutant.name), limit))
      : isFoundOut(mutant, sentences);
  const tried: Tried[] = [];
  const cores = availableParallelism();
  for (let at = 0; at < document.mutants.length; at += cores) {
    const some = document.mutants.slice(at, at + cores);
    if (again >= at && again < at + cores && !(await areContent(words, serving(document), limit))) {
      throw new Stop(EXIT.failure, say.testsWaver());
    }
    for (const [i, found] of (await Promise.all(some.map(isFound))).entries()) {
      const { name, sentence } = some[i] as Mutant;
      const says = sentences.find((one) => one.id === sentence)?.says ?? "";
      tried.push({ name, sentence, says, found });
      tell(say.mutantLine({ found, name, sentence, says }));
    }
  }
  const report = triedReport(document, tried);
  const { found, all } = report;
  tell(say.mutantScore({ found, all }));
  if (isJson) print(JSON.stringify(report));
  if (found < all) process.exitCode = EXIT.failure;
}

/** Answers lines with an implementation of ours, right or wrong. */
async function serve(document: CheckedDocument, mutant: string | undefined): Promise<void> {
  const subject = new LocalSubject(doorOf(document, mutant));
  for await (const line of linesOf(process.stdin)) {
    print(await answerLine(subject, line));
  }
}

async function run(name: string, words: readonly string[], options: Options): Promise<void> {
  const document = await findDocument(name);
  if (options.adapter !== undefined) return void process.stdout.write(adapterFor(options.adapter));
  if (options.script === true) return void process.stdout.write(document.script());
  if (options.serve !== undefined && options.serve !== false) {
    return serve(document, options.serve === true ? undefined : options.serve);
  }
  const check = options.mutants === true ? checkMutants : checkImplementation;
  return check(document, words, options.json === true);
}

/** Describes the command. */
export function define(command: Command, declared: readonly Declared[]): void {
  command
    .description(say.checkDocumentAbout())
    .argument("<name>", say.documentArgument())
    .argument("[command...]", say.documentCommandArgument())
    .option("--mutants", say.mutantsOption())
    .option("--json", say.jsonOption())
    .option("--script", say.scriptOption())
    .option("--adapter <language>", say.adapterOption())
    .option("--serve [mutant]", say.serveOption())
    .action(run);
  takes(command, {
    name: { words: async () => (await allDocuments()).map(({ name }) => name) },
    command: { isFile: true },
    "--adapter": { words: Object.keys(ADAPTERS) },
  });
  addExamples(command, examplesOf(declared, "check-document"));
}
