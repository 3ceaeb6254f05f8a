/** The door of faces: those of cards, and those of whoever plays; and cards among words. */

export { Caption } from "./caption.tsx";
export { BACKS, type Back, CardBack } from "./card-back.tsx";
export { CardFace } from "./card-face.tsx";
export { GlowSign } from "./glow-sign.tsx";
export { Portrait } from "./portrait.tsx";
export { SuitPip, Suits } from "./suits.tsx";
