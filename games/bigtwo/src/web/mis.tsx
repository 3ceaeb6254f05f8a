/** The document's App, Player and GameplayField as React components: its Game, on the table that everybody plays at. */

import { seat } from "@baize/kernel";
import type { Stage } from "@baize/table";
import { useEffect, useMemo, useReducer } from "react";
import { type Card, toEngine } from "../documents/card.ts";
import {
  App as DocumentApp,
  GameplayField as DocumentField,
  Player as DocumentPlayer,
  type Game,
  InvalidCombination,
} from "../documents/index.ts";
import { type Play, PRESETS, readPlay, seatName } from "../rules/index.ts";
import { say } from "../words/index.ts";
import { GameplayField as Field } from "./field.tsx";
import { useHand } from "./hand.ts";
import { layout, sheetOf } from "./layout.ts";
import { Player as Hand } from "./player.tsx";
import type { FieldShown } from "./seats.ts";
import "./table.css";
import "./table-flat.css";

/** A bot takes so long for its move, and the clock so long for a second, in ms. */
const BOT_MS = 1200;
const SECOND_MS = 1000;

interface GameProps {
  readonly game: Game;
  /** The room there is. */
  readonly stage: Stage;
  /** Told after everything the player does: the game is changed in place. */
  changed(): void;
}

const playOf = (cards: readonly Card[]): Play | undefined => readPlay(PRESETS.mis, cards.map(toEngine));

/** What the field shows of a game as it stands. */
function fieldOf(game: Game): FieldShown {
  const drawn = new DocumentField(game).render();
  const seats = drawn.map(({ seat: name, count, isTurn }, side) => ({
    side,
    name: seatName(seat(side), seat(0)),
    isOwn: side === 0,
    note: "",
    count,
    isTurn: isTurn && !game.gameOver,
    isThinking: false,
    last: game.passesShown.includes(name) ? null : playOf(game[`${name}Field`]),
    hand: null,
  }));
  const maker = drawn.findIndex((one) => one.seat === game.lastMovePlayer);
  const play = game.freeMove ? undefined : playOf(game.lastMove);
  return {
    seats,
    toBeat: play === undefined ? null : { side: maker, isOwn: maker === 0, play },
    recent: seats.flatMap(({ side, name, isOwn, last }) =>
      last === undefined
        ? []
        : [{ side, name, isOwn, play: last, at: side, isToBeat: play !== undefined && side === maker }],
    ),
    isOpen: false,
  };
}

/** The four seats of a game and what lies between them. */
export function GameplayField({ game, stage }: Omit<GameProps, "changed">) {
  return <Field field={fieldOf(game)} places={layout(stage)} />;
}

/** The player's hand in a game, and what can be done with it. */
export function Player({ game, stage, changed }: GameProps) {
  const places = useMemo(() => layout(stage), [stage]);
  const { playerCards } = game;
  const view = useMemo(() => ({ hand: playerCards.map(toEngine), options: PRESETS.mis }), [playerCards]);
  const hand = useHand(view, places);
  const play = readPlay(PRESETS.mis, hand.picked);
  const playPicked = (): void => {
    const player = new DocumentPlayer(playerCards, game);
    for (const card of playerCards) if (hand.picked.includes(toEngine(card))) player.selectCard(card);
    try {
      player.handlePlayClick();
    } catch (error) {
      if (!(error instanceof InvalidCombination)) throw error;
      game.handlePlayerDeal(player.selectedCards);
    }
    changed();
  };
  const pass = (): void => {
    new DocumentPlayer(playerCards, game).handlePassTurnClick();
    changed();
  };
  return (
    <Hand
      hand={hand}
      places={places}
      prompt={game.playerFieldText}
      own=""
      isTurn={game.turn === "player" && !game.gameOver}
      play={play}
      isLegal={play !== undefined}
      offers={[]}
      hinted={[]}
      isPassHinted={false}
      playPicked={playPicked}
      pass={pass}
      ask={undefined}
      undo={undefined}
    />
  );
}

/** The whole screen of a game: its rules first, then the table with its clock, then the score and another game. */
export function App({ game, stage }: Omit<GameProps, "changed">) {
  const { rules, clock, gameOver, playerScore } = new DocumentApp(game).render();
  const [, changed] = useReducer((n: number) => n + 1, 0);
  const { turn } = game;
  useEffect(() => {
    const timer = setInterval(() => {
      game.tick();
      changed();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [game]);
  useEffect(() => {
    if (gameOver || turn === null || turn === "player") return;
    const timer = setTimeout(() => {
      game.AIplayCards();
      changed();
    }, BOT_MS);
    return () => clearTimeout(timer);
  }, [game, turn, gameOver]);
  const act = (what: () => void) => () => {
    what();
    changed();
  };
  if (rules) {
    return (
      <button type="button" onClick={act(() => game.startGame())}>
        {say.start()}
      </button>
    );
  }
  return (
    <div className="bigtwo" data-frame={stage.frame} style={sheetOf(stage.frame)}>
      <p className="clock" role="timer">
        {clock}
      </p>
      <GameplayField game={game} stage={stage} />
      <Player game={game} stage={stage} changed={changed} />
      {gameOver ? (
        <section aria-label={say.theEnd()}>
          <p>{say.score({ score: playerScore })}</p>
          <button type="button" onClick={act(() => game.resetGame())}>
            {say.playAgain()}
          </button>
        </section>
      ) : null}
    </div>
  );
}
