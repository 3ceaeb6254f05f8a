/** The judgement of the bots: what to play, what a move has cost, what par is. It knows the view of one seat. */

import { type Bot, type Judge, must, Random, readDeal } from "@baize/kernel";
import { type BigtwoShape, bigtwo, formatMove, type Move, type View } from "../rules/index.ts";
import { playTable } from "./arena/index.ts";
import { adviceTitle } from "./counsel.ts";
import { type Estimate, estimate } from "./estimate.ts";
import { expert } from "./expert.ts";
import type { Master } from "./learned/master.ts";
import { openWorth } from "./open-hands.ts";
import { reason } from "./reason.ts";

/** Where a judge gets its helpers from: the master if it is at hand already, and the bot of any level. */
interface Bench {
  master(): Master | undefined;
  bot(level: string): Promise<Bot<BigtwoShape>>;
}

/** A deal against players that think would take half a minute: the master stands in for them. */
const standIn = (level: string): string => (level === "grandmaster" ? "master" : level);

/** The judge over some bots: the master where it is at hand, else the expert's playouts. */
export function judgeOf({ master, bot }: Bench): Judge<BigtwoShape> {
  /** What moves are worth, best first. */
  const worth = (view: View, played?: Move): readonly Estimate[] => {
    const judge = master();
    if (judge === undefined) return estimate(view, Random.fromSeed("estimate"), played);
    const legal = bigtwo.legalMoves(view);
    const points = judge.expectedScores(view, legal);
    return legal.map((move, i) => ({ move, points: points[i] ?? 0 })).sort((a, b) => b.points - a.points);
  };
  return {
    advise(view) {
      const move = worth(view)[0]?.move ?? { kind: "pass" };
      return { text: formatMove(move), title: adviceTitle(view, move), why: reason(view, move) };
    },
    weigh: (view) => worth(view).map(({ move, points }) => ({ text: formatMove(move), points })),
    weighOpen: (state) => openWorth(state).map(({ move, points }) => ({ text: formatMove(move), points })),
    appraise(view, text) {
      const all = worth(view, must(bigtwo.parseMove(text, view)));
      const [best] = all;
      const own = all.find(({ move }) => formatMove(move) === text);
      if (best === undefined || own === undefined) return { points: 0, best: { text, points: 0 } };
      return { points: own.points, best: { text: formatMove(best.move), points: best.points } };
    },
    async par({ deal, options, seat, levels }) {
      const hero: Bot<BigtwoShape> = master() ?? expert;
      const seated = await Promise.all(levels.map((level, n) => (n === seat ? hero : bot(standIn(level)))));
      const terms = { options: must(bigtwo.options.parse(options)), scoring: "rules", allowance: {} } as const;
      const dealt = must(readDeal(bigtwo, terms.options, deal)).deal;
      const { scores } = await playTable(seated, dealt, "par", terms);
      return { level: hero.id, points: scores[seat] ?? 0 };
    },
  };
}
