/** The levels and the ways of playing, as players choose them. */

import type { Level } from "@baize/table";
import type { PresetName } from "../rules/index.ts";

/** From the weakest to the strongest. */
export const LEVEL_CHOICES: readonly Level[] = [
  { id: "novice", title: "Novice", says: "Plays what comes to hand." },
  { id: "classic", title: "Classic", says: "Always the lowest play that wins." },
  { id: "skilled", title: "Skilled", says: "Plans its hand and keeps control." },
  { id: "expert", title: "Expert", says: "Plays through what you may hold." },
  { id: "master", title: "Master", says: "Learned by playing millions of deals. A download of 3.7 MB, once." },
  {
    id: "grandmaster",
    title: "Grandmaster",
    says: "The master with time to think: a second or a few at a hard choice. A download of 4.6 MB, once.",
  },
];

/** The presets, by their names. */
export const PRESET_TITLES: Readonly<Record<PresetName, string>> = {
  mis: "Standard",
  hongkong: "Hong Kong",
  taiwan: "Taiwan",
  singapore: "Singapore",
  pusoydos: "Pusoy Dos",
  charlesworth: "Charlesworth",
  bluo42: "Bluo",
};

/** In what each way of playing differs. */
export const PRESET_NOTES: Readonly<Record<PresetName, string>> = {
  mis: "Singles, pairs and five cards. A pass does not lock you out.",
  hongkong: "Three of a kind is a play. Ten cards or more cost double, thirteen triple.",
  taiwan: "No flushes. A pass locks you out of the round, four of a kind is a bomb, and 2s cost double.",
  singapore: "2-3-4-5-6 is the highest straight. Ten cards or more cost double, thirteen triple.",
  pusoydos: "Diamonds are the highest suit, the 3 of clubs opens. Three of a kind is a play.",
  charlesworth: "The 3 of diamonds opens alone. Two pair and four of a kind are plays of four cards.",
  bluo42: "No straight holds a 2. Ten cards or more cost double, thirteen triple.",
};
