/** Keeps a table of several seats going: the bots play at its pace, and the clock ends what lasts too long. */

import type { Seat, Shape } from "@baize/kernel";
import type { Company } from "@baize/table";
import { ME, type Session } from "../store/session.ts";
import { choose } from "./ask.ts";

/** How often the clock is looked at, in ms. */
const LOOK_MS = 200;
/** A bot that takes so much longer than its pace is said to think, in ms. */
const MOMENT_MS = 500;

/** What a table is driven by. */
interface Drive {
  readonly session: Session;
  readonly company: Company<Shape>;
  preferences(): Readonly<Record<string, string>>;
  tell(sentence: string): void;
  /** Says which seat thinks, once it takes longer than a moment, and that it does no more. */
  thinks(seat: Seat | undefined): void;
}

/** Lets the bots play while somebody looks; gives what stops them. */
export function drive({ session, company, preferences, tell, thinks }: Drive): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let thinking: ReturnType<typeof setTimeout> | undefined;
  // The bots that could not be had, and who plays for them.
  const stand = new Map<string, string>();

  /** Nobody thinks any more. */
  const rest = (): void => {
    clearTimeout(thinking);
    thinks(undefined);
  };

  const next = async (): Promise<void> => {
    const { match, party } = session;
    const { status } = match;
    clearTimeout(timer);
    rest();
    if (isStopped || document.hidden || party === undefined || status.kind === "over" || status.seat === ME) return;
    const start = performance.now();
    const level = party.bots[status.seat - 1] ?? "";
    const pace = company.pace(preferences());
    thinking = setTimeout(() => thinks(status.seat), pace + MOMENT_MS);
    const text = await choose(match, stand.get(level) ?? level).catch(() => undefined);
    if (isStopped || session.match !== match) return;
    rest();
    if (text === undefined) return replace(level);
    const left = pace - (performance.now() - start);
    timer = setTimeout(
      () => {
        if (!isStopped && session.match === match && !document.hidden) session.play(text, status.seat);
      },
      Math.max(0, left),
    );
  };

  /** The next weaker level plays for one that cannot be loaded. */
  const replace = (level: string): void => {
    const { levels } = company;
    const weaker = levels[levels.findIndex(({ id }) => id === (stand.get(level) ?? level)) - 1];
    if (weaker === undefined) {
      tell("The others cannot play now. Reload the page to go on.");
      return;
    }
    stand.set(level, weaker.id);
    const name = levels.find(({ id }) => id === level)?.title ?? level;
    tell(`${name} cannot be loaded here. ${weaker.title} plays instead.`);
    void next();
  };

  const look = (): void => {
    const limit = company.limit(preferences());
    if (limit !== undefined && !session.isOver && session.clock.elapsed >= limit) session.record(company.timeout);
  };

  const clock = setInterval(look, LOOK_MS);
  const deaf = session.shown.subscribe(() => void next());
  document.addEventListener("visibilitychange", next);
  void next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    rest();
    clearInterval(clock);
    deaf();
    document.removeEventListener("visibilitychange", next);
  };
}
