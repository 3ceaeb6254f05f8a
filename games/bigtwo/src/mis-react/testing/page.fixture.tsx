/** The app in an empty page, for its tests: `?turn=player` opens with the player, `?broken=pass` is a version whose Pass is dead, `exchange()` hands it another game. */

import { Random } from "@baize/kernel";
import { Component, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Card, Game, Player } from "../../documents/index.ts";
import { App } from "../index.ts";

const asked = new URLSearchParams(location.search);

/** Seeds until the wanted seat opens. */
function gameOf(turn: string | null): Game {
  for (let seed = 0; ; seed++) {
    const trial = new Game(Random.fromSeed(`page ${seed}`));
    trial.startGame();
    if (turn === null || trial.turn === turn) return new Game(Random.fromSeed(`page ${seed}`));
  }
}

const nothing = () => {};

/** Every version that a test must find broken, by what is wrong with it. */
const BREAKS: Readonly<Record<string, (game: Game) => void>> = {
  pass() {
    Player.prototype.handlePassTurnClick = nothing;
  },
  play() {
    Player.prototype.handlePlayClick = () => [];
  },
  start(game) {
    game.startGame = nothing;
  },
  again(game) {
    const { startGame } = game;
    game.startGame = () => {
      startGame.call(game);
      game.resetGame = nothing;
    };
  },
  bots(game) {
    game.AIplayCards = nothing;
  },
  clock(game) {
    game.tick = nothing;
  },
  throttled(game) {
    const { tick } = game;
    let isTold = false;
    game.tick = () => {
      if (isTold) return;
      isTold = true;
      queueMicrotask(() => {
        isTold = false;
      });
      tick.call(game);
    };
  },
  slow() {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (does: () => void, ms: number) => setTimeout(does, ms === 1200 ? 60_000 : ms),
    });
  },
  fields(game) {
    const { resetGame } = game;
    game.resetGame = () => {
      const { playerField, leftField, topField, rightField } = game;
      resetGame.call(game);
      Object.assign(game, { playerField, leftField, topField, rightField });
    };
  },
  sorting(game) {
    Object.assign(game, { typeSort: nothing, suitSort: nothing });
  },
};

const game = gameOf(asked.get("turn"));
BREAKS[asked.get("broken") ?? ""]?.(game);
const faces = asked.get("faces");

/** Shows what the app throws. */
class Caught extends Component<{ readonly children: ReactNode }, { readonly thrown?: Error }> {
  override state: { readonly thrown?: Error } = {};

  static getDerivedStateFromError = (thrown: Error) => ({ thrown });

  override render() {
    return this.state.thrown === undefined ? this.props.children : <output>{this.state.thrown.name}</output>;
  }
}

const place = document.getElementById("app");
const given = asked.has("nogame") ? ({} as Game) : game;
if (place !== null) {
  const root = createRoot(place);
  const show = (shown: Game) =>
    root.render(
      <Caught>
        {faces === null ? <App game={shown} /> : <App game={shown} faces={(image) => `${faces}/${image}`} />}
      </Caught>,
    );
  const exchange = () => {
    const game = gameOf("right");
    game.startGame();
    Object.assign(window, { game });
    show(game);
  };
  Object.assign(window, { game, Card, leave: () => root.unmount(), exchange });
  show(given);
}
