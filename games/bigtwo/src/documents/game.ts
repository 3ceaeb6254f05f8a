/** The document's Game module: its state variables as they stand, its access programs, the one rule engine's judgement. */

import { isNameIn, isWithin, listGiven, Random } from "@baize/kernel";
import { judgePass, judgePlay, PRESETS, percentage, type Situation } from "../rules/index.ts";
import { MESSAGES, startingMessage } from "../words/messages.ts";
import { ALIASES, classWithAliases } from "./aliases.ts";
import { type Card, cardsGiven, isSameCard, toEngine } from "./card.ts";
import { InvalidInput } from "./errors.ts";
import { freshRandom } from "./outside.ts";
import { PlayerBot } from "./playerbot.ts";
import { asPlay, Rules, type Turn } from "./rules.ts";

const MINUTES = 10;
/** A clock may be set by hand, to a day at most. */
const MOST_MINUTES = 1440;
const NEXT: Readonly<Record<Turn, Turn>> = { player: "right", right: "top", top: "left", left: "player" };

/** What the player reads after a refusal; anything without a message of its own is no valid play. */
const messageFor = (code: string): string =>
  Object.hasOwn(MESSAGES, code) ? MESSAGES[code as keyof typeof MESSAGES] : MESSAGES["no-play"];

/** The seats in a list, which somebody may have written by hand. */
export function turnsGiven(given: unknown): Turn[] {
  const turns = listGiven(given);
  if (turns === undefined) throw new InvalidInput("A list of seats is expected.");
  return turns as Turn[];
}

/** The state variables that a new game starts from. */
class StateVariables {
  playerCards: Card[] = [];
  leftCards: Card[] = [];
  topCards: Card[] = [];
  rightCards: Card[] = [];
  playerField: Card[] = [];
  leftField: Card[] = [];
  topField: Card[] = [];
  rightField: Card[] = [];
  startingTurn = true;
  playerScore = 0;
  turn: Turn | null = null;
  minutes = MINUTES;
  seconds = 0;
  cardsPlayed: Card[] = [];
  lastMove: Card[] = [];
  lastMovePlayer: Turn | null = null;
  freeMove = false;
  gameOver = false;
  /** What the player is told. */
  playerFieldText = "";
  /** Whose field shows `Pass`. */
  passesShown: Turn[] = [];
}

class BigTwoGame extends StateVariables {
  /** Whether the page with the rules is shown. */
  rules = true;
  readonly #random: Random;

  constructor(random: Random = freshRandom()) {
    super();
    if (!Random.is(random)) throw new InvalidInput("A random stream is expected.");
    this.#random = random;
  }

  /** Whether a value is a game, and not only looks like one. */
  static is(value: unknown): boolean {
    return typeof value === "object" && value !== null && #random in value;
  }

  startGame(): void {
    this.rules = false;
    this.resetGame();
  }

