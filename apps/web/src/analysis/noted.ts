/** Studies that are noted down, one for each deal: the latest of them, so that looking at another deal takes none away. */

import type { AnyGame, Match, Shape } from "@baize/kernel";
import { formatStudy, readStudy, type Study, type Tree, withMoves } from "@baize/midend";
import type { Notes } from "../keeping/own.ts";

/** So many deals of a game have their study; then the one that was looked at longest ago goes. */
export const MOST_STUDIES = 40;

/** The note of former days, which held the last study alone. */
const FORMER = "analysis";
const PREFIX = "analysis.";

const keyOf = (match: Match<Shape>): string => PREFIX + match.restart().link();

/** A note is when it was written, and on the next lines the study. */
const written = (note: string): number => Number.parseInt(note, 10);

/** The tree that was noted down of a deal. */
function notedTree(game: AnyGame, match: Match<Shape>, notes: Notes): Tree | undefined {
  const found = notes.get()[keyOf(match)];
  const text = found === undefined ? notes.get()[FORMER] : found.slice(found.indexOf("\n") + 1);
  const noted = readStudy(game, text ?? "");
  if (!noted.ok) return undefined;
  const { match: other, tree } = noted.value;
  return other.deal === match.deal && other.options === match.options ? tree : undefined;
}

/** The study that a link asks for: its moves, among all that was noted down of the deal. */
export function studyOf(game: AnyGame, match: Match<Shape>, notes: Notes): Study {
  const tree = withMoves(notedTree(game, match, notes) ?? [], [], match.moves);
  return { match: match.restart(), tree, way: match.moves };
}

/** Notes a study down; one without moves is forgotten. */
export function noteStudy(study: Study, notes: Notes, now: number): void {
  const key = keyOf(study.match);
  if (study.tree.length === 0) notes.forget(key);
  else notes.note(key, `${now}\n${formatStudy(study)}`);
  const latest = Object.entries(notes.get())
    .filter(([name]) => name.startsWith(PREFIX))
    .sort(([, a], [, b]) => written(b) - written(a));
  for (const [name] of latest.slice(MOST_STUDIES)) notes.forget(name);
}
