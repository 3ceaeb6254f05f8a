/** The document's App on the screen, whole by itself: `<App game={new Game()} />` in an empty page. */

import { useEffect, useReducer } from "react";
import { App as DocumentApp, type Game } from "../documents/index.ts";
import { say } from "../words/mis.en.ts";
import { End } from "./end.tsx";
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
  const { rules, clock, gameOver } = new DocumentApp(game).render();
  const [, changed] = useReducer((n: number) => n + 1, 0);
  const { turn } = game;
  // The time that went by is counted, not how often somebody was woken: a tab behind others is woken once a minute.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first second of a game begins when it starts, and so does that of another after the end.
  useEffect(() => {
    let counted = performance.now();
    const timer = setInterval(() => {
      for (; performance.now() - counted >= SECOND_MS && !game.gameOver; counted += SECOND_MS) game.tick();
      changed();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [game, rules, gameOver]);
  // Where no bot has the turn, `AIplayCards` does nothing (BT-XG7).
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn, or another game after the end, is what a bot waits for.
  useEffect(() => {
    const timer = setTimeout(() => {
      game.AIplayCards();
      changed();
    }, BOT_MS);
    return () => clearTimeout(timer);
  }, [game, turn, gameOver]);
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
            {gameOver ? (
              <End game={game} again={act(() => game.resetGame())} />
            ) : (
              <Player game={game} changed={changed} />
            )}
          </main>
        )}
      </div>
    </FacesContext>
  );
}
