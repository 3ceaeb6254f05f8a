/** Compares written lines and the checker with the rules, for tests. */

import { Budget, must, Random } from "@baize/kernel";
import { freecell, type State } from "../rules/index.ts";
import { winsWritten } from "./checker.ts";
import { textsOf } from "./line-text.ts";
import { Inquiry } from "./portfolio.ts";

/** Whether the rules call written moves of a numbered deal a win. */
export function rulesWin(deal: number, moves: readonly string[]): boolean {
  let state: State = must(freecell.setup(freecell.options.standard, { kind: "microsoft", number: deal }));
  for (const text of moves) {
    const move = freecell.parseMove(text, state);
    const next = move.ok ? freecell.apply(state, move.value) : move;
    if (!next.ok) return false;
    state = next.value;
  }
  return state.foundations.every((count) => count === 13);
}

const SIGNS = "12345678abcdh";

/** A line with one move left out, changed, or exchanged with the next: some of these still win. */
function spoiled(line: readonly string[], random: Random): readonly string[] {
  const at = random.below(line.length - 1);
  const [before, [one = "", two = "", ...after]] = [line.slice(0, at), line.slice(at)];
  const sign = () => SIGNS[random.below(SIGNS.length)] ?? "";
  const ways = [
    [two, ...after],
    [two, one, ...after],
    [sign() + one.slice(1), two, ...after],
    [`${sign()}${sign()}`, one, two, ...after],
    [one.length > 2 ? one.slice(0, 2) : `${one}x2`, two, ...after],
  ];
  return [...before, ...(ways[random.below(ways.length)] ?? [])];
}

/** Throws unless the written line of a deal is that of the rules, and the checker agrees with them on it and on spoiled ones. */
export function compareWritten(deal: number, tries = 4): void {
  const inquiry = new Inquiry(deal);
  if (inquiry.ask(new Budget()) !== "won") return;
  const texts = inquiry.texts();
  const state = must(freecell.setup(freecell.options.standard, { kind: "microsoft", number: deal }));
  if (textsOf(state, inquiry.line()).join(" ") !== texts.join(" ")) throw new Error(`deal ${deal}: other texts`);
  const random = Random.fromSeed(`written ${deal}`);
  for (const line of [texts, ...Array.from({ length: tries }, () => spoiled(texts, random))]) {
    if (winsWritten(deal, line) !== rulesWin(deal, line)) throw new Error(`deal ${deal}: ${line.join(" ")}`);
  }
}
