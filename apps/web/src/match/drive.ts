/** Keeps a table of several seats going: the bots play at its pace, and the clock ends what lasts too long. */

import type { Company, Match, Seat, Shape } from "@baize/kernel";
import { levelAt } from "@baize/midend";
import { chosenOf } from "../library/games.ts";
import { sayHere } from "../words/party.en.ts";
import { choose } from "./bots.ts";
import { inTurn } from "./in-turn.ts";
import type { Session } from "./session.ts";

/** How often the clock is looked at, in ms. */
const LOOK_MS = 200;
/** A bot that takes so much longer than its pace is said to think, in ms. */
const MOMENT_MS = 500;
/** A play that nobody can beat is seen for so long before the trick ends, in ms. */
const SEEN_MS = 500;

/** What a table is driven by. */
interface Drive {
  readonly session: Session;
  readonly company: Company<Shape>;
  tell(sentence: string): void;
  /** Says which seat thinks, once it takes longer than a moment, and that it does no more. */
  thinks(seat: Seat | undefined): void;
}

/** A table that goes by itself. */
export interface Driven {
  stop(): void;
  /** Lets the others play at once until it is the player's turn. */
  skip(): void;
}

/** Something that is done when its time has come, or at once when somebody wants to go on. */
class Due {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #act: (() => void) | undefined;

  set(ms: number, act: () => void): void {
    this.drop();
    this.#act = act;
    this.#timer = setTimeout(() => this.now(), Math.max(0, ms));
  }

  now(): void {
    const act = this.#act;
    this.drop();
    act?.();
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.#act = undefined;
  }
}

/** Who lets the bots play. One tab that is seen drives a match, however many show it. */
class Driver {
  readonly #drive: Drive;
  readonly #next = new Due();
  #thinking: ReturnType<typeof setTimeout> | undefined;
  #leave: (() => void) | undefined;
  /** The match whose turn is waited for, or held. */
  #id: string | undefined;
  #isDriving = false;
  #isHurried = false;
  /** The bots that could not be had, and who plays for them. */
  readonly #stand = new Map<string, string>();

  constructor(drive: Drive) {
    this.#drive = drive;
  }

  /** Begins to drive when it is this tab's turn. */
  begin(): void {
    if (this.#leave !== undefined) return;
    this.#id = this.#drive.session.id;
    this.#leave = inTurn(`baize.drive.${this.#id}`, () => {
      this.#isDriving = true;
      void this.goOn();
    });
  }

  end(): void {
    this.#leave?.();
    this.#leave = undefined;
    this.#isDriving = false;
    this.#next.drop();
    this.#rest();
  }

  hurry(): void {
    this.#isHurried = true;
    this.#next.now();
  }

  /** A match that has become another, or one with that of another tab, has the turns of that one. */
  #follow(): void {
    if (this.#leave === undefined || this.#id === this.#drive.session.id) return;
    this.end();
    this.begin();
  }

  /** Ends a match whose time is up. */
  look(): void {
    this.#follow();
    if (this.#isDriving) this.#drive.session.expire();
  }

  /** Does what comes next: the trick ends, a bot plays, or nothing while the player is to move. */
  async goOn(): Promise<void> {
    const { session, company } = this.#drive;
    const { match, seat } = session;
    const { status } = match;
    this.#follow();
    this.#next.drop();
    this.#rest();
    if (!this.#isDriving || status.kind === "over") return;
    const pace = this.#isHurried ? 0 : company.pace(chosenOf(session.loaded));
    if (session.isSettled) this.#after(match, Math.min(pace, SEEN_MS), () => session.settle());
    else if (status.seat === seat) this.#isHurried = false;
    else await this.#botPlays(match, status.seat, pace);
  }

  /** Asks the bot of a seat, and plays what it answers at its pace. */
  async #botPlays(match: Match<Shape>, by: Seat, pace: number): Promise<void> {
    const { session, thinks } = this.#drive;
    const start = performance.now();
    const level = levelAt(session.kept.seats, by) ?? "";
    this.#thinking = setTimeout(() => thinks(by), pace + MOMENT_MS);
    const text = await choose(match, by, this.#stand.get(level) ?? level).catch(() => undefined);
    if (!this.#isDriving || session.match !== match) return;
    this.#rest();
    if (text === undefined) return this.#replace(level);
    const left = this.#isHurried ? 0 : pace - (performance.now() - start);
    this.#after(match, left, () => session.answer(text, by));
  }

  /** The next weaker level plays for one that cannot be loaded. */
  #replace(level: string): void {
    const { company, tell } = this.#drive;
    const { levels } = company;
    const weaker = levels[levels.findIndex(({ id }) => id === (this.#stand.get(level) ?? level)) - 1];
    if (weaker === undefined) {
      tell(sayHere.othersGone());
      return;
    }
    this.#stand.set(level, weaker.id);
    const name = levels.find(({ id }) => id === level)?.title ?? level;
    tell(sayHere.standsIn({ name, weaker: weaker.title }));
    void this.goOn();
  }

  /** Does something after a while, if the match is still the same then. */
  #after(match: Match<Shape>, ms: number, act: () => void): void {
    this.#next.set(ms, () => {
      if (this.#isDriving && this.#drive.session.match === match) act();
    });
  }

  /** Nobody thinks any more. */
  #rest(): void {
    clearTimeout(this.#thinking);
    this.#drive.thinks(undefined);
  }
}

/** Lets the bots play while somebody looks. */
export function drive(by: Drive): Driven {
  const driver = new Driver(by);
  const attend = () => (document.hidden ? driver.end() : driver.begin());
  const clock = setInterval(() => driver.look(), LOOK_MS);
  const deaf = by.session.shown.subscribe(() => void driver.goOn());
  document.addEventListener("visibilitychange", attend);
  attend();
  return {
    stop() {
      driver.end();
      clearInterval(clock);
      deaf();
      document.removeEventListener("visibilitychange", attend);
    },
    skip: () => driver.hurry(),
  };
}
