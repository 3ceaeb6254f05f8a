/** Laws about text: everything can be written down, read back, and replayed. */

import { join } from "node:path";
import { Match, mannersOf, moverView, must, ok, type Result, type Shape, sentence, visible } from "@baize/kernel";
import fc from "fast-check";
import { insist, type Law, same } from "../trial/law.ts";
import { specRules } from "../trial/spec.ts";
import type { Subject } from "../trial/subject.ts";
import { lastState, onWalks, onWalksWith, openMoves, playedMatch, viewers, type Walk } from "../trial/walk.ts";

/** TK-L8 */
export const textRoundTrips: Law = {
  id: "TK-L8",
  title: "what is written is read back as it was",
  check(subject) {
    const { game } = subject;
    onWalks(subject, (walk) => {
      const state = lastState(game, walk);
      const view = moverView(game, state);
      for (const move of openMoves(game, state)) {
        const text = game.formatMove(move, view);
        insist(same(game.parseMove(text, view), { ok: true, value: move }), () => `move ${text}`);
      }
      const stateText = game.stateText.format(state);
      insist(same(game.stateText.parse(stateText), { ok: true, value: state }), () => `state ${stateText}`);
      for (const viewer of game.viewText === undefined ? [] : viewers(game)) {
        const seen = game.view(state, viewer);
        const viewText = game.viewText?.format(seen) ?? "";
        insist(!viewText.includes("\n"), () => `more than a line: ${viewText}`);
        insist(same(game.viewText?.parse(viewText), { ok: true, value: seen }), () => `view ${viewText}`);
      }
      const deal = game.deal.parse(walk.deal);
      insist(deal.ok && game.deal.format(deal.value) === walk.deal, () => `deal ${walk.deal}`);
      const options = game.options.parse(walk.options);
      insist(options.ok && game.options.format(options.value) === walk.options, () => `options ${walk.options}`);
    });
  },
};

/** Any sign of Unicode. The unit `binary` is the same, but takes a second to be made. */
const SIGN = fc.nat({ max: 0x10f7ff }).map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 0x800));

/** Any text: nonsense, and real text with a letter changed, dropped or repeated. */
function damaged(real: string): fc.Arbitrary<string> {
  const spot = fc.nat({ max: real.length });
  return fc.oneof(
    fc.string({ unit: SIGN }),
    fc.constant(real),
    fc.tuple(spot, spot, fc.string({ unit: SIGN, maxLength: 3 })).map(([a, b, put]) => {
      return real.slice(0, Math.min(a, b)) + put + real.slice(Math.max(a, b));
    }),
  );
}

/** Each reader of a game, with a text that it reads. */
function readersOf<T extends Shape>(
  game: Subject<T>["game"],
  walk: Walk,
): readonly (readonly [string, (text: string) => Result<unknown>])[] {
  const state = lastState(game, walk);
  const view = moverView(game, state);
  const match = must(playedMatch(game, walk));
  const moves = openMoves(game, state).map((move) => game.formatMove(move, view));
  return [
    [moves[0] ?? "", (text) => game.parseMove(text, view)],
    [game.stateText.format(state), (text) => game.stateText.parse(text)],
    ...(game.viewText === undefined ? [] : [[game.viewText.format(view), game.viewText.parse] as const]),
    [walk.deal, (text) => Match.start(game, { deal: text })],
    [walk.options, (text) => Match.start(game, { deal: walk.deal, options: text })],
    [match.save(), (text) => Match.load(game, text)],
    [match.link(), (text) => Match.fromLink(game, text)],
  ];
}

/** The folders of what a game is built on: their rules refuse texts of it, too. */
const BELOW = ["kernel", "cards"].map((name) => join(import.meta.dirname, "../../..", name));

/** TK-L9 */
export const parsersAreTotal: Law = {
  id: "TK-L9",
  title: "any text is read, or refused by a rule of a SPEC.md, never a throw",
  check<T extends Shape>({ game, ...subject }: Subject<T>) {
    const rules = new Set([subject.folder, ...BELOW].flatMap((folder) => [...specRules(folder)]));
    onWalks({ game, ...subject }, (walk) => {
      for (const [real, read] of readersOf(game, walk)) {
        for (const text of fc.sample(damaged(real), { numRuns: 8, seed: walk.choices[0] ?? 0 })) {
          const result = read(text);
          insist(result.ok === true || result.ok === false, () => `neither read nor refused: ${text}`);
          insist(result.ok || rules.has(result.error.rule), () => `refused by a rule nobody wrote: ${text}`);
        }
      }
    });
  },
};

