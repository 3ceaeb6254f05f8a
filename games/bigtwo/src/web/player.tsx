/** The document's Player on the page: a hand, the cards picked from it, and what can be done with them. */

import { type Card, cardName } from "@baize/cards";
import { CardFace } from "@baize/faces";
import { isSecondClick } from "@baize/hands";
import type { CSSProperties } from "react";
import { type Play, playKind, playLabel, playOf } from "../rules/index.ts";
import { say } from "../words/index.ts";
import type { Hand } from "./hand.ts";
import { LIFT, type Places } from "./layout.ts";
import "./player.css";

interface PlayerProps {
  readonly hand: Hand;
  readonly places: Places;
  /** What stands above the hand when nothing is offered: what is asked for, and the player's own last turn. */
  readonly prompt: string;
  readonly own: string;
  readonly isTurn: boolean;
  /** The play that the picked cards are, and whether it may be made now. */
  readonly play: Play | undefined;
  readonly isLegal: boolean;
  readonly offers: readonly Play[];
  readonly hinted: readonly Card[];
  /** Whether the hint is to pass. */
  readonly isPassHinted: boolean;
  playPicked(): void;
  pass(): void;
  readonly ask: (() => void) | undefined;
  readonly undo: (() => void) | undefined;
}

/** The hand and its buttons. */
export function Player(props: PlayerProps) {
  const { hand, places, prompt, own, isTurn, play, isLegal, offers, isPassHinted, playPicked, pass, ask, undo } = props;
  return (
    <>
      <div className="offers" data-turn={isTurn || undefined}>
        {offers.length === 0 ? (
          <>
            <p className="turn-word">{prompt}</p>
            <p className="own-last">{own}</p>
          </>
        ) : null}
        {offers.map((offer) => (
          <button key={playLabel(offer)} type="button" className="offer" onClick={() => hand.pick(offer.cards)}>
            {playLabel(offer)}
          </button>
        ))}
      </div>
      <HandCards hand={hand} places={places} hinted={props.hinted} />
      <div className="acts">
        <fieldset className="sorts" aria-label={say.sortHand()}>
          <button type="button" aria-pressed={hand.by === "rank"} onClick={() => hand.sort("rank")}>
            {say.byRank()}
          </button>
          <button type="button" aria-pressed={hand.by === "suit"} onClick={() => hand.sort("suit")}>
            {say.bySuit()}
          </button>
        </fieldset>
        {undo === undefined ? null : (
          <button type="button" className="act undo" onClick={undo}>
            {say.undo()}
          </button>
        )}
        {ask === undefined ? null : (
          <button type="button" className="act hint" aria-disabled={!isTurn || undefined} onClick={ask}>
            <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M7.500 13.200C6 12.200 5 10.600 5 8.500a5 5 0 0 1 10 0c0 2.100-1 3.700-2.500 4.700V15h-5zM8.500 17.500h3" />
            </svg>
            {say.hint()}
          </button>
        )}
        <button
          type="button"
          className="act pass"
          data-hinted={isPassHinted || undefined}
          aria-disabled={!isTurn || undefined}
          onClick={(event) => isSecondClick(event) || pass()}
        >
          {say.pass()}
        </button>
        <button
          type="button"
          className="act play-button"
          aria-disabled={!isTurn || !isLegal || undefined}
          onClick={(event) => isSecondClick(event) || playPicked()}
        >
          {playName(play)}
        </button>
      </div>
    </>
  );
}

/** `Play full house · 9s`. */
const playName = (play: Play | undefined): string =>
  play === undefined ? say.playNothing() : say.advisePlay({ kind: playKind(play), of: playOf(play) });

/** `Nine of hearts, 4 of 13`. */
const cardLabel = (card: Card, place: number, of: number): string => say.cardPlace({ card: cardName(card), place, of });

function HandCards({ hand, places, hinted }: Pick<PlayerProps, "hand" | "places" | "hinted">) {
  const { cards, spots, cursor, carried } = hand;
  const isFanned = spots.some(({ seen }) => seen < places.w);
  const index = places.compact ? Math.max(14, 0.42 * places.w) : (isFanned ? 0.3 : 0.235) * places.w;
  const style = { "--w": `${places.w}px`, "--index": `${index}px`, height: `${places.handHeight}px` };
  return (
    <section ref={hand.ref} className="hand" aria-label={say.yourHand()} style={style as CSSProperties}>
      {cards.map((card, i) => {
        const { x = 0, y = 0, seen = 0 } = spots[i] ?? {};
        const isPicked = hand.picked.includes(card);
        const isCarried = carried?.card === card;
        const at = isCarried ? { x: carried.x, y: carried.y } : { x, y: isPicked ? y - LIFT : y };
        return (
          <button
            key={card}
            type="button"
            className="hand-card"
            data-card={card}
            data-carried={isCarried || undefined}
            data-fanned={seen < places.w || undefined}
            data-hinted={hinted.includes(card) || undefined}
            aria-label={cardLabel(card, i + 1, cards.length)}
            aria-pressed={isPicked}
            tabIndex={i === cursor ? 0 : -1}
            style={
              { translate: `${at.x}px ${at.y}px`, zIndex: isCarried ? 50 : i, "--seen": `${seen}px` } as CSSProperties
            }
            onClick={() => hand.toggle(card)}
            onFocus={() => hand.setCursor(i)}
          >
            <CardFace card={card} compact={places.compact || isFanned} covered={seen < 0.45 * places.w} />
          </button>
        );
      })}
    </section>
  );
}
