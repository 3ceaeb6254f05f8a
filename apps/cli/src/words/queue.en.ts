/** What the command says about the queue, in English. */

import type { Fact, Facts } from "@baize/kernel";

const some = (count: Fact, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const queue = {
  workerSummary: () => "solve what is on a queue",
  workerAbout: () =>
    "Solves what `baize solve --queue` puts on a queue. Any number of workers, on any machines, share it.",
  queueOption: () =>
    "the PostgreSQL with the queue: postgres://user:password@host/database (standard: what BAIZE_QUEUE says)",
  noQueue: () => "Which queue? --queue postgres://user@host/database says it, or the variable BAIZE_QUEUE.",
  drainOption: () =>
    "end when all is done; where nothing is to be done yet, wait for a first range (standard: wait for more)",
  waitOption: () => "how long a PostgreSQL that is away is waited for, and with --drain a first range, in seconds",
  queueSummary: () => "say what is on a queue, take ranges off it",
  queueAbout: () => "Says which ranges a queue knows and how far they are; takes one off the queue, or forgets it.",
  deedArgument: () => "list; cancel a range, whose results stay; or remove it with its results",
  runArgument: () => "the number of the range, as list tells it",
  queueJsonOption: () => "list: one object per line",
  noSuchDeed: (d: { readonly word: string; readonly near: string | undefined; readonly words: readonly string[] }) =>
    `"${d.word}" cannot be done with a queue.${d.near === undefined ? "" : ` Did you mean ${d.near}?`} Choose ${d.words.slice(0, -1).join(", ")} or ${d.words.at(-1)}.`,
  needsRun: (d: Facts<"deed">) => `${d.deed} needs the number of a range: baize queue list tells them.`,
  noSuchRun: (d: Facts<"id">) => `There is no range ${d.id} on this queue.`,
  runCancelled: (d: Facts<"id">) =>
    `Range ${d.id} is off the queue; what was solved stays, and --resume goes on with it.`,
  runRemoved: (d: Facts<"id">) => `Range ${d.id} is forgotten, with its results.`,
  queueIsEmpty: () => "There is no range on this queue.",
  queuedRun: (
    d: Facts<"id" | "game" | "rules" | "first" | "last" | "solved" | "all" | "waiting" | "active" | "begun">,
  ) =>
    `${d.id}  ${d.game} ${d.first}-${d.last}${d.rules === "" ? "" : ` (${d.rules})`}: ${d.solved} of ${d.all} solved, ${some(d.waiting, "part waits", "parts wait")}, ${d.active} being solved; begun ${d.begun}`,
  jsonlOption: () => "with --queue: write each result there, one object a line, and tell its checksum",
  linesOption: () => "with --queue: keep the lines that win as well",
  recordOption: () =>
    "with --queue and --prove: keep the lengths in that table; what it has proved is not done again, and what it has not is tried anew with a larger budget",
  recordNeedsProof: () => "--record keeps what is proved: it needs --prove.",
  notARecord: (d: Facts<"file">) => `${d.file} is no table of record; it is left as it is.`,
  fileWritten: (d: Facts<"file" | "lines" | "sum">) => `${d.file}: ${some(d.lines, "line", "lines")}, SHA-256 ${d.sum}`,
  migrateSummary: () => "make the tables of a queue",
  migrateAbout: () =>
    "Makes the tables of a queue, or brings them up to date, and lets a role work with them that may do nothing else.",
  roleOption: () => "the role of the workers, which is there already",
  migrated: (d: Facts<"place">) => `The queue at ${d.place} is ready.`,
  mayNotMake: (d: Facts<"place">) =>
    `This role may not use or make the tables of the queue at ${d.place}: their owner does with baize migrate --queue … --role …`,
  mayNotMigrate: (d: Facts<"place">) => `This role may not make tables at ${d.place}: the owner of the database may.`,
  noSuchRole: (d: Facts<"role">) => `There is no role ${d.role}: CREATE ROLE makes it.`,
  wrongPassword: () => "the password is wrong",
  needsPassword: () => "it wants a password: postgres://user:password@host/database, or PGPASSWORD",
  strangersRange: (d: Facts<"game" | "program" | "rules" | "own" | "ownRules">) =>
    `A range of ${d.game} on this queue is for ${d.program} with rules ${d.rules}; this is ${d.own} with rules ${d.ownRules}.`,
  strangeResults: (d: Facts<"count" | "program" | "rules">) =>
    `${some(d.count, "result", "results")} of this range did not come from ${d.program} with rules ${d.rules}: they are not counted. Without --resume the range begins anew.`,
  working: (d: Facts<"place" | "threads">) =>
    `Working for ${d.place} with ${some(d.threads, "thread", "threads")}; Ctrl+C stops and leaves the queue whole.`,
  dealsSolved: (d: Facts<"solved" | "rate">) => `${some(d.solved, "deal", "deals")} solved, ${d.rate}/s`,
  dealsSolvedAll: (d: Facts<"solved" | "rate">) => `${some(d.solved, "deal", "deals")} solved, ${d.rate}/s.`,
  notAnAddress: (d: Facts<"text">) =>
    `--queue is "${d.text}"; an address such as postgres://user@host/database is expected.`,
  queueUnreachable: (d: Facts<"place" | "why">) => `The queue at ${d.place} cannot be reached: ${d.why}.`,
  queueRefuses: (d: Facts<"place" | "why">) => `The queue at ${d.place} cannot be used: ${d.why}.`,
  onlyWorks: () => "this role may work for the queue, and no more: its owner puts ranges on it and takes them off",
  onlyReads: () => "this database can be read, and nothing else",
  queueGone: (d: Facts<"place" | "why">) => `The queue at ${d.place} is gone: ${d.why}.`,
  isAway: (d: Facts<"place" | "why">) => `The queue at ${d.place} is away (${d.why}): waiting for it.`,
  nobodyAnswers: () => "nobody answers there",
  noSuchHost: () => "there is no such host",
  nobodyInTime: () => "nobody answers there in time",
  nothingToResume: (d: Facts<"first" | "last">) =>
    `There is nothing to resume: deals ${d.first}-${d.last} are not on this queue.`,
  alreadyQueued: (d: Facts<"first" | "last" | "solved">) =>
    `Deals ${d.first}-${d.last} are on this queue already, ${d.solved} of them solved: --resume goes on with them.`,
  givenUp: (d: Facts<"deals">) =>
    d.deals === 1
      ? "1 deal was tried too often and given up: --resume puts it back on the queue."
      : `${d.deals} deals were tried too often and given up: --resume puts them back on the queue.`,
  noWorker: () => "No worker is there yet: `baize worker --queue …` starts one, on any machine.",
  goesBack: (d: Facts<"first" | "why">) => `Deals ${d.first} and on go back on the queue: ${d.why}`,
  workerStopped: () => "The worker was stopped.",
  threadEnded: () => "The thread has ended.",
};
