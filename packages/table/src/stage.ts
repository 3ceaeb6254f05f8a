/** The room that a table has on the screen. */

/** Where the shell keeps its buttons: a rail at the side, bars above and below, or the corners of a flat screen. */
export type Frame = "rail" | "bars" | "corners";

/** The room on the screen, in px, and how the player likes it. */
export interface Stage {
  readonly frame: Frame;
  readonly width: number;
  readonly height: number;
  readonly largeIndex: boolean;
  readonly leftHanded: boolean;
  /** No travel: things fade where they are. */
  readonly still: boolean;
  /** A click picks a card up instead of moving it to the best place. */
  readonly pick: boolean;
}
