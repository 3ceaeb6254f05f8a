/** A whole line in words: its steps under headings that say what they achieve. */

import { type Card, formatCard, suitName, suitOf } from "@baize/cards";
import type { Chapter } from "@baize/kernel";
import { say } from "../words/teach.en.ts";
import { cascade, type Place } from "./place.ts";
import { placeName } from "./place-name.ts";
import { emptyColumns, freeCells, isHome, type Played, playedOut } from "./played.ts";
import { cardsAt, type State } from "./state.ts";

/** So many steps a heading has at most; a cell alone is no reason for one before so many. */
const MOST = 6;
const FEW = 3;
/** So many cards that go home are one step. */
const HOME_ROW = 7;

/** A step of the line: one move, or cards that go home one after the other. */
type Step = readonly [Played, ...Played[]];

/** The moves of a line as steps. */
function stepsOf(all: readonly Played[]): readonly Step[] {
  const steps: [Played, ...Played[]][] = [];
  for (const played of all) {
    const last = steps.at(-1);
    if (last !== undefined && isHome(played) && isHome(last[0]) && last.length < HOME_ROW) last.push(played);
    else steps.push([played]);
  }
  return steps;
}

const signs = (cards: readonly Card[]): readonly string[] => cards.map((card) => formatCard(card));

/** A step in few words: `J♥ 10♠ onto Q♣`. */
function rowSays(step: Step): string {
  const [{ move, before, cards }] = step;
  if (isHome(step[0])) return say.rowHome({ cards: signs(step.flatMap((played) => played.cards)) });
  const onto = move.to.kind === "cascade" ? cardsAt(before, move.to)?.at(-1) : undefined;
  if (onto !== undefined) return say.rowOnto({ cards: signs(cards), onto: formatCard(onto) });
  return say.rowTo({ cards: signs(cards), place: move.to.kind === "cell" ? say.toCell() : say.toColumn() });
}

/** The suit of which the ace goes home in a step. */
const begun = (step: Step): Card | undefined =>
  step
    .filter(isHome)
    .flatMap(({ cards }) => cards)
    .find((card) => card < 4);

/** What a step achieves, if that ends a part of the line after so many steps. */
function achieved(step: Step, count: number): string | undefined {
  const [{ before }] = step;
  const after = (step.at(-1) ?? step[0]).after;
  const ace = begun(step);
  if (ace !== undefined) return say.startsHome({ suit: suitName(suitOf(ace)) });
  const opened = after.cascades.findIndex((cards, i) => cards.length === 0 && before.cascades[i]?.length !== 0);
  if (emptyColumns(after) > emptyColumns(before)) return say.openColumn({ place: placeName(cascade(opened)) });
  const [card] = isHome(step[0]) ? step[0].cards : [];
  if (count < FEW) return undefined;
  if (card !== undefined) return say.goesHome({ suit: suitName(suitOf(card)) });
  return freeCells(after) > freeCells(before) ? say.freesCell() : undefined;
}

/** The place that most of some steps begin at, or go to. */
function most(places: readonly Place[]): string | undefined {
  const names = places.filter(({ kind }) => kind === "cascade").map(placeName);
  const count = (name: string) => names.filter((other) => other === name).length;
  return names.toSorted((a, b) => count(b) - count(a))[0];
}

/** What a part without an achievement is about. */
function aboutOf(steps: readonly Step[]): string {
  const moves = steps.map(([{ move }]) => move);
  const dug = most(moves.map(({ from }) => from));
  if (dug !== undefined) return say.digs({ place: dug });
  const built = most(moves.map(({ to }) => to));
  return built === undefined ? say.allHome() : say.buildsOn({ place: built });
}

/** A line in parts of at most six steps; a part ends with what it achieves. */
export function chapters(line: readonly string[], state: State): readonly Chapter[] {
  const steps = stepsOf(playedOut(line, state));
  const end = steps.findLastIndex(([played]) => !isHome(played));
  const parts: Chapter[] = [];
  let open: Step[] = [];
  const close = (title: string): void => {
    parts.push({ title, steps: open.map((step) => ({ says: rowSays(step), moves: step.length })) });
    open = [];
  };
  for (const step of steps.slice(0, end + 1)) {
    open.push(step);
    const title = achieved(step, open.length) ?? (open.length === MOST ? aboutOf(open) : undefined);
    if (title !== undefined) close(title);
  }
  if (open.length > 0 && steps.length === end + 1) close(aboutOf(open));
  for (const step of steps.slice(end + 1)) {
    open.push(step);
    if (open.length === MOST) close(say.allHome());
  }
  if (open.length > 0) close(say.allHome());
  return parts;
}
