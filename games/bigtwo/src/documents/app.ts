/** The document's App and GameplayField modules: what there is to draw, seat by seat. */

import { cardsGiven } from "./card.ts";
import { InvalidInput } from "./errors.ts";
import { type Game, isGame, turnsGiven } from "./game.ts";
import type { Turn } from "./rules.ts";

/** One seat as it is drawn: pictures by their paths. Only the player's own cards show their faces. */
export interface SeatPicture {
  readonly seat: Turn;
  readonly isTurn: boolean;
  /** How many cards the seat holds. */
  readonly count: number;
  /** The faces that are open: the player's own. */
  readonly cards: readonly string[];
  readonly field: readonly string[];
  readonly text: string;
}

/** Everything on the screen. */
export interface Screen {
  readonly rules: boolean;
  readonly clock: string;
  readonly gameOver: boolean;
  readonly playerScore: number;
  readonly seats: readonly SeatPicture[];
}

const SEATS: readonly Turn[] = ["player", "right", "top", "left"];

/** The document's GameplayField: the four seats of a game. */
export class GameplayField {
  readonly #game: Game;

  constructor(game: Game) {
    if (!isGame(game)) throw new InvalidInput("A GameplayField is made of a Game.");
    this.#game = game;
    Object.freeze(this);
  }

  render(): readonly SeatPicture[] {
    const game = this.#game;
    return SEATS.map((seat) => {
      const hand = cardsGiven(game[`${seat}Cards`]);
      const said = seat === "player" ? game.playerFieldText : "";
      return {
        seat,
        isTurn: game.turn === seat,
        count: hand.length,
        cards: seat === "player" ? hand.map((card) => card.image) : [],
        field: cardsGiven(game[`${seat}Field`]).map((card) => card.image),
        text: said === "" && turnsGiven(game.passesShown).includes(seat) ? "Pass" : said,
      };
    });
  }
}

/** The document's App: a game and its screen. */
export class App {
  readonly #game: Game;

  constructor(game: Game) {
    if (!isGame(game)) throw new InvalidInput("An App is made of a Game.");
    this.#game = game;
    Object.freeze(this);
  }

  get game(): Game {
    return this.#game;
  }

  render(): Screen {
    const { rules, minutes, seconds, gameOver, playerScore } = this.#game;
    const clock = `${minutes}:${String(seconds).padStart(2, "0")}`;
    return { rules, clock, gameOver, playerScore, seats: new GameplayField(this.#game).render() };
  }
}
