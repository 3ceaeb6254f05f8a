import { GAMES } from "@baize/games";
import { fairText, Match, must, sealOf, seat } from "@baize/kernel";
import { fairnessOf, type SeenTable } from "@baize/midend";
import { expect, test } from "vitest";

const game = await GAMES.find(({ id }) => id === "bigtwo")!.rules();
const secret = "5a".repeat(32);
const [mine, theirs] = ["01".repeat(16), "02".repeat(16)] as const;

/** A deal that is over as far as the page can tell, seen from the first seat. */
function seen(fair: Partial<SeenTable["fair"]> = {}, dealt = [mine, theirs]): SeenTable {
  const match = must(Match.start(game, { deal: fairText.format({ secret, nonces: dealt }) }));
  const { options } = match;
  const view = JSON.parse(JSON.stringify(match.view(seat(0))));
  const given = { seal: sealOf(secret), nonces: [mine, theirs], secret, ...fair };
  return { id: "table", options, deal: 1, you: 0, seats: [], state: "between", moves: [], view, fair: given } as never;
}

test("WB-N4 a deal that was sealed so, with one's own part in it, and drawn from both is fair", () => {
  expect(fairnessOf(game, seen(), { nonce: mine, seal: sealOf(secret) })).toBe("fair");
  expect(
    fairnessOf(game, { ...seen(), fair: { seal: sealOf(secret), nonces: [mine] } }, { nonce: mine, seal: null }),
  ).toBe("sealed");
});

test.each([
  ["another secret than was sealed", seen({ secret: "5b".repeat(32) })],
  ["another seal", seen({ seal: sealOf("other") })],
  ["cards that were drawn from something else", seen({}, [mine, "03".repeat(16)])],
  ["a nonce that came later", seen({ nonces: [mine, "03".repeat(16)] })],
])("WB-N4 %s is not fair", (_, table) => {
  expect(fairnessOf(game, table, { nonce: mine, seal: null })).toBe("unfair");
});

test("WB-N4 another seal than was shown first is not fair", () => {
  expect(fairnessOf(game, seen(), { nonce: mine, seal: sealOf("shown first") })).toBe("unfair");
});
