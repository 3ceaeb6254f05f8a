/** Laws about manners: what every table says and does is there, and is said in whole sentences. */

import {
  type Choices,
  choicesOf,
  type Manners,
  mannersOf,
  moverView,
  type Shape,
  seat,
  type Viewer,
} from "@baize/kernel";
import { insist, type Law } from "../trial/law.ts";
import type { Subject } from "../trial/subject.ts";
import { applyToCopy, lastState, onWalks, openMoves, viewers } from "../trial/walk.ts";

/** Whether a text says something, and nothing of what programs say. */
const isSaid = (text: unknown): boolean =>
  typeof text === "string" && text !== "" && !/undefined|NaN|\[object/.test(text);

/** What a move is called by whoever looks. */
const nameOf = (viewer: Viewer): string => (viewer === "spectator" ? viewer : `seat ${viewer}`);

/** TK-L21 */
export const movesAreDescribed: Law = {
  id: "TK-L21",
  title: "every legal move and every event is described to every viewer",
  check<T extends Shape>(subject: Subject<T>) {
    const { game } = subject;
    const { describe } = mannersOf(game);
    onWalks(subject, (walk) => {
      const state = lastState(game, walk);
      const mover = moverView(game, state);
      const texts = [...openMoves(game, state), ...game.events(mover)].map((move) => game.formatMove(move, mover));
      for (const viewer of viewers(game)) {
        for (const text of texts) {
          const says = describe(text, game.view(state, viewer));
          insist(isSaid(says), () => `${text} is "${says}" to ${nameOf(viewer)} in ${game.stateText.format(state)}`);
        }
      }
    });
  },
};

/** Every way to choose, one preference at a time. */
function everyChoice<T extends Shape>(manners: Manners<T>): readonly Choices[] {
  const each = manners.preferences.flatMap(({ id, choices }) =>
    choices.map(({ value }) => choicesOf(manners, { [id]: value })),
  );
  return [choicesOf(manners), ...each];
}

/** TK-L22 */
export const whatFollowsIsLegal: Law = {
  id: "TK-L22",
  title: "what follows by itself and what ends a game is legal in its order, and the end is one",
  check<T extends Shape>(subject: Subject<T>) {
    const { game } = subject;
    const manners = mannersOf(game);
    const after = (first: T["state"], texts: readonly string[]): T["state"] =>
      texts.reduce((state, text) => {
        const move = game.parseMove(text, moverView(game, state));
        const next = move.ok ? applyToCopy(game, state, move.value) : move;
        insist(next.ok, () => `${text} cannot follow in ${game.stateText.format(state)}`);
        return next.value;
      }, first);
    onWalks(subject, (walk) => {
      const state = lastState(game, walk);
      const view = moverView(game, state);
      if (game.status(view).kind === "over") return;
      for (const choices of everyChoice(manners)) after(state, manners.follow(view, choices));
      const finish = manners.finish(view);
      const end = game.status(game.view(after(state, finish), "spectator"));
      insist(finish.length === 0 || end.kind === "over", () => `${finish.join(", ")} is not the end`);
    });
  },
};

/** TK-L23 */
export const seatsAreToldApart: Law = {
  id: "TK-L23",
  title: "to every viewer each seat has a name of its own",
  check({ game }) {
    const { seatName } = mannersOf(game);
    for (const viewer of viewers(game)) {
      const names = Array.from({ length: game.meta.seats }, (_, n) => seatName(seat(n), viewer));
      insist(names.every(isSaid), () => `${nameOf(viewer)} calls the seats ${names.join(", ")}`);
      insist(new Set(names).size === names.length, () => `${nameOf(viewer)} calls the seats ${names.join(", ")}`);
    }
  },
};

/** TK-L24 */
export const mannersAreWhole: Law = {
  id: "TK-L24",
  title: "what can be chosen has a standard, several seats have company, and all that is said is words",
  check<T extends Shape>(subject: Subject<T>) {
    const { game } = subject;
    const manners = mannersOf(game);
    const { company } = manners;
    insist(
      (company !== undefined) === game.meta.seats > 1,
      () => `${company ? "company" : "no company"} for ${game.meta.seats} seats`,
    );
    for (const { id, title, standard, choices } of manners.preferences) {
      insist(
        choices.some(({ value }) => value === standard),
        () => `the standard of ${id} cannot be chosen`,
      );
      insist(isSaid(title) && choices.every((choice) => isSaid(choice.title)), () => `${id} or a choice has no title`);
    }
    const levels = company?.levels ?? [];
    insist(
      levels.some(({ id }) => id === company?.standard) || !company,
      () => `no level is called ${company?.standard}`,
    );
    for (const level of levels) insist(isSaid(level.title) && isSaid(level.says), () => `${level.id} is not told`);
    onWalks(subject, (walk) => {
      const state = lastState(game, walk);
      const view = moverView(game, state);
      const isOver = game.status(view).kind === "over";
      const { deal, options } = walk;
      const said = [
        manners.title,
        manners.dealWord,
        manners.stuck,
        manners.matchName(deal),
        `.${manners.dealName(deal)}`,
      ];
      if (company !== undefined) said.push(company.optionsName(options));
      if (company !== undefined && !isOver) said.push(company.prompt(view), company.prompt(view, [], seat(0)));
      for (const viewer of company !== undefined && isOver ? viewers(game) : []) {
        const { title, says } = company?.result(game.view(state, viewer)) ?? {};
        // Who only watches has won nothing that could be told.
        said.push(title ?? "", viewer === "spectator" ? `.${says}` : (says ?? ""));
      }
      insist(
        said.every(isSaid),
        () => `"${said.find((text) => !isSaid(text))}" is said in ${game.stateText.format(state)}`,
      );
      if (company === undefined || isOver) return;
      const event = game.parseMove(company.timeout, view);
      const isEvent = event.ok && game.events(view).some((one) => game.compareMoves(one, event.value) === 0);
      insist(isEvent, () => `${company.timeout} is not what the table records`);
    });
  },
};

/** TK-L26 */
export const racesAreFair: Law = {
  id: "TK-L26",
  title:
    "only a game of one seat that hides nothing is raced, and what is told of a table is plain, and whole when it is won",
  check<T extends Shape>(subject: Subject<T>) {
    const { game } = subject;
    const { racing } = mannersOf(game);
    if (racing === undefined) return;
    const { seats, information } = game.meta;
    insist(seats === 1 && information === "perfect", () => `a race of ${seats} seats, ${information} information`);
    onWalks(subject, (walk) => {
      const state = lastState(game, walk);
      const view = game.view(state, "spectator");
      const progress = racing.progress(view);
      const { done, of } = progress;
      const text = game.stateText.format(state);
      insist(
        JSON.stringify(JSON.parse(JSON.stringify(progress))) === JSON.stringify(progress),
        () => `not plain: ${text}`,
      );
      insist(done >= 0 && done <= of, () => `${done} of ${of} is done in ${text}`);
      const status = game.status(view);
      const isWon = status.kind === "over" && (status.scores[0] ?? 0) > 0;
      insist(!isWon || done === of, () => `${done} of ${of} is done in ${text}, which is won`);
      insist(isSaid(racing.progressText(progress)), () => `nothing is said of ${text}`);
    });
  },
};
