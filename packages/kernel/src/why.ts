/** Why a move stands in a match, written down when it is made, so that nobody has to guess it later. */

/** A player's own move, one that followed by itself, a bot's, one that was hinted, the way to a sure end, the table's own. */
export type Why = "player" | "follow" | "bot" | "hint" | "finish" | "event";

const LETTERS: Readonly<Record<Why, string>> = {
  player: "p",
  follow: "f",
  bot: "b",
  hint: "h",
  finish: "e",
  event: "t",
};
const REASONS = Object.keys(LETTERS) as readonly Why[];

/** One letter for each move. */
export const formatReasons = (reasons: readonly Why[]): string => reasons.map((why) => LETTERS[why]).join("");

/** Reads one letter for each of so many moves; undefined when it is not that. */
export function parseReasons(text: string, moves: number): readonly Why[] | undefined {
  const found = [...text].flatMap((letter) => REASONS.filter((why) => LETTERS[why] === letter));
  return text.length === moves && found.length === moves ? found : undefined;
}
