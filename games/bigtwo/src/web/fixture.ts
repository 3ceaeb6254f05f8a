/** Stages for tests. */

import type { Frame, Stage } from "@baize/table";

const SIZES: Readonly<Record<Frame, readonly [number, number]>> = {
  rail: [1280, 800],
  bars: [360, 640],
  corners: [844, 390],
};

/** A stage of a frame, of a usual size unless another is given. */
export const stageOf = (frame: Frame, [width, height] = SIZES[frame]): Stage => ({
  frame,
  width,
  height,
  largeIndex: false,
  leftHanded: false,
  still: true,
  pick: false,
});
