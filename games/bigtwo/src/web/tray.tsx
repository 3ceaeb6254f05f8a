/** The player's side of the table: a line that says what is asked, the hand, and what can be done with it. */

import { type Card, cardName } from "@baize/cards";
import { Caption, CardFace } from "@baize/faces";
import { isSecondClick } from "@baize/hands";
import type { PartyProps, Said } from "@baize/table";
import type { CSSProperties, ReactNode } from "react";
import { type Asked, type Play, playKind, playLabel, playOf } from "../rules/index.ts";
import { say } from "../words/index.ts";
import type { Hand } from "./hand.ts";
import { LIFT, type Places } from "./layout.ts";
import { SeatFace } from "./seat.tsx";
import { cardsText, type SeatShown } from "./seats.ts";
import "./tray.css";
import "./hand.css";
import "./tray-frames.css";

interface TrayProps {
  readonly places: Places;
  readonly seat: SeatShown | undefined;
  /** What is asked, and of whom; where something else is said, it goes before that. */
  readonly asked: Asked;
  readonly said: Said | undefined;
  readonly isTurn: boolean;
  /** Speaking to the others, where there are some to hear it. */
  readonly talk?: PartyProps["talk"];
  /** Small buttons in the line, where there is no other room for them. */
  readonly tools?: ReactNode;
  readonly children?: ReactNode;
}

/** The tray: deep while it is the player's turn, pale while somebody else's. */
export function Tray({ places, seat, asked, said, isTurn, talk, tools, children }: TrayProps) {
  const { tray, isJoined, isShort, isMute } = places;
  return (
    <div
      className="tray"
      data-turn={isTurn || undefined}
      data-joined={isJoined || undefined}
      data-short={isShort || undefined}
      style={{ left: tray.x, top: tray.y, width: tray.width, height: tray.height }}
    >
      {isTurn && places.frame === "rail" ? (
        <svg className="peak" viewBox="0 0 64 14" aria-hidden="true">
          <path d="M0 14C14 14 20 1 32 1S50 14 64 14Z" />
        </svg>
      ) : null}
      {isMute ? null : <Line seat={seat} asked={asked} said={said} talk={talk} tools={tools} />}
      {talk?.panel}
      {children}
    </div>
  );
}

type LineProps = Pick<TrayProps, "seat" | "asked" | "said" | "talk" | "tools">;

/** One line for all that is to be said: a notice before a hint before whose turn it is. */
function Line({ seat, asked: { title, says }, said, talk, tools }: LineProps) {
  if (said !== undefined) {
    return (
      <section className="line" data-kind={said.kind} aria-label={said.kind === "hint" ? say.hint() : undefined}>
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d={DRAWINGS[said.kind]} />
        </svg>
        <p className="says">
          {said.title === "" ? null : (
            <strong>
              <Caption text={said.title} />{" "}
            </strong>
          )}
          <Caption text={said.says} />
        </p>
        {said.acts.map(({ word, press }, i) => (
          <button key={word} type="button" className={i === 0 ? "act main" : "act"} onClick={press}>
            {word}
          </button>
        ))}
      </section>
    );
  }
  return (
    <div className="line" data-kind="turn">
      {seat === undefined ? null : <SeatFace seat={{ ...seat, isTurn: false, isToBeat: seat.isTurn }} size={44} />}
      <p className="turn-word">
        {title}
        {seat?.clock === undefined ? null : (
          <time className="turn-time" data-short={seat.clock.isShort || undefined}>
            {seat.clock.text}
          </time>
        )}
      </p>
      <p className="says">
        <Caption text={says} />
      </p>
      {seat === undefined || talk !== undefined ? null : <p className="own-count">{cardsText(seat.count)}</p>}
      {talk === undefined ? null : (
        <button type="button" className="act talk" aria-expanded={talk.panel !== null} onClick={talk.press}>
          <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d={TALK} />
          </svg>
          <span className="word">{talk.word}</span>
        </button>
      )}
      {tools}
    </div>
  );
}

const BULB = "M7.500 13.200C6 12.200 5 10.600 5 8.500a5 5 0 0 1 10 0c0 2.100-1 3.700-2.500 4.700V15h-5zM8.500 17.500h3";
const NOTE = "M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM10 9v5M10 6v.1";
const RING =
  "M10 2.500a7.500 7.500 0 0 1 7.500 7.500M16.500 13.800a7.500 7.500 0 0 1-13 0M2.500 10A7.500 7.500 0 0 1 7 3.100";
const TICK = "M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM6.500 10.200l2.400 2.400 4.600-4.900";
const TALK =
  "M4 4.500h12a1.500 1.500 0 0 1 1.500 1.500v6a1.500 1.500 0 0 1-1.500 1.500h-5.500l-3.500 3v-3H4A1.500 1.500 0 0 1 2.500 12V6A1.500 1.500 0 0 1 4 4.500z";
const DRAWINGS = { hint: BULB, notice: NOTE, lost: RING, back: TICK } as const;
const BACK = "M7 4L3.500 7.500 7 11M3.500 7.500h8a4.500 4.500 0 0 1 0 9H8";
const SORT = "M4 6h9M4 10h6M4 14h3M15 7v8m0 0l-2.500-2.500M15 15l2.500-2.500";

interface ActsProps {
  readonly hand: Hand;
  readonly places: Places;
  readonly isTurn: boolean;
  /** The play that the picked cards are, and whether it may be made now. */
  readonly play: Play | undefined;
  readonly isLegal: boolean;
  /** Whether passing is allowed, and whether it is all that can be done. */
  readonly mayPass: boolean;
  readonly mustPass: boolean;
  readonly isPassHinted: boolean;
  playPicked(): void;
  pass(): void;
  readonly ask: (() => void) | undefined;
  readonly undo: (() => void) | undefined;
  readonly skip: (() => void) | undefined;
}

