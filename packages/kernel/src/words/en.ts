/** What the kernel says, in English: a sentence for each refusal, and the plain words of every game. */

import type { Facts } from "./messages.ts";

const FIELDS: Readonly<Record<string, string>> = {
  baize: "be a format number",
  game: "be text",
  rules: "be a version number",
  options: "be text",
  deal: "be text",
  moves: "be a list of texts",
  why: "have a letter for each move",
};

function saveProblem({ field, most }: Facts<"field" | "most">): string {
  if (field === "json") return "it is not JSON";
  if (field === "object") return "a JSON object is expected";
  return `the field "${field}" must ${FIELDS[String(field)] ?? `be a whole number from 0 to ${most}`}`;
}

export const en = {
  noBot: (d: Facts<"name">) => `There is no bot ${d.name}.`,
  "not-your-turn": (d: Facts<"seat" | "toMove">) => `It is not seat ${d.seat}'s turn: seat ${d.toMove} is to move.`,
  "game-over": () => "The game is over: no more moves can be made.",
  "nothing-to-undo": () => "Nothing to undo.",
  "nothing-to-redo": () => "Nothing to redo.",
  "match-too-long": (d: Facts<"moves" | "most">) => `A match has at most ${d.most} moves; this would be ${d.moves}.`,
  "no-such-ply": (d: Facts<"ply" | "plies">) => `There is no move ${d.ply}: this match has ${d.plies}.`,
  "not-an-event": (d: Facts<"text">) => `"${d.text}" is not something the table records now.`,
  "not-a-move": (d: Facts<"text">) => `"${d.text}" is recorded by the table, it cannot be played.`,
  "bad-random-state": (d: Facts<"text">) =>
    `"${d.text}" is not a random state: 32 hexadecimal digits, not all zero, are expected.`,
  "bad-fair-deal": (d: Facts<"text">) =>
    `"${d.text}" is not a fair deal: fair:, 64 hexadecimal digits, a colon, and 32 digits for each person are expected.`,
  "save-unreadable": (d: Facts<"field" | "most">) => `This is not a Baize save: ${saveProblem(d)}.`,
  "save-too-new": (d: Facts<"version" | "newest">) =>
    `This save has format ${d.version}; this program reads formats up to ${d.newest}.`,
  "save-other-game": (d: Facts<"found" | "expected">) =>
    `This save is of the game "${d.found}"; "${d.expected}" was expected.`,
  "save-other-rules": (d: Facts<"found" | "expected">) =>
    `This save was played under rules version ${d.found}; version ${d.expected} is in use.`,
  "link-unreadable": (d: Facts<"text" | "problem">) =>
    d.problem === "percent"
      ? `"${d.text}" is not a link to a match: it has a damaged % sign.`
      : `"${d.text}" is not a link to a match: /game/deal?moves=… is expected.`,
  "replay-failed": (d: Facts<"ply" | "text" | "why">) => `Move ${d.ply}, "${d.text}", cannot be played: ${d.why}`,
  refused: (d: Facts<"rule" | "code">) => `Refused by rule ${d.rule}: ${d.code}.`,
  you: () => "You",
  seat: (d: Facts<"seat">) => `Seat ${d.seat}`,
  deal: (d: Facts<"deal">) => `Deal ${d.deal}`,
  dealWord: () => "deal",
  ownDeal: () => "Own deal",
  fairDeal: () => "Fair deal",
  match: (d: Facts<"title" | "deal">) => `${d.title}: ${d.deal}`,
  moves: (d: Facts<"count">) => (d.count === 1 ? "1 move" : `${d.count} moves`),
  lineFollows: (d: Facts<"length">) => `It begins a line that wins in ${d.length}.`,
  stepsFromTo: (d: Facts<"from" | "to">) => (d.from === d.to ? `Step ${d.from}` : `Steps ${d.from} to ${d.to}`),
  sentenceAfter: (d: Facts<"before" | "after">) => `${d.before} ${d.after}`,
  wordAfter: (d: Facts<"before" | "after">) => `${d.before}, ${d.after}`,
  factAfter: (d: Facts<"before" | "after">) => `${d.before}, ${d.after}`,
  stuck: () => "Nothing can be played any more.",
};
