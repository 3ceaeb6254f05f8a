/** What the server says, in English. */

import type { Facts } from "@baize/kernel";

/** A day, and how it is written. */
export interface Dated {
  readonly title: string;
  readonly at: Date;
  readonly how: Intl.DateTimeFormatOptions;
}

export const en = {
  portTaken: (d: Facts<"port">) =>
    `Port ${d.port} is taken by another program. Stop that program, or choose another port: PORT=3001 npm start`,
  portForbidden: (d: Facts<"port">) =>
    `This user may not open port ${d.port}. Choose one above 1023: PORT=3000 npm start`,
  noSuchHost: (d: Facts<"host">) => `${d.host} is not an address of this machine. HOST=localhost is the usual choice.`,
  notStarted: (d: Facts<"why">) => `The server could not start: ${d.why}`,
  badPort: (d: Facts<"port">) => `PORT is "${d.port}"; a number from 0 to 65535 is expected.`,
  badHost: () => 'HOST is ""; an address of this machine is expected, such as localhost, 0.0.0.0 or ::1.',
  started: (d: Facts<"address">) => `Baize is at ${d.address}`,
  atHome: (d: Facts<"address">) => `For phones and others on this network: ${d.address}`,
  badProxy: (d: Facts<"text">) =>
    `TRUST_PROXY is "${d.text}"; addresses of proxies with commas between them are expected.`,
  badPace: (d: Facts<"text">) => `BOT_PACE is "${d.text}"; milliseconds from 0 to 99999 are expected.`,
  badSeatRate: (d: Facts<"text">) =>
    `SEAT_RATE is "${d.text}"; how many requests a seat may make in ten seconds is expected, from 1 to 999999.`,
  badLetters: (d: Facts<"text" | "signs">) => `TABLE_LETTERS is "${d.text}"; some of ${d.signs} are expected.`,
  badAccessLog: (d: Facts<"text">) =>
    `ACCESS_LOG is "${d.text}"; 1 writes a line for each answer, 0 or nothing does not.`,
  badMetricsToken: () =>
    "METRICS_TOKEN is too short or has signs that a header cannot carry; 16 to 200 letters and digits are expected.",
  badArchive: (d: Facts<"text">) => `ARCHIVE is "${d.text}"; a folder that is there and may be written to is expected.`,
  ready: () => "ready",
  threadEnded: () => "A thread of the bots has ended.",
  botsGone: () => "The bots have gone home.",
  figureStreams: () => "Event streams that are open.",
  figureMoves: () => "Moves written by this process.",
  figureChanges: () => "Changes of tables written by this process.",
  figureCommits: () => "Commits they took.",
  figureLate: () => "Moves of bots that were told late.",
  figureTables: () => "Tables at hand in this process.",
  figureCpu: () => "CPU time of the process, in seconds.",
  figureResident: () => "Resident memory.",
  figureHeap: () => "Memory in use of the heap.",
  figureUptime: () => "Time since the start.",
  figureDelay: () => "99th percentile of the delay of the event loop since it was last read.",
  figureAnswers: () => "Answers by the class of their status; streams are not among them.",
  figureTimes: () => "Time to an answer, in seconds.",
  healthy: () => "ok",
  noPage: () => "The page is not built.",
  toHome: () => "To the first page",
  notUnderstood: () => "This address cannot be understood.",
  notJson: () => "What came with this question is not JSON.",
  wantsJson: () => "What comes with a question must be JSON: say content-type: application/json.",
  notGivenOut: (d: Facts<"path">) => `${d.path} is not given out.`,
  onlyRead: () => "This server can be read, and nothing else.",
  tooSlow: () => "This took too long to ask.",
  tooMuch: () => "This is too much to ask.",
  tooLong: () => "This link is too long. A match of so many moves can be sent as a file: Settings, Export to a file.",
  changed: () => "This file is no longer the one you have.",
  noSuchPart: () => "This file has no such part.",
  notPromised: () => "This server promises nothing of the kind.",
  ending: () => "This server is ending. Ask again.",
  notLikeThat: () => "This cannot be asked like that.",
  failed: () => "The server failed. It is not your fault.",
  pageTitle: (d: Facts<"title">) => `${d.title} · Baize`,
  somebodys: (d: Facts<"match">) => `${d.match} · Somebody’s game`,
  reviewOf: (d: Facts<"match">) => `${d.match} · Review`,
  reviewSays: () => "Move by move, and what would have been better.",
  analysisOf: (d: Facts<"match">) => `${d.match} · Analysis`,
  analysisSays: () => "Every move, and what comes of it.",
  todays: (d: Facts<"title">) => `${d.title} · Deal of the day`,
  dayOf: ({ title, at, how }: Dated) => `${title} · ${at.toLocaleDateString("en-GB", how)}`,
  daySays: () => "The same deal for everybody, harder from Monday to Sunday.",
  days: () => "Days",
  daysSay: () => "A new deal a day in every game, and all the past days.",
  record: () => "Record",
  recordSays: () => "What your matches came to, kept in your browser.",
  settings: () => "Settings",
  settingsSay: () => "Theme, cards, language and help, as you like them.",
  together: () => "Play with friends",
  table: () => "A table for friends",
  tableSays: () => "A link is all it takes. No account, no install.",
  dealToPlay: () => "A deal to play, in the browser and for nothing.",
  wonIn: (d: Facts<"count">) => `Won in ${d.count}.`,
  soFar: (d: Facts<"count">) => `${d.count} so far. What would you do?`,
  nothingAt: (d: Facts<"path">) => `There is nothing at ${d.path}.`,
};
