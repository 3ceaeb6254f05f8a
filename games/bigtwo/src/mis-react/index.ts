/** The door of the document's App, GameplayField and Player as React components. */

export { App } from "./app.tsx";
export { GameplayField } from "./gameplay-field.tsx";
export type { FaceAddress } from "./picture.tsx";
export { Player } from "./player.tsx";
