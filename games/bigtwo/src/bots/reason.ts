/** Why a move is played, in a sentence a player understands. */

import { ladderOf, type Move, type Play, readPlay, type View } from "../rules/index.ts";
import { say } from "../words/reason.en.ts";
import { Outlook } from "./outlook.ts";
import { HI_BIT, LO_BIT, marksOf } from "./packed/cardset.ts";
import { PlayList } from "./packed/plays.ts";
import { playStrength } from "./packed/rules.ts";
import { type Sight, sightOf } from "./packed/sight.ts";
import { moveOfBits } from "./packed/table.ts";
import { Plan, Planner } from "./plan.ts";

/** A play that wins the round this often is control. */
const CONTROL = 0.6;

/** A play by its name, as in "the pair of 2s". */
function nameOf({ kind, cards }: Play): string {
  const [card] = cards;
  switch (kind) {
    case "single":
    case "pair":
    case "triple":
    case "four":
    case "flush":
      return say[kind]({ card });
    case "two-pair":
      return say.twoPair({ low: card, high: cards.at(-1) });
    case "straight":
      return say.straight({ cards });
    case "full-house":
      return say.fullHouse({ card: cards[2] });
    case "four-kicker":
      return say.four({ card: cards[2] });
    case "straight-flush":
      return say.straightFlush({ cards });
  }
}

/** A planned play with its chance of winning the round. */
interface Planned {
  readonly play: Play;
  readonly chance: number;
}

function planOf(sight: Sight, lo: number, hi: number): readonly Planned[] {
  const outlook = outlookOf(sight);
  const planner = new Planner(sight.rules);
  planner.prepare(outlook);
  const plan = new Plan();
  planner.plan(lo, hi, plan);
  return Array.from({ length: plan.length }, (_, i) => {
    const move = moveOfBits(sight.rules, plan.lo[i] ?? 0, plan.hi[i] ?? 0);
    const play = move.kind === "play" ? readPlay(sight.rules.config, move.cards) : undefined;
    return play === undefined ? [] : [{ play, chance: outlook.chance(play.cards.length, playStrength(play)) }];
  }).flat();
}

/** The strongest control of a plan, if it has any. */
const controlOf = (plan: readonly Planned[]): Planned | undefined =>
  plan.reduce<Planned | undefined>(
    (best, each) => (each.chance >= CONTROL && each.chance > (best?.chance ?? 0) ? each : best),
    undefined,
  );

const outlookOf = (sight: Sight): Outlook => {
  const outlook = new Outlook();
  outlook.look(sight.unseenLo, sight.unseenHi, sight.others);
  return outlook;
};

function passReason(sight: Sight): string {
  const { view } = sight;
  const answers = new PlayList();
  sight.table.legalPlays(answers);
  if (answers.length === 0) {
    return view.toBeat === null ? say.nothingBeatsIt() : say.nothingBeats({ play: nameOf(view.toBeat.play) });
  }
  const plan = planOf(sight, sight.lo, sight.hi);
  const { cards } = ladderOf(view.options);
  const answer = new Set(marksOf(answers.lo[0] ?? 0, answers.hi[0] ?? 0).map((mark) => cards[mark]));
  const spent = plan.find(({ play }) => play.cards.some((card) => answer.has(card)));
  if (spent === undefined) return say.waits();
  const kept = { play: nameOf(spent.play) };
  if (spent.chance >= CONTROL) return say.keepsToRegain(kept);
  return spent.play.cards.length === answer.size ? say.keepsForLater(kept) : say.keepsWhole(kept);
}

function playReason(sight: Sight, play: Play): string {
  const { strength } = ladderOf(sight.view.options);
  let { lo, hi } = sight;
  for (const card of play.cards) {
    lo &= ~(LO_BIT[strength[card] ?? 0] ?? 0);
    hi &= ~(HI_BIT[strength[card] ?? 0] ?? 0);
  }
  const name = { play: nameOf(play) };
  if ((lo | hi) === 0) return say.wins();
  const rest = planOf(sight, lo, hi);
  const chance = outlookOf(sight).chance(play.cards.length, playStrength(play));
  if (chance === 1 && !sight.rules.config.bombs) {
    return rest.length === 1 ? say.unbeatenOneLeft(name) : say.unbeaten(name);
  }
  const control = controlOf(rest);
  const keeping = control && { ...name, kept: nameOf(control.play) };
  if (sight.table.lastSize > 0) return keeping ? say.answersKeeping(keeping) : say.answers(name);
  if (Math.min(...sight.others) === 1) return play.cards.length > 1 ? say.leadsPast(name) : say.leadsHigh(name);
  if (play.cards.length >= 5) return keeping ? say.ridsOnLeadKeeping(keeping) : say.ridsOnLead(name);
  return keeping ? say.ridsKeeping(keeping) : say.rids(name);
}

/** Why the seat to move would play this. */
export function reason(view: View, move: Move): string {
  if (move.kind === "timeout") return say.timeUp();
  const sight = sightOf(view);
  if (move.kind === "pass") return passReason(sight);
  const play = readPlay(view.options, move.cards);
  return play === undefined ? say.notPlay() : playReason(sight, play);
}
