/** Stages and company for tests. */

import { type Frame, type Seated, type Stage, stageOf as stageIn, TAKEN } from "@baize/table";
import { frameFor } from "./layout.ts";

const SIZES: Readonly<Record<Frame, readonly [number, number]>> = {
  rail: [1280, 800],
  bars: [360, 640],
  corners: [844, 390],
};

/** A stage of any size, as this table frames it. */
export const stageAt = (width: number, height: number): Stage =>
  stageIn(width, height, { still: true }, TAKEN, frameFor);

/** A stage of a frame, of a usual size. */
export const stageOf = (frame: Frame): Stage => stageAt(...SIZES[frame]);

/** Somebody in a seat. */
export const seated = (name: string, more: Partial<Seated> = {}): Seated => ({
  name,
  face: "",
  level: "",
  points: 0,
  ...more,
});
