/** Why a move is played, in a sentence a player understands. */

import { type Card, formatCard, formatCards, formatRank, formatSuit, rankOf, suitOf } from "@baize/cards";
import { ladderOf, type Move, type Play, readPlay, type View } from "../rules/index.ts";
import { Outlook } from "./outlook.ts";
import { HI_BIT, LO_BIT, marksOf } from "./packed/cardset.ts";
import { PlayList } from "./packed/plays.ts";
import { playStrength } from "./packed/rules.ts";
import { moveOfBits } from "./packed/table.ts";
import { Plan, Planner } from "./plan.ts";
import { type Sight, sightOf } from "./sight.ts";

/** A play that wins the round this often is control. */
const CONTROL = 0.6;

/** A play by its name, as in "the pair of 2s". */
function nameOf({ kind, cards }: Play): string {
  const [first] = cards as readonly [Card, ...Card[]];
  const top = cards.at(-1) ?? first;
  const middle = cards[2] ?? first;
  const rank = (card: Card) => formatRank(rankOf(card));
  switch (kind) {
    case "single":
      return `the ${formatCard(first)}`;
    case "pair":
      return `the pair of ${rank(first)}s`;
    case "triple":
      return `the three ${rank(first)}s`;
    case "two-pair":
      return `the two pair, ${rank(first)}s and ${rank(top)}s`;
    case "four":
      return `the four ${rank(first)}s`;
    case "straight":
      return `the straight ${formatCards(cards)}`;
    case "flush":
      return `the flush in ${formatSuit(suitOf(first))}`;
    case "full-house":
      return `the full house of ${rank(middle)}s`;
    case "four-kicker":
      return `the four ${rank(middle)}s`;
    case "straight-flush":
      return `the straight flush ${formatCards(cards)}`;
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
  const toBeat = view.toBeat === null ? "it" : nameOf(view.toBeat.play);
  const answers = new PlayList();
  sight.table.legalPlays(answers);
  if (answers.length === 0) return `Passes: nothing in the hand beats ${toBeat}.`;
  const plan = planOf(sight, sight.lo, sight.hi);
  const { cards } = ladderOf(view.options);
  const answer = new Set(marksOf(answers.lo[0] ?? 0, answers.hi[0] ?? 0).map((mark) => cards[mark]));
  const spent = plan.find(({ play }) => play.cards.some((card) => answer.has(card)));
  if (spent === undefined) return "Waits for a better moment.";
  if (spent.chance >= CONTROL) return `Keeps ${nameOf(spent.play)} to regain the lead.`;
  return spent.play.cards.length === answer.size
    ? `Keeps ${nameOf(spent.play)} for later.`
    : `Keeps ${nameOf(spent.play)} whole.`;
}

function playReason(sight: Sight, play: Play): string {
  const { strength } = ladderOf(sight.view.options);
  let { lo, hi } = sight;
  for (const card of play.cards) {
    lo &= ~(LO_BIT[strength[card] ?? 0] ?? 0);
    hi &= ~(HI_BIT[strength[card] ?? 0] ?? 0);
  }
  const name = nameOf(play);
  if ((lo | hi) === 0) return "Plays the last cards and wins.";
  const rest = planOf(sight, lo, hi);
  const chance = outlookOf(sight).chance(play.cards.length, playStrength(play));
  if (chance === 1 && !sight.rules.config.bombs) {
    return rest.length === 1
      ? `Nothing that is out beats ${name}, and one play is left.`
      : `Nothing that is out beats ${name}.`;
  }
  const control = controlOf(rest);
  const keeps = control === undefined ? "" : `, and keeps ${nameOf(control.play)} to regain the lead`;
  if (sight.table.lastSize > 0) return `Answers with ${name}, which leaves the rest of the hand whole${keeps}.`;
  const isNearOut = Math.min(...sight.others) === 1;
  if (isNearOut && play.cards.length > 1) return `Leads ${name}: somebody holds one card and cannot answer it.`;
  if (isNearOut) return `Leads ${name}, as high as it can: somebody holds one card.`;
  return play.cards.length >= 5 ? `Gets rid of ${name} while it has the lead${keeps}.` : `Gets rid of ${name}${keeps}.`;
}

/** Why the seat to move would play this. */
export function reason(view: View, move: Move): string {
  if (move.kind === "timeout") return "Time is up.";
  const sight = sightOf(view);
  if (move.kind === "pass") return passReason(sight);
  const play = readPlay(view.options, move.cards);
  return play === undefined ? "Not a play." : playReason(sight, play);
}
