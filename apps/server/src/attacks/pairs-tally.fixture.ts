/** What came about in the pairs that were played: where something hardly ever does, nothing is shown of it. */

/** How often each has to come about in a hundred pairs: half as often as it does, or less. */
const LEAST: readonly (readonly [least: number, ...what: readonly string[]])[] = [
  [1500, "moves"],
  // How it is played.
  [15, "clock none", "before a last card"],
  [6, "clock match", "clock 15", "clock 30", "clock 60", "options taiwan"],
  [3, "options mis", "options hongkong", "options singapore", "options pusoydos", "options charlesworth"],
  [3, "options bluo42", "options mis,pass=locked,lastCard=yes", "at the end of a deal's time"],
  [10, "a later deal"],
  [200, "locked out"],
  // What bots and clocks do.
  [300, "a bot moves"],
  [100, "a bot is forced"],
  [15, "a bot is forced in one world", "said while a bot thinks"],
  [40, "the clock passes"],
  [10, "the viewer's time is up"],
  [2, "the clock passes for whom could play in one world", "the clock shows a card", "said while a clock runs"],
  // Who is away, and comes back.
  [15, "a bot stands in by the clock", "a bot for the viewer"],
  [60, "a stand-in moves"],
  [10, "replaced by the host"],
  [5, "back by stream", "back by back", "back by move", "the viewer was away", "the viewer has missed something"],
  [2, "the viewer has missed nothing"],
  // What the viewer asks, and what of it is refused.
  [150, "asked table", "asked move"],
  [30, "asked record", "asked undo", "asked phrase", "asked again", "answered not-seated", "answered not-your-turn"],
  [15, "answered no-record", "answered only-in-races", "answered host-only", "answered stale-ply"],
  [5, "answered not-your-cards", "answered no-play"],
  [1, "answered too-weak", "answered other-size", "answered must-open", "answered key-used", "answered last-card"],
];

/** Counts what comes about. */
export class Tally {
  readonly #counts = new Map<string, number>();

  count(what: string, times = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + times);
  }

  /** What came about too seldom for so many pairs. */
  rare(pairs: number): readonly string[] {
    return LEAST.flatMap(([least, ...all]) =>
      all
        .map((what) => [what, this.#counts.get(what) ?? 0] as const)
        .filter(([, count]) => count < (least * pairs) / 100)
        .map((found) => found.join(": ")),
    );
  }
}
