/** The door of card faces. */

export { CardFace } from "./card-face.tsx";
export { SuitPip, Suits } from "./suits.tsx";
