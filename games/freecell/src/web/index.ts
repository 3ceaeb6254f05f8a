/** FreeCell's web door: its table, and what the shell needs to know about it. */

import type { TableDoor } from "@baize/table";
import { type Autoplay, autoplay, type FreecellShape, freecell, type Move, type State } from "../rules/index.ts";
import { isWon } from "../rules/state.ts";
import { Chooser } from "./chooser.tsx";
import { Emblem } from "./emblem.tsx";
import { Picture } from "./picture.tsx";
import { describe } from "./speech.ts";
import { Table } from "./table.tsx";

/** Moves as text, each written on the table it is played on, and the table after them. */
function written(state: State, moves: readonly Move[]): { readonly texts: readonly string[]; readonly last: State } {
  let last = state;
  const texts = moves.map((move) => {
    const text = freecell.formatMove(move, last);
    const next = freecell.apply(last, move);
    if (next.ok) last = next.value;
    return text;
  });
  return { texts, last };
}

/** Of the first million deals all can be won but these: each was solved, and these were searched to the end. */
const UNWINNABLE = ["11982", "146692", "186216", "455889", "495505", "512118", "517776", "781948"];

/** The table of FreeCell. */
export const table: TableDoor<FreecellShape> = {
  cloth: "sage",
  says: "Every card in sight, nothing left to luck.",
  rules: async () => (await import("./rules.tsx")).rules,
  lesson: async () => (await import("./lesson.ts")).lesson,
  preferences: [
    {
      id: "autoplay",
      title: "Cards go home by themselves",
      standard: "safe",
      choices: [
        { value: "none", title: "Never", says: "You send every card home yourself." },
        { value: "safe", title: "When safe", says: "Only cards that no other card can need." },
        { value: "max", title: "Always", says: "Every card that can. A few deals cannot be won this way." },
      ],
    },
  ],
  dealName: (deal) =>
    /^\d+$/.test(deal) ? `Deal ${deal}` : deal.startsWith("seed:") ? `Seed ${deal.slice(5)}` : "Own deal",
  isChecked: (deal) => /^\d+$/.test(deal) && Number(deal) <= 1_000_000 && !UNWINNABLE.includes(deal),
  follow: (state, { autoplay: mode }) => written(state, autoplay(state, mode as Autoplay)).texts,
  finish(state) {
    const { texts, last } = written(state, autoplay(state, "max"));
    return isWon(last) ? texts : [];
  },
  describe,
  Table,
  Picture,
  Emblem,
  Chooser,
};
