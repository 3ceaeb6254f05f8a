import { GAMES } from "@baize/games";
import { fairText, Match, must, sealOf, seat } from "@baize/kernel";
import { fairnessOf, type SeenTable } from "@baize/midend";
import { expect, test } from "vitest";
import { lineTo, witnessOf } from "./line.ts";

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
  ["an order that somebody chose", seen({ nonces: [theirs, mine] }, [theirs, mine])],
  ["a nonce that came later", seen({ nonces: [mine, "03".repeat(16)] })],
])("WB-N4 %s is not fair", (_, table) => {
  expect(fairnessOf(game, table, { nonce: mine, seal: null })).toBe("unfair");
});

test("WB-N4 another seal than was shown first is not fair", () => {
  expect(fairnessOf(game, seen(), { nonce: mine, seal: sealOf("shown first") })).toBe("unfair");
});

test("WB-N4 a nonce more than people were dealt in, or less, is not fair", () => {
  const [person, bot] = [
    { kind: "person", seat: 0 },
    { kind: "bot", level: "classic", seat: 1 },
  ] as const;
  const at = (...sat: SeenTable["sat"] & object) =>
    fairnessOf(game, { ...seen(), sat }, { nonce: mine, seal: sealOf(secret) });
  expect([at(person, person, bot, bot), at(person, bot, bot, bot), at(person, person, person, bot)]).toEqual([
    "fair",
    "unfair",
    "unfair",
  ]);
});

test("WB-N4 WB-N6 a page that added nothing, as one that took its seat over, looks for nothing in the deal and accuses nobody", () => {
  const line = lineTo("abcdefgh");
  const table = { ...seen(), id: line.id, state: "playing", seats: [{ kind: "person" }] } as never;
  const witness = witnessOf(table);
  expect(witness.nonce).toBeNull();
  expect(fairnessOf(game, table, witness)).toBe("fair");
});
