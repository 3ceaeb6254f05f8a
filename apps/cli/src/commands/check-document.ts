/** `baize check-document`: says, sentence by sentence, whether an implementation does what a source document says. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import {
  answerLine,
  type CheckedDocument,
  isFoundOut,
  judge,
  LocalSubject,
  type Mutant,
  parseScript,
} from "@baize/conformance";
import type { Command } from "commander";
import { type Declared, examplesOf } from "../arguments/declarations.ts";
import { addExamples } from "../arguments/options.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { doorOf, findDocument, subjectOf } from "../documents/implementations.ts";
import { say } from "../words/index.ts";

interface Options {
  readonly mutants?: boolean;
  readonly script?: boolean;
  readonly serve?: boolean | string;
}

const print = (line: string) => void process.stdout.write(`${line}\n`);
const MAIN = fileURLToPath(new URL("../main.mjs", import.meta.url));

/** Every sentence with what came of it, the smallest example of what is wrong, and the score. */
async function checkImplementation(document: CheckedDocument, words: readonly string[]): Promise<void> {
  const { subject, close } = subjectOf(document, words);
  const sentences = parseScript(document.script());
  let passed = 0;
  try {
    for await (const finding of judge(subject, sentences)) {
      passed += finding.passed ? 1 : 0;
      print(say.sentenceLine(finding));
      for (const step of finding.example) print(`        ${step}`);
    }
  } finally {
    close();
  }
  print(say.documentScore({ title: document.title, passed, all: sentences.length }));
  if (passed < sentences.length) process.exitCode = EXIT.failure;
}

/** A command for the environment, as a shell reads it. */
const quoted = (words: readonly string[]): string =>
  words.map((word) => (/[\s"]/.test(word) ? `"${word}"` : word)).join(" ");

/** Whether somebody's tests are content with an implementation: ours, or the wrong one with this name. */
async function areContent(document: CheckedDocument, words: readonly string[], mutant?: string): Promise<boolean> {
  const [name = "", ...rest] = words;
  const serve = [
    process.execPath,
    MAIN,
    "check-document",
    document.name,
    "--serve",
    ...(mutant === undefined ? [] : [mutant]),
  ];
  const child = spawn(name, rest, {
    stdio: ["ignore", "ignore", "ignore"],
    env: { ...process.env, BAIZE_SUBJECT: quoted(serve) },
  });
  try {
    const [code] = await once(child, "exit");
    return code === 0;
  } catch (error) {
    throw new Stop(EXIT.failure, say.cannotStart({ command: words.join(" "), why: (error as Error).message }));
  }
}

/** How many of the wrong implementations are found: by somebody's tests, or by the sentences themselves. */
async function checkMutants(document: CheckedDocument, words: readonly string[]): Promise<void> {
  const sentences = parseScript(document.script());
  if (words.length > 0 && !(await areContent(document, words))) throw new Stop(EXIT.failure, say.testsFail());
  const isFound = async (mutant: Mutant): Promise<boolean> =>
    words.length > 0 ? !(await areContent(document, words, mutant.name)) : isFoundOut(mutant, sentences);
  let found = 0;
  const cores = availableParallelism();
  for (let at = 0; at < document.mutants.length; at += cores) {
    const some = document.mutants.slice(at, at + cores);
    for (const [i, is] of (await Promise.all(some.map(isFound))).entries()) {
      const { name, sentence } = some[i] as Mutant;
      const says = sentences.find((one) => one.id === sentence)?.says ?? "";
      found += is ? 1 : 0;
      print(say.mutantLine({ found: is, name, sentence, says }));
    }
  }
  print(say.mutantScore({ found, all: document.mutants.length }));
  if (found < document.mutants.length) process.exitCode = EXIT.failure;
}

/** Answers lines with an implementation of ours, right or wrong. */
async function serve(document: CheckedDocument, mutant: string | undefined): Promise<void> {
  const subject = new LocalSubject(doorOf(document, mutant));
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    print(await answerLine(subject, line));
  }
}

async function run(name: string, words: readonly string[], options: Options): Promise<void> {
  const document = await findDocument(name);
  if (options.script === true) return void process.stdout.write(document.script());
  if (options.serve !== undefined && options.serve !== false) {
    return serve(document, options.serve === true ? undefined : options.serve);
  }
  return options.mutants === true ? checkMutants(document, words) : checkImplementation(document, words);
}

/** Describes the command. */
export function define(command: Command, declared: readonly Declared[]): void {
  command
    .description(say.checkDocumentAbout())
    .argument("<name>", say.documentArgument())
    .argument("[command...]", say.documentCommandArgument())
    .option("--mutants", say.mutantsOption())
    .option("--script", say.scriptOption())
    .option("--serve [mutant]", say.serveOption())
    .action(run);
  addExamples(command, examplesOf(declared, "check-document"));
}