/** TK-L13 */
export const recordsReplay: Law = {
  id: "TK-L13",
  title: "a match saved, linked, undone and redone is the same match",
  check(subject) {
    const { game } = subject;
    onWalks(subject, (walk) => {
      const match = must(playedMatch(game, walk));
      const seen = (m: typeof match) => viewers(game).map((viewer) => m.view(viewer));
      const back = match.ply > 0 ? must(must(match.undo()).redo()) : match;
      for (const [how, other] of [
        ["save", Match.load(game, match.save())],
        ["link", Match.fromLink(game, match.link())],
        ["undo and redo", { ok: true, value: back } as const],
      ] as const) {
        insist(other.ok, () => `${how}: ${other.ok ? "" : sentence(other.error, game.words)} in ${match.save()}`);
        insist(other.value.save() === match.save(), () => `${how} gives ${other.value.save()} for ${match.save()}`);
        insist(same(seen(other.value), seen(match)), () => `${how} shows another table for ${match.save()}`);
      }
    });
  },
};

/** TK-L17 */
export const refusalsHaveWords: Law = {
  id: "TK-L17",
  title: "every refusal has a sentence",
  check(subject) {
    const { game } = subject;
    onWalksWith(subject, fc.tuple(subject.anyMove, fc.string()), (walk, [move, text]) => {
      const state = lastState(game, walk);
      const view = moverView(game, state);
      for (const result of [
        game.apply(structuredClone(state), move),
        game.parseMove(text, view),
        game.stateText.parse(text),
        game.deal.parse(text),
        game.options.parse(text),
      ]) {
        if (result.ok) continue;
        const said = game.words[result.error.code]?.(result.error.detail) ?? "";
        // Some documents have messages without a full stop.
        insist(/^[^a-z].*[.?\w]$/s.test(said), () => `no sentence for ${JSON.stringify(result.error)}: "${said}"`);
        insist(!said.includes("undefined"), () => `a fact is missing: "${said}"`);
      }
    });
  },
};

const NOISE = 10_000;
/** A sentence of ours, and two times sixty characters of somebody else's. */
const MOST_SAID = 600;

/** Real text with control signs in it, alone, in front, behind and in every field of a save, or with very much noise. */
function hostile(real: string): readonly string[] {
  const forged = "\u001B]0;forged\u0007\u009B2J\r\n\u202E";
  const noise = "\u001B[1mx".repeat(NOISE / 5);
  const inFields = real.replaceAll(/"(?=[,\]}])/g, `${JSON.stringify(forged).slice(1)}`);
  return [forged, `${forged}${real}`, `${real}${forged}`, inFields, noise, `${real}${noise}`, `${real}=${noise}`];
}

/** What a reader answers; one that throws breaks another law. */
function orThrown(read: () => Result<unknown>): Result<unknown> {
  try {
    return read();
  } catch {
    return ok(undefined);
  }
}

/** TK-L25 */
export const nothingForeignIsSaid: Law = {
  id: "TK-L25",
  title: "no sentence and no heading holds a control sign or much noise, whatever is written",
  check<T extends Shape>({ game, ...subject }: Subject<T>) {
    const { dealName, matchName, company } = mannersOf(game);
    const harmless = (said: string) =>
      insist(said === visible(said) && said.length <= MOST_SAID, () => `this is said: ${JSON.stringify(said)}`);
    onWalks({ game, ...subject }, (walk) => {
      for (const [real, read] of readersOf(game, walk)) {
        for (const text of hostile(real)) {
          const result = orThrown(() => read(text));
          if (!result.ok) harmless(sentence(result.error, game.words));
          for (const name of [dealName, matchName, company?.optionsName]) harmless(name?.(text) ?? "");
        }
      }
    });
  },
};
