/** Refusals as sentences. Each game brings one table per language; the kernel brings its own. */

import type { Detail, Refusal } from "./result.ts";

/** A sentence for each refusal code. */
export type Words = Readonly<Record<string, (detail: Detail) => string>>;

/** The kernel's own refusals, in English. */
export const kernelWords: Words = {
  "not-your-turn": (d) => `It is not seat ${d.seat}'s turn: seat ${d.toMove} is to move.`,
  "game-over": () => "The game is over: no more moves can be made.",
  "nothing-to-undo": () => "Nothing to undo.",
  "nothing-to-redo": () => "Nothing to redo.",
  "no-such-ply": (d) => `There is no move ${d.ply}: this match has ${d.plies}.`,
  "not-an-event": (d) => `"${d.text}" is not something the table records now.`,
  "not-a-move": (d) => `"${d.text}" is recorded by the table, it cannot be played.`,
  "bad-random-state": (d) => `"${d.text}" is not a random state: 32 hexadecimal digits, not all zero, are expected.`,
  "save-unreadable": (d) => `This is not a Baize save: ${d.why}.`,
  "save-too-new": (d) => `This save has format ${d.version}; this program reads formats up to ${d.newest}.`,
  "save-other-game": (d) => `This save is of the game "${d.found}"; "${d.expected}" was expected.`,
  "save-other-rules": (d) => `This save was played under rules version ${d.found}; version ${d.expected} is in use.`,
  "link-unreadable": (d) => `"${d.text}" is not a link to a match: ${d.why}.`,
  "replay-failed": (d) => `Move ${d.ply}, "${d.text}", cannot be played: ${d.why}`,
};

/** The sentence for a refusal; a code nobody has words for is shown as it is. */
export function sentence(refusal: Refusal, ...tables: readonly Words[]): string {
  for (const table of [...tables, kernelWords]) {
    const say = table[refusal.code];
    if (say !== undefined) return say(refusal.detail);
  }
  return `Refused by rule ${refusal.rule}: ${refusal.code}.`;
}
