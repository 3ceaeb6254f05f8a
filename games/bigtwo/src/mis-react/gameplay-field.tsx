/** The document's GameplayField on the screen: the four seats, and before each of them what it played last. */

import { type Card, toEngine } from "../documents/card.ts";
import { GameplayField as DocumentField, type Game, type Turn } from "../documents/index.ts";
import { PRESETS, playLabel, readPlay, seatName } from "../rules/index.ts";
import { say } from "../words/mis.en.ts";
import { Picture } from "./picture.tsx";
import { SEATS, winnerOf } from "./seats.ts";

const labelOf = (cards: readonly Card[]): string => {
  const play = readPlay(PRESETS.mis, cards.map(toEngine));
  return play === undefined ? "" : playLabel(play);
};

/** What lies before a seat: its last play, that it passed, or nothing. */
function Last({ game, seat }: { readonly game: Game; readonly seat: Turn }) {
  const cards = game[`${seat}Field`];
  if (game.passesShown.includes(seat)) return <p className="passed">{say.passed()}</p>;
  if (cards.length === 0) return null;
  const isToBeat = game.lastMovePlayer === seat && !game.freeMove && !game.gameOver;
  return (
    <figure className="play" data-beat={isToBeat || undefined} data-won={winnerOf(game) === seat || undefined}>
      <div className="row">
        {cards.map((card) => (
          <Picture key={card.image} card={card} />
        ))}
      </div>
      <figcaption>
        {isToBeat ? <b>{say.toBeat()}</b> : null} {labelOf(cards)}
      </figcaption>
    </figure>
  );
}

/** A seat of another player: its name, how many cards it holds, and their backs. */
function Other({ game, seat, count }: { readonly game: Game; readonly seat: Turn; readonly count: number }) {
  const isTurn = game.turn === seat && !game.gameOver;
  const name = seatName(SEATS[seat], SEATS.player);
  const cards = say.cards({ count });
  const facts = { seat: name, cards };
  return (
    <section
      className="seat"
      data-seat={seat}
      data-turn={isTurn || undefined}
      data-won={winnerOf(game) === seat || undefined}
      aria-label={isTurn ? say.seatToPlay(facts) : say.seat(facts)}
    >
      <span className="medal" aria-hidden="true">
        {name.charAt(0)}
      </span>
      <span className="who">
        <b>{name}</b>
        <span>{cards}</span>
      </span>
      <span className="backs" aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike.
          <i key={i} />
        ))}
      </span>
    </section>
  );
}

/** The four seats of a game and what lies between them. */
export function GameplayField({ game }: { readonly game: Game }) {
  const seats = new DocumentField(game).render();
  return (
    <section className="field" aria-label={say.table()}>
      <div className="felt" />
      {seats.map(({ seat, count }) =>
        seat === "player" ? null : <Other key={seat} game={game} seat={seat} count={count} />,
      )}
      {seats.map(({ seat }) => (
        <div key={seat} className="last" data-of={seat}>
          <Last game={game} seat={seat} />
        </div>
      ))}
    </section>
  );
}
