/** The document's App on the screen, whole by itself: `<App game={new Game()} />` in an empty page. */

import { useEffect, useReducer } from "react";
import { App as DocumentApp, type Game } from "../documents/index.ts";
import { say } from "../words/mis.en.ts";
import { GameplayField } from "./gameplay-field.tsx";
import { type FaceAddress, FacesContext, ownFaces } from "./picture.tsx";
import { Player } from "./player.tsx";
import { RulesPage } from "./rules-page.tsx";
import { STYLE } from "./style.ts";

/** A bot takes so long for its move, and the clock so long for a second, in ms. */
const BOT_MS = 1200;
const SECOND_MS = 1000;

interface AppProps {
  readonly game: Game;
  /** Where the card pictures lie, for whoever keeps them elsewhere than this package does. */
  readonly faces?: FaceAddress;
}

/** The whole screen of a game: its rules first, then the table with its clock, then the score and another game. */
export function App({ game, faces = ownFaces }: AppProps) {
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
    if (rules || gameOver || turn === null || turn === "player") return;
    const timer = setTimeout(() => {
      game.AIplayCards();
      changed();
    }, BOT_MS);
    return () => clearTimeout(timer);
  }, [game, turn, gameOver, rules]);
  const act = (does: () => void) => () => {
    does();
    changed();
  };
  return (
    <FacesContext value={faces}>
      <style>{STYLE}</style>
      <div className="bigtwo-mis">
        {rules ? (
          <RulesPage start={act(() => game.startGame())} />
        ) : (
          <main className="table">
            <header>
              <h1>{say.title()}</h1>
              <p className="clock" role="timer" aria-label={say.clock()}>
                {clock}
              </p>
            </header>
            <GameplayField game={game} />
            <Player game={game} changed={changed} />
            {gameOver ? (
              <section className="end" aria-label={say.over()}>
                <h2>{say.over()}</h2>
                <p>{say.score({ score: playerScore })}</p>
                <button type="button" className="main" onClick={act(() => game.resetGame())}>
                  {say.again()}
                </button>
              </section>
            ) : null}
          </main>
        )}
      </div>
    </FacesContext>
  );
}
