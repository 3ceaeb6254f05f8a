/** What is analysed: a tree of lines and the position that is looked at. The address follows it, and it is there again later. */

import { type Match, playTurn, type Shape, seat, sentence } from "@baize/kernel";
import {
  linkOf,
  mainWay,
  midendWords,
  named,
  promoted,
  replayed,
  type Study,
  triedAt,
  type Way,
  withMoves,
  without,
} from "@baize/midend";
import { useCallback, useEffect, useMemo, useState } from "react";

import type { Sat } from "../address/address.ts";
import { addressOfDeal, analysisAddress } from "../address/looked.ts";

import { rename } from "../address/navigation.ts";
import { own } from "../keeping/own.ts";
import { chosenOf, type Loaded } from "../library/games.ts";
import { voice } from "../voice/voice.ts";
import { noteStudy, studyOf } from "./noted.ts";

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
  /** The match it is of: the one that was left open, or its deal. */
  readonly home: string;
  /** Where it is looked at. */
  readonly address: string;
}

export function useStudy(loaded: Loaded, first: Match<Shape>, company: Sat = UNSAID): Studied {
  const { notes } = own(loaded.game.meta.id);
  const [opened] = useState(() => studyOf(loaded.game, first, notes));
  const [study, setStudy] = useState(opened);
  const { match, tree, way } = study;
  const at = useMemo(() => {
    const there = replayed(match, way);
    return there.ok ? there.value : match;
  }, [match, way]);
  const sat = match.deal === first.deal ? company : UNSAID;
  const address = analysisAddress(linkOf(study), sat);
  useEffect(() => {
    rename(address);
    // A link that was only opened leaves nothing behind.
    if (study !== opened) noteStudy(study, notes, Date.now());
  }, [notes, opened, study, address]);
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
    home: addressOfDeal(match, sat),
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