/** The buttons below the hand. */
export function Acts(props: ActsProps) {
  const { hand, places, isTurn, play, isLegal, mayPass, mustPass, isPassHinted, playPicked, pass, ask, undo, skip } =
    props;
  return (
    <div className="acts">
      {places.isShort ? null : <Sorts hand={hand} />}
      {undo === undefined || places.isShort ? null : (
        <button type="button" className="act undo" onClick={undo}>
          {say.undo()}
        </button>
      )}
      {ask === undefined || !isTurn ? null : (
        <button type="button" className="act hint" onClick={ask}>
          <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d={BULB} />
          </svg>
          <span className="word">{say.hint()}</span>
        </button>
      )}
      {isTurn ? (
        <>
          <button
            type="button"
            className={mustPass ? "act pass main" : "act pass"}
            data-hinted={isPassHinted || undefined}
            aria-disabled={!mayPass || undefined}
            onClick={(event) => isSecondClick(event) || pass()}
          >
            {say.pass()}
          </button>
          {mustPass ? null : (
            <button
              type="button"
              className="act play-button main"
              aria-disabled={!isLegal || undefined}
              onClick={(event) => isSecondClick(event) || playPicked()}
            >
              <span>
                <Caption text={playName(play)} />
              </span>
            </button>
          )}
        </>
      ) : skip === undefined ? null : (
        <button type="button" className="act skip" onClick={skip}>
          {say.skip()}
        </button>
      )}
    </div>
  );
}

function Sorts({ hand }: { readonly hand: Hand }) {
  return (
    <fieldset className="sorts" aria-label={say.sortHand()}>
      <button type="button" aria-pressed={hand.by === "rank"} onClick={() => hand.sort("rank")}>
        {say.byRank()}
      </button>
      <button type="button" aria-pressed={hand.by === "suit"} onClick={() => hand.sort("suit")}>
        {say.bySuit()}
      </button>
    </fieldset>
  );
}

/** Undo and sorting as drawings, where there is no room for their words. */
export function SmallTools({ hand, undo }: Pick<ActsProps, "hand" | "undo">) {
  const sort = () => hand.sort(hand.by === "rank" ? "suit" : "rank");
  const all = [
    { word: say.undo(), drawing: BACK, press: undo },
    { word: say.sortHand(), drawing: SORT, press: sort },
  ];
  return (
    <span className="small-tools">
      {all.map(({ word, drawing, press }) =>
        press === undefined ? null : (
          <button key={word} type="button" className="act" aria-label={word} onClick={() => press()}>
            <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
              <path d={drawing} />
            </svg>
          </button>
        ),
      )}
    </span>
  );
}

/** `Play full house · 9s`. */
const playName = (play: Play | undefined): string =>
  play === undefined ? say.playNothing() : say.advisePlay({ kind: playKind(play), of: playOf(play) });

/** The plays that hold the picked cards and more. */
export function Offers({ offers, hand }: { readonly offers: readonly Play[]; readonly hand: Hand }) {
  if (offers.length === 0) return null;
  return (
    <fieldset className="offers" aria-label={say.offers()}>
      {offers.map((offer) => (
        <button key={playLabel(offer)} type="button" className="offer" onClick={() => hand.pick(offer.cards)}>
          <span>
            <Caption text={playLabel(offer)} />
          </span>
        </button>
      ))}
    </fieldset>
  );
}

/** `Nine of hearts, 4 of 13`. */
const cardLabel = (card: Card, place: number, of: number): string => say.cardPlace({ card: cardName(card), place, of });

interface HandProps {
  readonly hand: Hand;
  readonly places: Places;
  readonly hinted: readonly Card[];
}

export function HandCards({ hand, places, hinted }: HandProps) {
  const { cards, laid, cursor, carried } = hand;
  const { w, spots, index } = laid;
  const isTight = spots.some(({ seen }) => seen < 0.8 * w);
  const isCompact = places.compact || w < 72;
  const style = {
    "--w": `${w}px`,
    "--index": `${index}px`,
    width: `${places.room}px`,
    height: `${places.slot}px`,
  };
  return (
    <section ref={hand.ref} className="hand" aria-label={say.yourHand()} style={style as CSSProperties}>
      {cards.map((card, i) => {
        const { x = 0, y = 0, seen = 0 } = spots[i] ?? {};
        const isPicked = hand.picked.includes(card);
        const isCarried = carried?.cards.includes(card) === true;
        const at = isCarried ? { x: x + carried.by.x, y: y + carried.by.y } : { x, y: isPicked ? y - LIFT : y };
        return (
          <button
            key={card}
            type="button"
            className="hand-card"
            data-card={card}
            data-carried={isCarried || undefined}
            data-fanned={seen < w || undefined}
            data-hinted={hinted.includes(card) || undefined}
            aria-label={cardLabel(card, i + 1, cards.length)}
            aria-pressed={isPicked}
            tabIndex={i === cursor ? 0 : -1}
            style={
              {
                translate: `${at.x}px ${at.y}px`,
                zIndex: isCarried ? 50 + i : i,
                "--seen": `${seen}px`,
              } as CSSProperties
            }
            onClick={() => hand.toggle(card)}
            onFocus={() => hand.setCursor(i)}
          >
            <CardFace card={card} compact={isCompact || isTight} covered={seen < 0.45 * w} />
          </button>
        );
      })}
    </section>
  );
}
