/** Whether a board was dealt: by a number or a name, for a day, or by chance here. What somebody wrote or made is none of these. */

import { own } from "../keeping/own.ts";
import type { Loaded } from "../library/games.ts";

/** The word under which deals of chance are jotted down. */
export const DEALT = "dealt";

/** Whether the board of a match was made, or its cards written down. */
export function isOwnBoard(
  { game, manners }: Pick<Loaded, "game" | "manners">,
  { deal }: { readonly deal: string },
): boolean {
  const { notes } = own(game.meta.id);
  const isOfDay = () =>
    Object.entries(notes.get()).some(([key, text]) => key.startsWith("daily") && text.split(" ")[1] === deal);
  return manners.isWritten?.(deal) === true && notes.jotted(DEALT, deal) === undefined && !isOfDay();
}

/** Notes that a deal is one of chance, where its text does not say so. */
export function noteDealt({ game, manners }: Pick<Loaded, "game" | "manners">, deal: string): void {
  if (manners.isWritten?.(deal)) own(game.meta.id).notes.jot(DEALT, deal, "yes");
}
