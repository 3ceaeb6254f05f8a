/** The room that a table has on the screen. */

/** Where the shell keeps its buttons: a rail at the side, bars above and below, or the corners of a flat screen. */
export type Frame = "rail" | "bars" | "corners";

/** A part of the window: its edges, in px from the upper left corner. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The room on the screen, in px, and how the player likes it. */
export interface Stage {
  readonly frame: Frame;
  readonly width: number;
  readonly height: number;
  /** What the shell leaves free. */
  readonly free: Area;
  /** So much of its lower edge what floats may take: a hint, a sentence of the moment. */
  readonly slot: number;
  readonly largeIndex: boolean;
  readonly leftHanded: boolean;
  /** No travel: things fade where they are. */
  readonly still: boolean;
  /** A click picks a card up instead of moving it to the best place. */
  readonly pick: boolean;
}

/** What the shell takes: beside a rail, above and below. */
export interface TakenRoom {
  readonly side: number;
  readonly above: number;
  readonly below: number;
}

/** What it takes in a match. */
export const TAKEN: Readonly<Record<Frame, TakenRoom>> = {
  rail: { side: 232, above: 0, below: 0 },
  bars: { side: 0, above: 92, below: 76 },
  corners: { side: 0, above: 0, below: 62 },
};

/** What floats takes one line of a low window, and more of a tall one. */
const SLOT = { low: 56, tall: 176 } as const;
const TALL = 780;

/** From this width on a rail is wider: what floats beside it has more room. */
export const WIDE = 2200;
const WIDE_RAIL = 320;

/** Where the buttons go in a window of this size. */
export function frameOf(width: number, height: number): Frame {
  if (width >= 1000 && height >= 560) return "rail";
  return height > width ? "bars" : "corners";
}

/** What is left of a window. The rail is at the left, for the left-handed at the right. */
export const freeOf = (
  { width, height, leftHanded }: Pick<Stage, "width" | "height" | "leftHanded">,
  { side, above, below }: TakenRoom,
): Area => ({
  left: leftHanded ? 0 : side,
  top: above,
  right: width - (leftHanded ? side : 0),
  bottom: height - below,
});

/** The stage in a window of this size, for a player who likes it so. */
export function stageOf(
  width: number,
  height: number,
  likes: Partial<Pick<Stage, "largeIndex" | "leftHanded" | "still" | "pick">> = {},
  taken = TAKEN,
  frameIn = frameOf,
): Stage {
  const frame = frameIn(width, height);
  const slot = frame === "bars" ? (height < TALL ? SLOT.low : SLOT.tall) : 0;
  const stage = { width, height, slot, largeIndex: false, leftHanded: false, still: false, pick: false, ...likes };
  const side = frame === "rail" && width >= WIDE ? Math.max(taken.rail.side, WIDE_RAIL) : taken[frame].side;
  return { ...stage, frame, free: freeOf(stage, { ...taken[frame], side }) };
}
