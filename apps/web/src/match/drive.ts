/** Keeps a table of several seats going: the bots play at its pace, and the clock ends what lasts too long. */

import type { Company, Seat, Shape } from "@baize/kernel";
import { levelAt } from "@baize/midend";
import { chosenOf } from "../library/games.ts";
import { say } from "../words/index.ts";
import { choose } from "./bots.ts";
import { inTurn } from "./in-turn.ts";
import type { Session } from "./session.ts";

/** How often the clock is looked at, in ms. */
const LOOK_MS = 200;
/** A bot that takes so much longer than its pace is said to think, in ms. */
const MOMENT_MS = 500;

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

/** A play that nobody can beat is seen for so long before the trick ends, in ms. */
const SEEN_MS = 500;

/** Lets the bots play while somebody looks. */
export function drive({ session, company, tell, thinks }: Drive): Driven {
  // One tab that is seen drives a match, however many show it.
  let isDriving = false;
  let leave: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let thinking: ReturnType<typeof setTimeout> | undefined;
  let isHurried = false;
  let due: (() => void) | undefined;
  // The bots that could not be had, and who plays for them.
  const stand = new Map<string, string>();

  /** Nobody thinks any more. */
  const rest = (): void => {
    clearTimeout(thinking);
    thinks(undefined);
  };

  /** Does something when its time has come, or at once when the player wants to go on. */
  const after = (ms: number, act: () => void): void => {
    due = () => {
      clearTimeout(timer);
      due = undefined;
      if (isDriving) act();
    };
    timer = setTimeout(due, Math.max(0, ms));
  };

  const next = async (): Promise<void> => {
    const { match, kept, seat } = session;
    const { status } = match;
    clearTimeout(timer);
    due = undefined;
    rest();
    if (!isDriving || status.kind === "over") return;
    const pace = isHurried ? 0 : company.pace(chosenOf(session.loaded));
    if (session.isSettled) {
      after(Math.min(pace, SEEN_MS), () => session.match === match && session.settle());
      return;
    }
    if (status.seat === seat) {
      isHurried = false;
      return;
    }
    const start = performance.now();
    const level = levelAt(kept.seats, status.seat) ?? "";
    thinking = setTimeout(() => thinks(status.seat), pace + MOMENT_MS);
    const text = await choose(match, status.seat, stand.get(level) ?? level).catch(() => undefined);
    if (!isDriving || session.match !== match) return;
    rest();
    if (text === undefined) return replace(level);
    const left = isHurried ? 0 : pace - (performance.now() - start);
    after(left, () => session.match === match && session.answer(text, status.seat));
  };

  /** The next weaker level plays for one that cannot be loaded. */
  const replace = (level: string): void => {
    const { levels } = company;
    const weaker = levels[levels.findIndex(({ id }) => id === (stand.get(level) ?? level)) - 1];
    if (weaker === undefined) {
      tell(say.othersGone());
      return;
    }
    stand.set(level, weaker.id);
    const name = levels.find(({ id }) => id === level)?.title ?? level;
    tell(say.standsIn({ name, weaker: weaker.title }));
    void next();
  };

  const look = (): void => {
    const { limit } = session;
    if (isDriving && limit !== undefined && !session.isOver && session.clock.elapsed >= limit)
      session.record(company.timeout);
  };

  const stop = (): void => {
    leave?.();
    leave = undefined;
    isDriving = false;
    clearTimeout(timer);
    rest();
  };

  const attend = (): void => {
    if (document.hidden) stop();
    else
      leave ??= inTurn(`baize.drive.${session.id}`, () => {
        isDriving = true;
        void next();
      });
  };

  const clock = setInterval(look, LOOK_MS);
  const deaf = session.shown.subscribe(() => void next());
  document.addEventListener("visibilitychange", attend);
  attend();
  return {
    stop() {
      stop();
      clearInterval(clock);
      deaf();
      document.removeEventListener("visibilitychange", attend);
    },
    skip() {
      isHurried = true;
      due?.();
    },
  };
}
