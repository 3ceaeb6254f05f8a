/** What the command says of implementations of source documents, in English. */

import type { Facts } from "@baize/kernel";

export const documents = {
  checkDocumentSummary: () => "say whether an implementation does what a source document says",
  checkDocumentAbout: () =>
    "Puts an implementation of a source document through everything the document says: ours, or any program that answers lines (docs/check-document.md). Each sentence passes or fails, with the smallest example.",
  documentArgument: () => "the name of the document; another word gets all the names there are",
  documentCommandArgument: () => "after --, what starts your implementation; with --mutants, what starts your tests",
  mutantsOption: () =>
    "start your tests once for each wrong implementation, which BAIZE_SUBJECT names, and count those they find",
  scriptOption: () => "print what is asked, step by step",
  adapterOption: () =>
    "print the file that asks your classes: java (BaizeAdapter.java), javascript (baize_adapter.mjs) or python (baize_adapter.py)",
  serveOption: () => "answer lines yourself, as our implementation or as a wrong one",
  sentenceLine: (d: {
    readonly id: string;
    readonly says: string;
    readonly verdict: "pass" | "fail" | "none" | "more";
  }) => `${d.verdict === "fail" ? "FAIL" : d.verdict}  ${d.id.padEnd(8)} ${d.says}`,
  documentScore: (d: { readonly title: string; readonly passed: number; readonly all: number }) =>
    `${d.title}: ${d.passed} of ${d.all} sentences, ${Math.floor((100 * d.passed) / d.all)} of 100 points`,
  sequelLeftOut: (d: { readonly sequel: string; readonly count: number }) =>
    `Not counted: ${d.count} sentences of what follows the document (${d.sequel}), of which there is nothing here.`,
  beyondLeftOut: (d: { readonly count: number }) =>
    `Not counted: what goes beyond the document and is not so here, sentences: ${d.count}.`,
  mutantLine: (d: Facts<"name" | "sentence" | "says"> & { readonly found: boolean }) =>
    `${d.found ? "found " : "MISSED"}  ${d.name}, which breaks ${d.sentence} ${d.says}`,
  mutantScore: (d: { readonly found: number; readonly all: number }) =>
    `${d.found} of ${d.all} wrong implementations found`,
  testsFail: () => "These tests fail with a right implementation: make them pass first.",
  testsWaver: () =>
    "These tests pass with a right implementation at first and fail with it later: they must say the same each time.",
  programGivenUp: (d: Facts<"command" | "count">) =>
    `${d.command} has not answered in time twice and is not asked any more; sentences that were not judged: ${d.count}.`,
  muteProgram: (d: Facts<"command" | "seconds">) =>
    `${d.command} has not answered in ${d.seconds} seconds: one line is expected for each line it reads, written at once.`,
  endedProgram: (d: Facts<"command">) =>
    `${d.command} has ended before its first answer; docs/check-document.md says how it is asked.`,
  answerTooLong: (d: Facts<"command" | "most">) =>
    `${d.command} answers without end: a line of at most ${d.most} characters is expected.`,
  cannotStart: (d: Facts<"command" | "why">) => `${d.command} cannot be started: ${d.why}.`,
};
