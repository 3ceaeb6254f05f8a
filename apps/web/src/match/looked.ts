/** Looking at a deal outside its match: what is seen there is help in every match of the deal that is still open or begins later. */

import { type Match, type Refusal, type Shape, sentence } from "@baize/kernel";
import { helpOf, type Kept, midendWords } from "@baize/midend";
import { useEffect } from "react";
import { type Archive, archive } from "../keeping/archive.ts";
import { own } from "../keeping/own.ts";
import type { Loaded } from "../library/games.ts";
import { voice } from "../voice/voice.ts";
import { sayHere } from "../words/ending.en.ts";
import { isSameDeal, nameOfDeal, SEEN, type Sight, sightOf, takenBy } from "./begun.ts";
import { DEALT, isOwnBoard } from "./dealt.ts";

/** How a match that had such help is called; one that had as much already stays as it is. */
const HAD: Readonly<Record<Sight, readonly string[]>> = { hint: ["hints", "watched"], line: ["watched"] };

/** So much is jotted down of a game under each word. */
const MOST_JOTTED = 500;

/** Remembers how a deal was seen; the whole way is more than a move. */
function noteSight(match: Match<Shape>, by: Sight): void {
  if (sightOf(match) === "line") return;
  const { notes } = own(match.game.meta.id);
  notes.jot(SEEN, nameOfDeal(match), by);
  const written = (text: string) => Number.parseInt(text, 10);
  for (const word of [SEEN, DEALT]) {
    const all = Object.entries(notes.get()).filter(([name]) => name.startsWith(`${word}.`));
    const latest = all.length > MOST_JOTTED ? all.toSorted(([, a], [, b]) => written(b) - written(a)) : [];
    for (const [name] of latest.slice(MOST_JOTTED)) notes.forget(name);
  }
}

/** Notes the help in every open match of the deal, but for the one that has noted it itself, and for those to come. */
export function noteLooked(kept: Archive, match: Match<Shape>, by: Sight, except?: string): void {
  noteSight(match, by);
  for (const one of kept.unfinished().filter(({ id }) => id !== except)) {
    const isNews = isSameDeal(one, match) && !HAD[by].includes(helpOf(one));
    if (isNews) void kept.write({ ...one, ...takenBy(by, one) }, one.save);
  }
}

/** Notes that somebody looks at a match on a screen that shows what wins. */
export function useLooked(match: Match<Shape> | undefined, by: Sight): void {
  useEffect(() => {
    if (match !== undefined) noteLooked(archive, match, by);
  }, [match, by]);
}

/** A match on the table. */
interface Opened {
  readonly loaded: Loaded;
  readonly match: Match<Shape>;
  readonly kept: Kept;
}

/** Tells of a match that was opened why it is another one than was left, or that it will be no unaided win whatever is done in it. */
export function tellOpened({ loaded, match, kept }: Opened, missed: Refusal | undefined): void {
  if (missed !== undefined) voice.tell(sayHere.missed({ why: sentence(missed, loaded.game.words, midendWords) }));
  if (missed !== undefined || kept.rev !== "" || match.ply > 0) return;
  const by = kept.practice ? undefined : kept.watched ? "line" : kept.hints > 0 ? "hint" : sightOf(match);
  if (isOwnBoard(loaded, match)) voice.tell(sayHere.ownBoard({ deal: loaded.manners.dealWord }));
  else if (by !== undefined) voice.tell(by === "line" ? sayHere.seenWhole() : sayHere.seenMoves());
}
