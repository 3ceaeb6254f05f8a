/** After a deal: all hands as they were dealt, with what each kept raised, and a play in small. */

import type { Card } from "@baize/cards";
import { CardFace, Portrait } from "@baize/faces";
import { seat as seatNumber } from "@baize/kernel";
import type { HandsProps } from "@baize/table";
import type { CSSProperties } from "react";
import {
  type BigtwoShape,
  bigtwo,
  ladderOf,
  laidOut,
  readPlay,
  seatName,
  sortCards,
  type View,
} from "../rules/index.ts";
import { say } from "../words/index.ts";
import { Fan } from "./fan.tsx";
import { dealtHands } from "./seats.ts";
import "./dealt.css";

export function Hands({ view, seats, points }: HandsProps<BigtwoShape>) {
  const { viewer, options } = view;
  const own = viewer === "spectator" ? 0 : viewer;
  const hands = dealtHands(view, (cards) => sortCards(ladderOf(options), cards));
  const order = hands.map((_, n) => (own + n) % hands.length);
  const names = seats.map(({ name }) => name);
  const isOver = hands.some(({ kept }) => kept.length === 0);
  return (
    <section className="dealt" aria-label={say.theHands()}>
      <ol>
        {order.map((n) => {
          const { cards, kept } = hands[n] ?? { cards: [], kept: [] };
          const name = (n === viewer && names[n]) || seatName(seatNumber(n), viewer, names);
          return (
            <li
              key={n}
              aria-label={say.handLeft({ seat: name, count: kept.length })}
              data-turn={(view.ending === null && view.turn === n) || undefined}
            >
              <span className="dealt-face" data-out={kept.length === 0 || undefined}>
                <Portrait face={seats[n]?.face ?? ""} name={name} />
              </span>
              <span className="dealt-name">
                <strong>{name}</strong>
                <small>{(isOver ? say.keptCount : say.leftCount)({ count: kept.length })}</small>
              </span>
              <span className="dealt-cards" aria-hidden="true">
                {cards.map((card: Card, nth) => (
                  <span
                    key={card}
                    className="dealt-card"
                    data-kept={kept.includes(card) || undefined}
                    style={{ "--nth": nth } as CSSProperties}
                  >
                    <CardFace card={card} compact covered />
                  </span>
                ))}
              </span>
              <b data-won={kept.length === 0 || undefined}>{points[n]}</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The cards of a move; of a pass, those it was passed on. */
function cardsOf(view: View, text: string): readonly Card[] {
  const move = bigtwo.parseMove(text, view);
  const play = move.ok && move.value.kind === "play" ? readPlay(view.options, move.value.cards) : view.toBeat?.play;
  return play ? laidOut(play) : [];
}

export function MovePicture({ view, text }: { readonly view: View; readonly text: string }) {
  return <Fan cards={cardsOf(view, text)} w={56} step={48} compact bare />;
}
