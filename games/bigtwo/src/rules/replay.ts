/** A table rebuilt from its deal and its turns, through the same judge as every other move. */

import type { Card } from "@baize/cards";
import { ok, type Result, refuse } from "@baize/kernel";
import { apply, type Move, PASS } from "./moves.ts";
import type { RuleConfig } from "./options.ts";
import { type State, setup, type Turn } from "./state.ts";

/** The hands as they were dealt: what each seat holds and what it has played. */
export const dealtHands = (state: State): readonly (readonly Card[])[] =>
  state.hands.map((hand, seat) => [
    ...hand,
    ...state.history.flatMap((turn) => (turn.seat === seat ? (turn.play?.cards ?? []) : [])),
  ]);

/** What was done in a turn, as a move. */
export const moveOf = ({ play }: Turn): Move => (play === null ? PASS : { kind: "play", cards: play.cards });

/** Who did what; the table's own events have no seat. */
export interface Step {
  readonly seat: number | null;
  readonly move: Move;
}

/** The table after these steps from these hands, or the first refusal. */
export function replaySteps(options: RuleConfig, hands: State["hands"], steps: readonly Step[]): Result<State> {
  let current = setup(options, { kind: "hands", hands });
  for (const { seat, move } of steps) {
    if (!current.ok) return current;
    if (seat !== null && current.value.turn !== seat) {
      return refuse("other-turn", "BT-T1", { seat, toMove: current.value.turn });
    }
    current = apply(current.value, move);
  }
  return current.ok ? ok(current.value) : current;
}

/** The table after these turns from these hands, or the first refusal. */
export const replay = (options: RuleConfig, hands: State["hands"], history: readonly Turn[]): Result<State> =>
  replaySteps(
    options,
    hands,
    history.map((turn) => ({ seat: turn.seat, move: moveOf(turn) })),
  );
