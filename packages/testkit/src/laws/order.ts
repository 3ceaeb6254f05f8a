/** Laws about deals, states and legal moves: what the rules say is one thing, and always the same thing. */

import { moverView, must, Random, type Shape } from "@baize/kernel";
import fc from "fast-check";
import { insist, type Law, same } from "../trial/law.ts";
import { specRules } from "../trial/spec.ts";
import type { Subject } from "../trial/subject.ts";
import { applyToCopy, firstState, lastState, onWalks, onWalksWith, openMoves, states, viewers } from "../trial/walk.ts";

/** TK-L1 */
export const dealsAreFunctions: Law = {
  id: "TK-L1",
  title: "a deal is a function of its random stream, a first state of options and deal",
  check<T extends Shape>({ game, ...subject }: Subject<T>) {
    onWalksWith({ game, ...subject }, fc.string(), (walk, seed) => {
      const options = must(game.options.parse(walk.options));
      const deals = [1, 2].map(() => game.deal.format(game.randomDeal(options, Random.fromSeed(seed))));
      insist(deals[0] === deals[1], () => `one stream gave two deals: ${deals.join(" and ")}`);
      const texts = [1, 2].map(() => game.stateText.format(firstState(game, walk)));
      insist(texts[0] === texts[1], () => `one deal gave two states: ${texts.join(" and ")}`);
    });
  },
};

/** TK-L2 */
export const invariantsHold: Law = {
  id: "TK-L2",
  title: "the invariants hold in every state",
  check(subject) {
    const { game } = subject;
    onWalks(subject, (walk) => {
      for (const state of states(game, walk)) {
        const broken = game.invariants.find((invariant) => !invariant.holds(state));
        insist(broken === undefined, () => `${broken?.rule} does not hold in ${game.stateText.format(state)}`);
      }
    });
  },
};

/** TK-L3 */
export const statusIsClear: Law = {
  id: "TK-L3",
  title: "either the game is over, or exactly one seat is to move and can",
  check(subject) {
    const { game } = subject;
    const isOpen = game.meta.information === "perfect";
    onWalks(subject, (walk) => {
      for (const state of states(game, walk)) {
        const views = viewers(game).map((viewer) => ({ viewer, view: game.view(state, viewer) }));
        const status = game.status(game.view(state, "spectator"));
        const at = () => game.stateText.format(state);
        for (const { viewer, view } of views) {
          insist(same(game.status(view), status), () => `viewer ${viewer} sees another status of ${at()}`);
          const canMove = status.kind === "playing" && (isOpen || viewer === status.seat);
          insist(
            game.legalMoves(view).length > 0 === canMove,
            () => `viewer ${viewer} ${canMove ? "has no" : "has a"} move in ${at()}`,
          );
        }
        if (status.kind === "over") {
          insist(status.scores.length === game.meta.seats, () => `${status.scores.length} scores in ${at()}`);
        }
      }
    });
  },
};

/** TK-L4 */
export const movesAreSorted: Law = {
  id: "TK-L4",
  title: "legal moves are sorted, and none is there twice",
  check(subject) {
    const { game } = subject;
    onWalks(subject, (walk) => {
      const view = moverView(game, lastState(game, walk));
      const moves = game.legalMoves(view);
      const texts = moves.map((move) => game.formatMove(move, view));
      moves.forEach((move, i) => {
        insist(i === 0 || game.compareMoves(moves[i - 1], move) < 0, () => `out of order: ${texts.join(", ")}`);
      });
      insist(new Set(texts).size === texts.length, () => `written alike: ${texts.join(", ")}`);
    });
  },
};

/** TK-L5 */
export const legalMovesApply: Law = {
  id: "TK-L5",
  title: "every legal move is accepted",
  check(subject) {
    const { game } = subject;
    onWalks(subject, (walk) => {
      const state = lastState(game, walk);
      const view = moverView(game, state);
      if (game.status(view).kind === "over") return;
      for (const move of game.legalMoves(view)) {
        const next = applyToCopy(game, state, move);
        insist(next.ok, () => `${game.formatMove(move, view)} is refused in ${game.stateText.format(state)}`);
      }
    });
  },
};

/** So many moves are tried at the end of each walk: a way there costs more than they do. */
const TRIED = 12;

/** TK-L6 */
export const otherMovesAreRefused: Law = {
  id: "TK-L6",
  title: "every other move is refused, with a rule of SPEC.md",
  check(subject) {
    const { game } = subject;
    const rules = specRules(subject.folder);
    const some = fc.array(subject.anyMove, { minLength: TRIED, maxLength: TRIED });
    onWalksWith(subject, some, (walk, moves) => {
      const state = lastState(game, walk);
      const view = moverView(game, state);
      const allowed = [...game.legalMoves(view), ...game.events(view)];
      for (const move of moves) {
        if (allowed.some((legal) => game.compareMoves(legal, move) === 0)) continue;
        const next = applyToCopy(game, state, move);
        const told = () => `${JSON.stringify(move)} in ${game.stateText.format(state)}`;
        insist(!next.ok, () => `accepted, though it is not legal: ${told()}`);
        insist(rules.has(next.error.rule), () => `refused by ${next.error.rule}, which is not in SPEC.md: ${told()}`);
      }
    });
  },
};

/** TK-L7 */
export const nothingIsChanged: Law = {
  id: "TK-L7",
  title: "nothing changes the state it is given",
  check(subject) {
    const { game } = subject;
    onWalksWith(subject, subject.anyMove, (walk, any) => {
      const state = lastState(game, walk);
      const before = structuredClone(state);
      for (const move of [...openMoves(game, state), any]) game.apply(state, move);
      for (const viewer of viewers(game)) {
        const view = game.view(state, viewer);
        game.legalMoves(view);
        game.complete(view, Random.fromSeed("change"));
        game.reshuffleSecrets(state, viewer, Random.fromSeed("change"));
      }
      insist(same(state, before), () => `${game.stateText.format(before)} became ${game.stateText.format(state)}`);
    });
  },
};
