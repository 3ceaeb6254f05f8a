/** What a player does with pegs: lift them, let them jump, put them back. */

import type { Clicks } from "@baize/hands";
import type { TableProps } from "@baize/table";
import { cellAt, formatJump, type Hole, type Jump, PEG, type PegsShape } from "../rules/index.ts";
import type { PegsInsight } from "../solver/insight.ts";
import { say } from "../words/index.ts";
import type { Held } from "./held.ts";
import { holeLabel } from "./speech.ts";

/** All that an act needs: the board as it is drawn, what may be played on it, and the hand. */
export interface Reach {
  readonly props: TableProps<PegsShape>;
  readonly jumps: readonly Jump[];
  readonly held: Held;
  readonly clicks: Clicks;
  setCursor(hole: Hole): void;
}

/** Plays a move as text. The cursor goes with the peg, and a pointer may go on with it. */
export function play(
  { props, held, clicks, setCursor }: Reach,
  text: string,
  to: Hole | undefined,
  byPointer: boolean,
): boolean {
  held.release();
  const accepted = props.play(text);
  if (accepted) clicks.played();
  if (!accepted || to === undefined) return accepted;
  setCursor(to);
  if (byPointer) held.goOn(to);
  return true;
}

/** Lets a peg jump. */
export const jump = (at: Reach, from: Hole, to: Hole, byPointer: boolean): boolean =>
  play(at, formatJump({ from, to }), to, byPointer);

/** Lifts a peg and says what it can do; false when it can do nothing. */
export function lift({ props, jumps, held, setCursor }: Reach, hole: Hole): boolean {
  setCursor(hole);
  if (!jumps.some(({ from }) => from === hole)) {
    props.tell(say.cannotJump());
    return false;
  }
  const keeps = (props.insight as PegsInsight | undefined)?.keeps ?? {};
  props.announce(say.lifted({ hole: holeLabel(hole, props.view, jumps, keeps) }));
  held.take(hole);
  return true;
}

/** Puts a lifted peg back. */
export function putBack({ props, held }: Reach): void {
  held.release();
  props.announce(say.putBack());
}

/** A hole is pressed, by a pointer or, where `detail` is 0, by a key. */
export function press(at: Reach, hole: Hole, detail: number): void {
  const { props, held, clicks, setCursor } = at;
  clicks.begin();
  setCursor(hole);
  if (held.lifted === hole && !held.goesOn) putBack(at);
  else if (cellAt(props.view.board, hole) === PEG) lift(at, hole);
  else if (held.lifted !== undefined) jump(at, held.lifted, hole, detail > 0);
  else props.tell(say.pegFirst());
}
