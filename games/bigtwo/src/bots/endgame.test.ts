import { must, Random } from "@baize/kernel";
import { expect, test } from "vitest";
import { cards, table } from "../rules/fixture.ts";
import { bigtwo, ladderOf, type Move, PRESETS, type State } from "../rules/index.ts";
import { Endgame } from "./endgame.ts";
import { packRules } from "./packed/rules.ts";
import { PackedTable } from "./packed/table.ts";

/** What the rules themselves say when every seat plays its best; plays weakest first, a pass last. */
function bestScores(state: State): readonly number[] {
  const left = state.hands.map((hand) => hand.length);
  if (state.ending !== null) return left.map((n) => (n === 0 ? left.reduce((sum, m) => sum + m, 0) : -n));
  const { strength } = ladderOf(state.options);
  const weight = (move: Move) =>
    move.kind === "play" ? 100 * move.cards.length + Math.max(...move.cards.map((card) => strength[card]!)) : 9999;
  const moves = bigtwo.legalMoves(bigtwo.view(state, state.turn)).toSorted((a, b) => weight(a) - weight(b));
  let best: readonly number[] = [];
  for (const move of moves) {
    const scores = bestScores(must(bigtwo.apply(state, move)));
    if (best.length === 0 || scores[state.turn]! > best[state.turn]!) best = scores;
  }
  return best;
}

test.each(["mis", "taiwan", "pusoydos"] as const)(
  "BT-B12 %s: endings agree with the rules searched naively",
  (preset) => {
    const random = Random.fromSeed(preset);
    const rules = packRules(PRESETS[preset]);
    const endgame = new Endgame(rules);
    const pool = cards("4d 5d 5s 8c 8h 9d kd kh 2c 2s");
    for (let i = 0; i < 20; i++) {
      const deck = random.shuffle(pool);
      const hands = [deck.slice(0, 2), deck.slice(2, 4), deck.slice(4, 6), deck.slice(6, 8)];
      const bare = table(preset, ["", "", "", ""], [[3, "3s"]]);
      const state: State = {
        ...bare,
        hands: hands.map((hand) =>
          hand.toSorted((a, b) => ladderOf(PRESETS[preset]).strength[a]! - ladderOf(PRESETS[preset]).strength[b]!),
        ),
      };
      const scores = endgame.solve(new PackedTable(rules).load(state), 1_000_000);
      expect([...scores!]).toEqual(bestScores(state));
    }
  },
);

test("BT-B12 a search that would take too long gives nothing", () => {
  const rules = packRules(PRESETS.mis);
  const state = must(bigtwo.setup(PRESETS.mis, { kind: "seed", seed: "long" }));
  expect(new Endgame(rules).solve(new PackedTable(rules).load(state), 50)).toBeNull();
});
