/** The document's Player on the screen: the hand, and what can be done with it. */

import { useState } from "react";
import { type Card, isSameCard } from "../documents/card.ts";
import { Player as DocumentPlayer, type Game, Rules } from "../documents/index.ts";
import { seatName } from "../rules/index.ts";
import { say } from "../words/mis.en.ts";
import { Picture } from "./picture.tsx";
import { SEATS } from "./seats.ts";

interface PlayerProps {
  readonly game: Game;
  /** Told after everything the player does: the game is changed in place. */
  changed(): void;
}

/** What the player is told: the document's message, else whose turn it is and what it asks for. */
function hintOf(game: Game): string {
  if (game.playerFieldText !== "" || game.turn === null) return game.playerFieldText;
  if (game.turn !== "player") return say.turnOf({ seat: seatName(SEATS[game.turn], SEATS.player) });
  if (game.startingTurn) return say.openHint();
  return game.freeMove || game.lastMove.length === 0 ? say.freeHint() : say.beatHint();
}

/** The player's hand in a game. */
export function Player({ game, changed }: PlayerProps) {
  // A choice belongs to its game: in another one nothing is picked.
  const [choice, setChoice] = useState<{ readonly game: Game; readonly cards: readonly Card[] }>({ game, cards: [] });
  const selected = choice.game === game ? choice.cards : [];
  const hand = game.playerCards;
  const isPicked = (card: Card): boolean => selected.some((one) => isSameCard(one, card));
  /** The document's Player, with the cards selected that are up. */
  const player = () => {
    const found = new DocumentPlayer(hand, game);
    for (const card of hand) if (isPicked(card)) found.selectCard(card);
    return found;
  };
  const select = (card: Card): void => {
    const found = player();
    found.selectCard(card);
    setChoice({ game, cards: found.selectedCards });
  };
  const play = (): void => {
    const found = player();
    // No combination at all: the game says so, as it does for every other refusal.
    if (Rules.isValidPlay(found.selectedCards)) found.handlePlayClick();
    else game.handlePlayerDeal(found.selectedCards);
    setChoice({ game, cards: found.selectedCards });
    changed();
  };
  const act = (does: () => void) => () => {
    does();
    changed();
  };
  const isTurn = game.turn === "player";
  return (
    <section className="player" data-turn={isTurn || undefined} aria-label={say.yourHand()}>
      <header>
        {isTurn ? <h2>{say.yourTurn()}</h2> : null}
        <p role="status" data-refusal={game.playerFieldText !== "" || undefined}>
          {hintOf(game)}
        </p>
        <span>{say.cards({ count: hand.length })}</span>
      </header>
      <div className="hand">
        {hand.map((card) => (
          <button key={card.image} type="button" aria-pressed={isPicked(card)} onClick={() => select(card)}>
            <Picture card={card} />
          </button>
        ))}
      </div>
      <footer>
        <fieldset aria-label={say.sort()}>
          <button type="button" onClick={act(() => game.typeSort())}>
            {say.byRank()}
          </button>
          <button type="button" onClick={act(() => game.suitSort())}>
            {say.bySuit()}
          </button>
        </fieldset>
        <button type="button" disabled={!isTurn} onClick={act(() => player().handlePassTurnClick())}>
          {say.pass()}
        </button>
        <button type="button" className="main" disabled={!isTurn} onClick={play}>
          {say.play()}
        </button>
      </footer>
    </section>
  );
}
