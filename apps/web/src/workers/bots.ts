/** What a worker's bots think: it knows what it is asked with, the view of one seat, and nothing else of the match. */

import { GAMES, warmRosters } from "@baize/games";
import {
  type Advice,
  type Appraisal,
  Budget,
  choiceOf,
  demand,
  firstState,
  type Judge,
  linkText,
  moverView,
  must,
  type Played,
  type Roster,
  type Shape,
  type Worth,
} from "@baize/kernel";
import { sayHere } from "../words/worker.en.ts";

/** Reads a file that comes with a game. */
async function read(address: URL): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(sayHere.fileLost({ file: address.pathname }));
  return new Uint8Array(await response.arrayBuffer());
}

const known = warmRosters(read);

const entryOf = (id: string) => GAMES.find((entry) => entry.id === id);

/** The bots of a game. */
function rosterOf(id: string): Promise<Roster<Shape>> {
  const entry = entryOf(id);
  const roster = entry && known(entry);
  demand(roster !== undefined, "WB-P4", `${id} has no bots`);
  return roster;
}

async function judgeOf(id: string): Promise<Judge<Shape>> {
  const { judge } = await rosterOf(id);
  demand(judge !== undefined, "WB-P4", `the bots of ${id} do not judge`);
  return judge;
}

interface Seen {
  readonly game: string;
  readonly view: unknown;
}

/** What a bot of a level plays. */
export async function choose({ game: id, view, level }: Seen & { readonly level: string }): Promise<string> {
  const [game, roster] = await Promise.all([entryOf(id)?.rules(), rosterOf(id)]);
  demand(game !== undefined, "WB-P4", `there is no game ${id}`);
  return choiceOf(game, await roster.bot(level), view, new Budget());
}

/** A good move, and why. */
export const advise = async ({ game, view }: Seen): Promise<Advice> => (await judgeOf(game)).advise(view);

/** What the moves of the seat to move are worth by its own view, best first. */
export const weigh = async ({ game, view }: Seen): Promise<readonly Worth[]> => (await judgeOf(game)).weigh(view);

/** The same with all hands known, for a match given as a link. */
export async function weighOpen({ game: id, link }: { readonly game: string; readonly link: string }) {
  const [game, judge] = await Promise.all([entryOf(id)?.rules(), judgeOf(id)]);
  demand(game !== undefined, "WB-P4", `there is no game ${id}`);
  const { deal, options, moves } = must(linkText.parse(link));
  let state = must(firstState(game, { deal, options }));
  for (const text of moves) state = must(game.apply(state, must(game.parseMove(text, moverView(game, state)))));
  return judge.weighOpen?.(state) ?? [];
}

/** What a move cost. */
export const appraise = async ({ game, view, text }: Seen & { readonly text: string }): Promise<Appraisal> =>
  (await judgeOf(game)).appraise(view, text);

/** What the best bot at hand scores with the same cards. */
export const par = async ({ game, played }: { readonly game: string; readonly played: Played }) =>
  (await judgeOf(game)).par(played);
