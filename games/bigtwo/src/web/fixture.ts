/** Stages for tests. */

import { type Frame, type Stage, stageOf as stageIn } from "@baize/table";

const SIZES: Readonly<Record<Frame, readonly [number, number]>> = {
  rail: [1280, 800],
  bars: [360, 640],
  corners: [844, 390],
};

/** A stage of a frame, of a usual size. */
export const stageOf = (frame: Frame): Stage => stageIn(...SIZES[frame], { still: true });
