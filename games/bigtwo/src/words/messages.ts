/** The source document's own messages, by refusal: its door shows them as they are, every app as sentences. */

/** What the document says when a play or a pass is refused. */
export const MESSAGES = {
  "no-play": "Your play must be valid",
  "too-weak": "Your play must be stronger than the previous play",
  "other-size": "Your play must contain same number of cards as the previous play",
  "no-pass-opening": "You cannot pass the first turn",
  "no-pass-free": "You cannot pass the free move",
} as const;

/** What it says when the first play is refused; the card is the 3 of diamonds where diamonds are the lowest suit. */
export const startingMessage = (card: string): string => `starting turn must be valid and contain ${card}`;
