/** The plays the app offers for the cards that are picked: one of each name, the weakest of it. */

import type { Card } from "@baize/cards";
import { legalPlays, type Play, playLabel, situationOf, type View } from "../rules/index.ts";

/** So many fit beside the hand. */
const MOST = 6;

/** Legal plays of the view that hold all picked cards and more; none unless it is the viewer's turn. */
export function offersFor(view: View, picked: readonly Card[]): readonly Play[] {
  if (picked.length === 0 || view.ending !== null || view.turn !== view.viewer) return [];
  const fitting = legalPlays(situationOf(view)).filter(
    ({ cards }) => cards.length > picked.length && picked.every((card) => cards.includes(card)),
  );
  const weakestFirst = fitting.toSorted((a, b) => a.cards.length - b.cards.length || a.key - b.key);
  const byName = new Map<string, Play>();
  for (const play of weakestFirst) if (!byName.has(playLabel(play))) byName.set(playLabel(play), play);
  return [...byName.values()].slice(0, MOST);
}