  resetGame(): void {
    Object.assign(this, new StateVariables());
    const deck = Rules.shuffle(Rules.newDeck(), this.#random);
    this.playerCards = Rules.setPlayerCards(deck);
    this.leftCards = Rules.setPlayerCards(deck);
    this.topCards = Rules.setPlayerCards(deck);
    this.rightCards = Rules.setPlayerCards(deck);
    this.turn = Rules.setFirstTurn(this.playerCards, this.leftCards, this.topCards, this.rightCards);
  }

  /** One second goes by; at 0:00 the time is up. */
  tick(): void {
    if (this.gameOver || this.turn === null) return;
    const [minutes, seconds] = [this.minutes, this.seconds];
    if (!isWithin(minutes, 0, MOST_MINUTES) || !isWithin(seconds, 0, 59)) throw new InvalidInput("The clock is wrong.");
    const left = Math.max(0, 60 * minutes + seconds - 1);
    this.minutes = Math.floor(left / 60);
    this.seconds = left % 60;
    if (left === 0) this.handleTimer();
  }

  /** The time is up. */
  handleTimer(): void {
    this.playerScore = this.computePlayerScore();
    this.gameOver = true;
  }

  /** The player plays cards: true when they were accepted, else `playerFieldText` says why not. */
  handlePlayerDeal(cards: readonly Card[]): boolean {
    const given = cardsGiven(cards);
    if (this.gameOver || this.turn !== "player") return false;
    const judged = judgePlay(this.#situation(), given.map(toEngine));
    if (!judged.ok) {
      this.playerFieldText = this.startingTurn ? startingMessage("3 of diamonds") : messageFor(judged.error.code);
      return false;
    }
    this.playerFieldText = "";
    this.#deal(given);
    return true;
  }

  /** The bot whose turn it is plays or passes; it cannot open without the 3 of diamonds. */
  AIplayCards(): void {
    if (this.gameOver || !this.#isTurnOfSeat() || this.turn === "player") return;
    const cards = this.#botCards(this.getCardsForTurn());
    if (cards !== null) this.#deal(cards);
    else if (!this.startingTurn) this.#pass();
  }

  getCardsForTurn(): Card[] {
    return this.#isTurnOfSeat() ? cardsGiven(this[`${this.turn}Cards`]) : [];
  }

  /** The document's name for the hand whose turn it is. */
  get currentPlayerCards(): Card[] {
    return this.getCardsForTurn();
  }

  /** The document's question about cards, asked in the game. */
  validPlay(cards: readonly Card[]): boolean {
    return Rules.isValidPlay(cards);
  }

  updateNextTurnCards(cards: readonly Card[]): void {
    const given = cardsGiven(cards);
    const played = [...cardsGiven(this.cardsPlayed), ...given];
    const left = this.getCardsForTurn().filter((own) => !given.some((card) => isSameCard(card, own)));
    this.cardsPlayed = played;
    if (this.#isTurnOfSeat()) this[`${this.turn}Cards`] = left;
    this.lastMove = given;
    this.lastMovePlayer = this.turn;
    this.freeMove = false;
  }

  updateField(cards: readonly Card[]): void {
    const given = cardsGiven(cards);
    if (!this.#isTurnOfSeat()) return;
    this.passesShown = turnsGiven(this.passesShown).filter((turn) => turn !== this.turn);
    this[`${this.turn}Field`] = given;
  }

  /** The turn goes on; it is a free move when nobody has beaten the seat's own last play. */
  updateNextTurn(): void {
    if (!this.#isTurnOfSeat()) return;
    this.turn = NEXT[this.turn];
    if (this.turn === this.lastMovePlayer) this.freeMove = true;
  }

  handlePlayerPass(): void {
    if (this.gameOver || this.turn !== "player") return;
    const judged = judgePass(this.#situation());
    this.playerFieldText = judged.ok ? "" : messageFor(judged.error.code);
    if (judged.ok) this.#pass();
  }

  typeSort(): void {
    this.playerCards = Rules.sortCardsValue(this.playerCards);
  }

  suitSort(): void {
    this.playerCards = Rules.sortCardsSuit(this.playerCards);
  }

  /** Whether the game is over; it is when the hand whose turn it is has become empty. */
  isGameOver(): boolean {
    if (this.#isTurnOfSeat() && this.getCardsForTurn().length === 0) this.gameOver = true;
    return this.gameOver;
  }

  /** Shows `Pass` in the field of the seat whose turn it is. */
  displayPass(): string {
    this.updateField([]);
    if (this.#isTurnOfSeat()) this.passesShown = [...this.passesShown, this.turn];
    return "Pass";
  }

  computePlayerScore(): number {
    return percentage(cardsGiven(this.playerCards).length);
  }

  /** Whether somebody has the turn: whoever wrote the state by hand may have written anything. */
  #isTurnOfSeat(): this is { turn: Turn } {
    return isNameIn(NEXT, this.turn);
  }

  #situation(): Situation {
    const toBeat = this.freeMove ? undefined : asPlay(this.lastMove);
    const hand = Rules.sortCardsValue(this.getCardsForTurn()).map(toEngine);
    return { options: PRESETS.mis, hand, opening: this.startingTurn, toBeat: toBeat ?? null, nextCount: 0 };
  }

  #botCards(hand: readonly Card[]): Card[] | null {
    if (this.startingTurn) {
      const card = PlayerBot.BotStartingTurn(hand);
      return card && [card];
    }
    return PlayerBot.BotPlayCards(hand, this.freeMove ? [] : this.lastMove);
  }

  #deal(cards: Card[]): void {
    for (const list of [this.cardsPlayed, this.playerCards]) cardsGiven(list);
    this.updateField(cards);
    this.updateNextTurnCards(cards);
    this.startingTurn = false;
    if (this.isGameOver()) this.playerScore = this.computePlayerScore();
    else this.updateNextTurn();
  }

  #pass(): void {
    this.displayPass();
    this.updateNextTurn();
  }
}

/** The document's Game. */
export const Game = classWithAliases(BigTwoGame, ALIASES.Game);
export type Game = InstanceType<typeof Game>;

/** Whether a value is a Game, and not only looks like one. */
export const isGame = (value: unknown): value is Game => BigTwoGame.is(value);
