/** The Big Two table: the view of one seat and the legal moves come in, move text goes out. */

import type { Card } from "@baize/cards";
import { type TableProps, useKeys } from "@baize/table";
import { useEffect, useMemo } from "react";
import { type BigTwo, bigtwo, formatMove, readPlay } from "../rules/index.ts";
import { GameplayField } from "./field.tsx";
import { layout } from "./layout.ts";
import { offersFor } from "./offers.ts";
import { Player } from "./player.tsx";
import { fieldOf, ownLast } from "./seats.ts";
import { playSpoken, prompt, SEATS } from "./speech.ts";
import { type Hand, useHand } from "./use-hand.ts";
import "./table.css";

const NOBODY: readonly string[] = [];

export function Table(props: TableProps<BigTwo>) {
  const { view, legal, stage, hint, party, tell, announce } = props;
  const notes = party?.notes ?? NOBODY;
  const places = useMemo(() => layout(stage), [stage]);
  const thinking = party?.thinking;
  const field = useMemo(() => fieldOf(view, notes, thinking), [view, notes, thinking]);
  const hand = useHand(view, places);
  const { picked } = hand;
  const isTurn = view.ending === null && view.turn === view.viewer;
  const play = useMemo(() => readPlay(view.options, picked), [view.options, picked]);
  const offers = useMemo(() => offersFor(view, picked), [view, picked]);
  const text = play && formatMove({ kind: "play", cards: play.cards });
  const hinted = useMemo((): readonly Card[] => {
    const move = hint === undefined ? undefined : bigtwo.parseMove(hint, view);
    return move?.ok && move.value.kind === "play" ? move.value.cards : [];
  }, [hint, view]);

  const spoken = play && play.cards.length > 1 ? playSpoken(play) : undefined;
  useEffect(() => {
    if (spoken !== undefined) announce(`Picked ${spoken}.`);
  }, [spoken, announce]);

  const wait = (): void => tell(view.ending === null ? `It is ${SEATS[view.turn]}'s turn.` : "The deal is over.");
  const playPicked = (): void => {
    if (!isTurn) wait();
    else if (picked.length === 0) tell("Pick the cards you want to play.");
    else if (props.play(text ?? formatMove({ kind: "play", cards: picked }))) hand.pick([]);
  };
  const pass = (): void => {
    if (!isTurn) wait();
    else if (props.play("pass")) hand.pick([]);
  };
  const nextOffer = (): void => {
    const [offer] = offers.length > 0 ? offers : offersFor(view, hand.cards.slice(hand.cursor, hand.cursor + 1));
    if (offer !== undefined) hand.pick(offer.cards);
  };
  useKeys(({ key, shiftKey, target }) => {
    const isOnButton = target instanceof Element && target.closest(":is(button, a):not([data-card])") !== null;
    return !(key === "Enter" && isOnButton) && obey(key, shiftKey, hand, { playPicked, pass, nextOffer });
  });

  return (
    <div
      className="bigtwo"
      data-frame={places.frame}
      data-left={stage.leftHanded || undefined}
      data-over={view.ending !== null || undefined}
      data-still={stage.still || undefined}
    >
      <GameplayField field={field} places={places} />
      <Player
        hand={hand}
        places={places}
        prompt={prompt(view, thinking)}
        own={places.frame === "bars" ? ownLast(field) : ""}
        isTurn={isTurn}
        play={play}
        isLegal={text !== undefined && legal.includes(text)}
        offers={offers}
        hinted={hinted}
        isPassHinted={hint === "pass"}
        playPicked={playPicked}
        pass={pass}
        ask={party?.ask}
        undo={party?.mayUndo ? props.undo : undefined}
      />
    </div>
  );
}

interface Actions {
  playPicked(): void;
  pass(): void;
  nextOffer(): void;
}

/**
 * Does what a key says; false for a key that says nothing here. Arrows go through the hand, with Shift they move a card;
 * Space picks, Enter plays, P passes, O picks what is offered, S sorts.
 */
function obey(key: string, isShift: boolean, hand: Hand, { playPicked, pass, nextOffer }: Actions): boolean {
  const { cursor, cards, spots, picked } = hand;
  const across = (down: boolean): number => {
    const here = spots[cursor];
    const row = spots.findIndex(({ x, y }) => (down ? y > (here?.y ?? 0) : y < (here?.y ?? 0)) && x === here?.x);
    return row < 0 ? (down ? cards.length - 1 : 0) : row;
  };
  const current = cards[cursor];
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  if (step !== 0 && isShift) hand.shift(step);
  else if (step !== 0) hand.focus(cursor + step);
  else if (key === "ArrowDown" || key === "ArrowUp") hand.focus(across(key === "ArrowDown"));
  else if (key === "Home") hand.focus(0);
  else if (key === "End") hand.focus(cards.length - 1);
  else if (key === "Enter" && picked.length === 0 && current !== undefined) hand.toggle(current);
  else if (key === "Enter") playPicked();
  else if (key === "Escape" && picked.length > 0) hand.pick([]);
  else if (key.toLowerCase() === "p") pass();
  else if (key.toLowerCase() === "o") nextOffer();
  else if (key.toLowerCase() === "s") hand.sort(hand.by === "rank" ? "suit" : "rank");
  else return false;
  return true;
}
