/** The document's Card Types module. */

/** Hearts, diamonds, clubs, spades. */
export const SuitT = Object.freeze({ H: "H", D: "D", C: "C", S: "S" } as const);
export type SuitT = keyof typeof SuitT;

/** Ace to king, low to high. */
export const RankT = Object.freeze({
  A: "A",
  C2: "C2",
  C3: "C3",
  C4: "C4",
  C5: "C5",
  C6: "C6",
  C7: "C7",
  C8: "C8",
  C9: "C9",
  C10: "C10",
  J: "J",
  Q: "Q",
  K: "K",
} as const);
export type RankT = keyof typeof RankT;

/** The two colours. */
export const ColourT = Object.freeze({ Red: "Red", Black: "Black" } as const);
export type ColourT = keyof typeof ColourT;
