/** The door of the hands: gestures, keys, motion, the field in which a deal is named, and sentences with a part marked. */

export { Clicks, useClicks, WAIT_MS } from "./clicks.ts";
export { DealField } from "./deal-field.tsx";
export { useDrafts } from "./drafts.ts";
export { type Gestures, isSecondClick, useGestures } from "./gesture.ts";
export { useKeptFocus } from "./kept-focus.ts";
export { useKeys } from "./keys.ts";
export { Marked } from "./marked.tsx";
export { type Motion, useMotion } from "./motion.ts";
export type { Point } from "./point.ts";
