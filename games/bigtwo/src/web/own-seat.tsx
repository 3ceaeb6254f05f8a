/** The seat of whoever looks: what is picked from its hand, and what is played. */

import type { Card } from "@baize/cards";
import { useKeys } from "@baize/hands";
import type { TableProps } from "@baize/table";
import { useEffect, useMemo } from "react";
import { type BigtwoShape, bigtwo, formatMove, playSpoken, prompt, readPlay, seatName } from "../rules/index.ts";
import { say } from "../words/index.ts";
import { type Hand, useHand } from "./hand.ts";
import { obey } from "./keys.ts";
import type { Places } from "./layout.ts";
import { offersFor } from "./offers.ts";
import { Player } from "./player.tsx";
import { type FieldShown, ownLast } from "./seats.ts";

type Props = TableProps<BigtwoShape>;

interface SeatProps {
  readonly table: Props;
  readonly places: Places;
  readonly field: FieldShown;
}

const isTurnIn = ({ ending, turn, viewer }: Props["view"]): boolean => ending === null && turn === viewer;

/** The cards that a hint is about. */
function hintedCards({ view, hint }: Props): readonly Card[] {
  const move = hint === undefined ? undefined : bigtwo.parseMove(hint, view);
  return move?.ok && move.value.kind === "play" ? move.value.cards : [];
}

/** Plays what is picked, and passes; out of turn both say whose turn it is. */
function actsOf({ view, play, tell }: Props, hand: Hand, text: string | undefined) {
  const isTurn = isTurnIn(view);
  const wait = (): void =>
    tell(view.ending === null ? say.waitFor({ seat: seatName(view.turn, view.viewer) }) : say["game-over"]());
  return {
    playPicked(): void {
      if (!isTurn) wait();
      else if (hand.picked.length === 0) tell(say.pickFirst());
      else if (play(text ?? formatMove({ kind: "play", cards: hand.picked }))) hand.pick([]);
    },
    pass(): void {
      if (!isTurn) wait();
      else if (play("pass")) hand.pick([]);
    },
  };
}

export function OwnSeat({ table, places, field }: SeatProps) {
  const { view, legal, party, announce } = table;
  const hand = useHand(view, places);
  const { picked } = hand;
  const play = useMemo(() => readPlay(view.options, picked), [view.options, picked]);
  const offers = useMemo(() => offersFor(view, picked), [view, picked]);
  const text = play && formatMove({ kind: "play", cards: play.cards });
  const acts = actsOf(table, hand, text);

  const spoken = play && play.cards.length > 1 ? playSpoken(play) : undefined;
  useEffect(() => {
    if (spoken !== undefined) announce(say.picked({ play: spoken }));
  }, [spoken, announce]);

  const nextOffer = (): void => {
    const [offer] = offers.length > 0 ? offers : offersFor(view, hand.cards.slice(hand.cursor, hand.cursor + 1));
    if (offer !== undefined) hand.pick(offer.cards);
  };
  useKeys(({ key, shiftKey, target }) => {
    const isOnButton = target instanceof Element && target.closest(":is(button, a):not([data-card])") !== null;
    return !(key === "Enter" && isOnButton) && obey(key, shiftKey, hand, { ...acts, nextOffer });
  });

  return (
    <Player
      hand={hand}
      places={places}
      prompt={prompt(view, party?.thinking)}
      own={places.frame === "bars" ? ownLast(field) : ""}
      isTurn={isTurnIn(view)}
      play={play}
      isLegal={text !== undefined && legal.includes(text)}
      offers={offers}
      hinted={hintedCards(table)}
      isPassHinted={table.hint === "pass"}
      {...acts}
      ask={party?.ask}
      undo={party?.mayUndo ? table.undo : undefined}
    />
  );
}
