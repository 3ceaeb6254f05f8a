/** The door of faces: those of cards, and those of whoever plays. */

export { CardFace } from "./card-face.tsx";
export { PEOPLE } from "./face-names.ts";
export { Portrait } from "./portrait.tsx";
export { SuitPip, Suits } from "./suits.tsx";
