/** Source documents by name, and implementations of them: ours, one of the wrong ones, or somebody's program. */

import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import {
  type CheckedDocument,
  type Door,
  LocalSubject,
  remoteSubject,
  type Subject,
  spelledFreely,
} from "@baize/conformance";
import { GAMES } from "@baize/games";
import { knownWord } from "../arguments/games.ts";
import { say } from "../words/index.ts";
import { LineProgram } from "./line-program.ts";

/** Every document that a game carries. */
export const allDocuments = async (): Promise<readonly CheckedDocument[]> =>
  (await Promise.all(GAMES.map(async ({ documents }) => (await documents?.()) ?? []))).flat();

/** The document with this name. */
export async function findDocument(name: string): Promise<CheckedDocument> {
  const all = await allDocuments();
  const word = knownWord<string>(
    name,
    all.map((one) => one.name),
    say.noSuchDocument,
  );
  return all.find((one) => one.name === word) as CheckedDocument;
}

/** A word that stands for an implementation and does not tell which: another each time. */
export function tokenOf(mutant: string, salt = randomBytes(6).toString("hex")): string {
  return `${salt}-${createHash("sha256").update(`${salt} ${mutant}`).digest("hex").slice(0, 24)}`;
}

/** Our own implementation, or the wrong one with this name; either may be named by its token. */
export function doorOf(document: CheckedDocument, mutant: string | undefined): Door {
  const [salt = ""] = mutant?.split("-") ?? [];
  if (mutant === undefined || mutant === tokenOf("", salt)) return document.door();
  const meant = document.mutants.find(({ name }) => mutant === tokenOf(name, salt));
  if (meant !== undefined) return meant.door();
  const names: readonly string[] = document.mutants.map((one) => one.name);
  const word = knownWord(mutant, names, say.noSuchMutant);
  return document.mutants.find((one) => one.name === word)?.door() ?? {};
}

/** An implementation to be checked. */
interface Checked {
  readonly subject: Subject;
  /** Whether it is not asked any more. */
  isGivenUp(): boolean;
  close(): void;
}

/** An implementation to be checked, and what ends it: a program when there are words for one, else our own. */
export function subjectOf(document: CheckedDocument, words: readonly string[]): Checked {
  if (words.length === 0) {
    return { subject: new LocalSubject(document.door()), isGivenUp: () => false, close: () => {} };
  }
  const program = new LineProgram(words);
  const subject = remoteSubject((line) => program.ask(line));
  return {
    subject: spelledFreely(subject, document.spellings ?? new Map()),
    isGivenUp: () => program.isGivenUp,
    close: () => program.close(),
  };
}

/** The adapters, by the language of what they ask. */
export const ADAPTERS = {
  java: "BaizeAdapter.java",
  javascript: "baize_adapter.mjs",
  python: "baize_adapter.py",
} as const;

/** The file that lets classes in a language be asked. */
export function adapterFor(language: string): string {
  const word = knownWord(language, Object.keys(ADAPTERS) as (keyof typeof ADAPTERS)[], say.noSuchAdapter);
  return readFileSync(new URL(`../../adapters/${ADAPTERS[word]}`, import.meta.url), "utf8");
}
