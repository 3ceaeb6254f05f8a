/** The back of a card: our own drawings, of which the player chooses one. */

import "./card-back.css";

/** The backs there are. */
export const BACKS = ["robe", "scale", "quilt", "quill"] as const;

/** One of them. */
export type Back = (typeof BACKS)[number];

interface BackProps {
  /** Which one; that of the player unless said. */
  readonly back?: Back;
  readonly className?: string;
}

/** A back fills its parent's width in the form of a card. */
export const CardBack = ({ back, className = "" }: BackProps) => (
  <span className={`card-back ${className}`} data-back={back} aria-hidden="true" />
);
