/** Big Two's bots and their judgement, for the page's worker: each question comes with the view of one seat. */

import { type Bot, must, Random } from "@baize/kernel";
import type { CompanyDoor } from "@baize/table";
import { playTable } from "../bots/arena/index.ts";
import { type Estimate, estimate, expert, type Master, reason, rosterOf } from "../bots/index.ts";
import { type BigTwo, bigtwo, formatMove, type Move, type View } from "../rules/index.ts";
import { masterWeights, quickWeights } from "../weights/index.ts";
import { adviceTitle, costText } from "./counsel.ts";

type Read = (address: URL) => Promise<Uint8Array>;

/** A view that was sent has options of its own; the presets' own are known to the bots. */
const settled = (view: View): View => ({
  ...view,
  options: must(bigtwo.options.parse(bigtwo.options.format(view.options))),
});

/** The levels that have learned. */
const LEARNED: readonly string[] = ["master", "grandmaster"];

/** The company, which reads the weights of the learned levels when it is first asked for one. */
export function companyOf(read: Read): CompanyDoor<BigTwo> {
  const roster = rosterOf({ master: () => read(masterWeights), quick: () => read(quickWeights) });
  let master: Master | undefined;

  const bot = async (level: string): Promise<Bot<BigTwo>> => {
    const found = await roster.bot(level);
    if (LEARNED.includes(level)) master = await roster.master();
    return { id: found.id, choose: (view, ...rest) => found.choose(settled(view), ...rest) };
  };

  /** What moves are worth, best first: by the master where it is at hand, else by the expert's playouts. */
  const worth = (view: View, played?: Move): readonly Estimate[] => {
    if (master === undefined) return estimate(view, Random.fromSeed("estimate"), played);
    const legal = bigtwo.legalMoves(view);
    const points = master.expectedScores(view, legal);
    return legal.map((move, i) => ({ move, points: points[i] ?? 0 })).sort((a, b) => b.points - a.points);
  };

  return {
    bot,
    advise(sent) {
      const view = settled(sent);
      const move = worth(view)[0]?.move ?? { kind: "pass" };
      return { text: formatMove(move), title: adviceTitle(view, move), why: reason(view, move) };
    },
    appraise(sent, text) {
      const view = settled(sent);
      const all = worth(view, must(bigtwo.parseMove(text, view)));
      const [best] = all;
      const own = all.find(({ move }) => formatMove(move) === text);
      if (best === undefined || own === undefined) return { cost: 0, says: "" };
      const cost = best.points - own.points;
      return { cost, says: costText(view, own.move, best.move, cost) };
    },
    async par({ deal, options, bots }) {
      const hero: Bot<BigTwo> = master ?? expert;
      // A deal against players that think would take half a minute.
      const others = await Promise.all(bots.map((level) => bot(level === "grandmaster" ? "master" : level)));
      const terms = { options: must(bigtwo.options.parse(options)), scoring: "rules", allowance: {} } as const;
      const scores = playTable([hero, ...others], must(bigtwo.deal.parse(deal)), "par", terms);
      return { level: hero.id, points: scores[0] ?? 0 };
    },
  };
}
