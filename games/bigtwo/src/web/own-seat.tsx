/** The seat of whoever looks: what is picked from its hand, what is played, and what is said about it. */

import type { Card } from "@baize/cards";
import { useKeys } from "@baize/hands";
import { sentence } from "@baize/kernel";
import type { TableProps } from "@baize/table";
import { useEffect, useMemo } from "react";
import {
  asked,
  type BigtwoShape,
  bigtwo,
  formatMove,
  judgePlay,
  type Play,
  playSpoken,
  readPlay,
  seatName,
  situationOf,
  type View,
} from "../rules/index.ts";
import { say, words } from "../words/index.ts";
import { type Hand, useHand } from "./hand.ts";
import { obey } from "./keys.ts";
import type { Places } from "./layout.ts";
import { offersFor } from "./offers.ts";
import { actText, type FieldShown } from "./seats.ts";
import { Acts, HandCards, Offers, SmallTools, Tray } from "./tray.tsx";

type Props = TableProps<BigtwoShape>;

interface SeatProps {
  readonly table: Props;
  readonly places: Places;
  readonly field: FieldShown;
  /** Says whether cards that are carried over the table would be a good play; undefined while none are. */
  aim(target: "good" | "bad" | undefined): void;
}

const isTurnIn = ({ ending, turn, viewer }: View): boolean => ending === null && turn === viewer;

/** The cards that a hint is about. */
function hintedCards({ view, hint }: Props): readonly Card[] {
  const move = hint === undefined ? undefined : bigtwo.parseMove(hint, view);
  return move?.ok && move.value.kind === "play" ? move.value.cards : [];
}

/** Why these cards may not be played now; nothing where they may. */
function whyNot(view: View, cards: readonly Card[]): string {
  const judged = judgePlay(situationOf(view), cards);
  return judged.ok ? "" : sentence(judged.error, words);
}

/** Plays what is picked, and passes; out of turn both say whose turn it is. */
function actsOf({ view, play, tell }: Props, names: FieldShown["names"], pick: (cards: readonly Card[]) => void) {
  const isTurn = isTurnIn(view);
  const wait = (): void =>
    tell(view.ending === null ? say.waitFor({ seat: seatName(view.turn, view.viewer, names) }) : say["game-over"]());
  return {
    playCards(cards: readonly Card[]): void {
      if (!isTurn) wait();
      else if (cards.length === 0) tell(say.pickFirst());
      else if (whyNot(view, cards) !== "") tell(whyNot(view, cards));
      else {
        const known = readPlay(view.options, cards);
        if (play(formatMove({ kind: "play", cards: known?.cards ?? cards }))) pick([]);
      }
    },
    pass(): void {
      if (!isTurn) wait();
      else if (play("pass")) pick([]);
    },
  };
}

/** What the line says: whose turn it is, or why what is picked may not be played. */
function lineOf({ view, party }: Props, field: FieldShown, picked: readonly Card[], isLegal: boolean) {
  const thinking = party?.seats.findIndex(({ doing }) => doing === "thinks") ?? -1;
  const told = asked(view, field.names, thinking < 0 ? undefined : view.turn);
  if (isTurnIn(view) && picked.length > 0 && !isLegal) return { ...told, says: whyNot(view, picked) };
  const own = field.seats.find(({ isOwn }) => isOwn);
  const act = own === undefined || isTurnIn(view) ? "" : actText(own);
  if (told.says !== "" || act === "") return told;
  return { ...told, says: own?.last === null ? say.youPassed() : say.youDid({ act }) };
}

/** Announces a play when it is picked. */
function useSpoken(play: Play | undefined, announce: Props["announce"]): void {
  const spoken = play && play.cards.length > 1 ? playSpoken(play) : undefined;
  useEffect(() => {
    if (spoken !== undefined) announce(say.picked({ play: spoken }));
  }, [spoken, announce]);
}

/** Says while cards are carried whether they could be played where they are. */
function useAim({ carried }: Hand, view: View, aim: SeatProps["aim"]): void {
  const cards = carried?.isOut ? carried.cards : undefined;
  const key = cards?.join();
  const target = useMemo(() => {
    if (key === undefined) return undefined;
    const held = key.split(",").map((text) => Number(text) as Card);
    return isTurnIn(view) && whyNot(view, held) === "" ? "good" : "bad";
  }, [key, view]);
  useEffect(() => aim(target), [target, aim]);
}

export function OwnSeat({ table, places, field, aim }: SeatProps) {
  const { view, legal, party } = table;
  const isTurn = isTurnIn(view) && !party?.isSettled;
  const hand: Hand = useHand(view, places, (cards) => acts.playCards(cards));
  const { picked } = hand;
  const acts = actsOf(table, field.names, hand.pick);
  const play = useMemo(() => readPlay(view.options, picked), [view.options, picked]);
  const offers = useMemo(() => offersFor(view, picked), [view, picked]);
  const text = play && formatMove({ kind: "play", cards: play.cards });
  const isLegal = text !== undefined && legal.includes(text);
  const mustPass = legal.length === 1 && legal[0] === "pass";
  useSpoken(play, table.announce);
  useAim(hand, view, aim);

  const playPicked = (): void => (mustPass && picked.length === 0 ? acts.pass() : acts.playCards(picked));
  const nextOffer = (): void => {
    const [offer] = offers.length > 0 ? offers : offersFor(view, hand.cards.slice(hand.cursor, hand.cursor + 1));
    if (offer !== undefined) hand.pick(offer.cards);
  };
  useKeys(({ key, shiftKey, target }) => {
    const isOnButton = target instanceof Element && target.closest(":is(button, a):not([data-card])") !== null;
    return (
      !(key === "Enter" && isOnButton) &&
      obey(key, shiftKey, hand, { playPicked, pass: acts.pass, nextOffer, mustPass })
    );
  });

  return (
    <Tray
      places={places}
      seat={field.seats.find(({ isOwn }) => isOwn)}
      asked={lineOf(table, field, picked, isLegal)}
      said={party?.said}
      isTurn={isTurn}
      talk={party?.talk}
      tools={places.isShort ? <SmallTools hand={hand} undo={party?.mayUndo ? table.undo : undefined} /> : null}
    >
      <Offers offers={offers} hand={hand} />
      <HandCards hand={hand} places={places} hinted={hintedCards(table)} />
      {places.isBare ? null : (
        <Acts
          hand={hand}
          places={places}
          isTurn={isTurn}
          play={play}
          isLegal={isLegal}
          mayPass={legal.includes("pass")}
          mustPass={mustPass}
          isPassHinted={table.hint === "pass"}
          playPicked={playPicked}
          pass={acts.pass}
          ask={party?.ask}
          undo={party?.mayUndo ? table.undo : undefined}
          skip={party?.skip}
        />
      )}
    </Tray>
  );
}
