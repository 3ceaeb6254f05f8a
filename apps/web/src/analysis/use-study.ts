/** What is analysed: a tree of lines and the position that is looked at. The address follows it, and it is there again later. */

import { type Match, playTurn, type Shape, seat, sentence } from "@baize/kernel";
import {
  formatStudy,
  hasWay,
  linkOf,
  mainWay,
  midendWords,
  named,
  promoted,
  readStudy,
  replayed,
  type Study,
  type Tree,
  treeOf,
  triedAt,
  type Way,
  withMoves,
  without,
} from "@baize/midend";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Sat } from "../address/address.ts";
import { analysisAddress } from "../address/looked.ts";
import { rename } from "../address/navigation.ts";
import { own } from "../keeping/own.ts";
import { chosenOf, type Loaded } from "../library/games.ts";
import { voice } from "../voice/voice.ts";

/** Where the last study of a game is noted down. */
const NOTE = "analysis";

const UNSAID: Sat = {};

/** A study, the match at the position that is looked at, and what can be done with it. */
export interface Studied extends Study {
  /** At the position that is looked at. */
  readonly at: Match<Shape>;
  play(text: string): boolean;
  goTo(way: Way): void;
  /** One move back, or on along the line. */
  step(by: number): void;
  promote(): void;
  remove(): void;
  name(way: Way, name: string): void;
  take(study: Study): void;
  /** Who sat there, as the address says it; nothing of it is true of another deal that is taken in. */
  readonly sat: Sat;
  /** Where it is looked at. */
  readonly address: string;
}

/** The tree that was noted down, where it is of this deal and has this position. */
function notedTree({ game }: Loaded, match: Match<Shape>): Tree | undefined {
  const noted = readStudy(game, own(game.meta.id).notes.get()[NOTE] ?? "");
  if (!noted.ok) return undefined;
  const { match: other, tree } = noted.value;
  return other.deal === match.deal && other.options === match.options && hasWay(tree, match.moves) ? tree : undefined;
}

/** The study that an address asks for. */
function studyOf(loaded: Loaded, match: Match<Shape>): Study {
  const tree = notedTree(loaded, match) ?? treeOf(match.moves);
  return { match: match.restart(), tree, way: match.moves };
}

export function useStudy(loaded: Loaded, first: Match<Shape>, company: Sat = UNSAID): Studied {
  const [study, setStudy] = useState(() => studyOf(loaded, first));
  const { match, tree, way } = study;
  const at = useMemo(() => {
    const there = replayed(match, way);
    return there.ok ? there.value : match;
  }, [match, way]);
  const sat = match.deal === first.deal ? company : UNSAID;
  const address = analysisAddress(linkOf(study), sat);
  useEffect(() => {
    rename(address);
    const { notes } = own(loaded.game.meta.id);
    const text = formatStudy(study);
    if (study.tree.length > 0 && notes.get()[NOTE] !== text) notes.note(NOTE, text);
  }, [loaded, study, address]);
  const play = useCallback(
    (text: string): boolean => {
      const { status } = at;
      const mover = status.kind === "playing" ? status.seat : seat(0);
      const follow = (view: unknown) => loaded.manners.follow(view, chosenOf(loaded));
      const next = playTurn(at, { seat: mover, follow }, text);
      if (!next.ok) {
        voice.tell(sentence(next.error, loaded.game.words, midendWords));
        return false;
      }
      const { moves } = next.value;
      setStudy({ match, tree: withMoves(tree, way, moves.slice(way.length)), way: moves });
      return true;
    },
    [loaded, at, match, tree, way],
  );
  const goTo = (to: Way) => setStudy({ match, tree, way: to });
  return {
    ...study,
    at,
    sat,
    address,
    play,
    goTo,
    step(by) {
      if (by < 0) goTo(way.slice(0, by));
      else goTo(mainWay(tree, way).slice(0, way.length + by));
    },
    promote: () => setStudy({ match, tree: promoted(tree, way), way }),
    remove: () => setStudy({ match, tree: without(tree, way), way: way.slice(0, -1) }),
    name: (to, name) => setStudy({ match, tree: named(tree, to, name), way }),
    take: setStudy,
  };
}

/** Whether there is anything after a position. */
export const hasMore = ({ tree, way }: Study): boolean => triedAt(tree, way).length > 0;
