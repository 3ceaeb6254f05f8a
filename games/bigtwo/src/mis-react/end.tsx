/** What stands in the place of the hand when the game is over: who won, the score, and another game. */

import type { Game } from "../documents/index.ts";
import { seatName } from "../rules/index.ts";
import { say } from "../words/mis.en.ts";
import { Picture } from "./picture.tsx";
import { SEATS, winnerOf } from "./seats.ts";

/** Why it is over: a hand is empty, else the clock has run down. */
function reasonOf(game: Game): string {
  const winner = winnerOf(game);
  return winner === undefined ? say.timeUp() : say.won({ seat: seatName(SEATS[winner], SEATS.player) });
}

/** The end of a game, with the cards that the player kept; the table above stays as it was. */
export function End({ game, again }: { readonly game: Game; again(): void }) {
  return (
    <section className="player end" aria-label={say.over()}>
      <header aria-live="polite">
        <h2>{reasonOf(game)}</h2>
        <p>{say.score({ score: game.playerScore })}</p>
        <span>{say.cards({ count: game.playerCards.length })}</span>
      </header>
      <div className="hand">
        {game.playerCards.map((card) => (
          <div key={card.image}>
            <Picture card={card} />
          </div>
        ))}
      </div>
      <footer>
        <button type="button" className="main" onClick={again}>
          {say.again()}
        </button>
      </footer>
    </section>
  );
}
