/** What a move is called by whoever sends it: the same move sent again is one, also when it comes late. */

import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Client, openTable } from "../testing/client.fixture.ts";
import { served } from "../testing/served.fixture.ts";

let house: Awaited<ReturnType<typeof served>>;
beforeAll(async () => {
  house = await served();
});
afterAll(() => house.end());

let ada: Client;
beforeEach(async () => {
  ada = await openTable(house.address, { bots: ["novice", "novice", "novice"], term: { kind: "open" } });
  await ada.sit("Ada");
  await ada.post("start");
});

/** Waits for Ada's turn. */
async function turn() {
  await expect.poll(async () => (await ada.see()).turn).toBe(0);
  return ada.see();
}

test("ON-M2 a key stands for one move: another move with it is refused, the same in another spelling is the same", async () => {
  const { ply, legal, moves } = await turn();
  const move = legal.findLast((text) => text.includes(" ")) ?? legal.at(-1)!;
  expect((await ada.post("moves", { ply, move, key: "k" })).status).toBe(200);
  const other = await ada.post("moves", { ply, move: "2S 2H 2D 2C", key: "k" });
  expect([other.status, other.body.code]).toEqual([409, "key-used"]);
  const spelled = move.split(" ").toReversed().join("  ").toLowerCase();
  expect((await ada.post("moves", { ply, move: spelled, key: "k" })).status).toBe(200);
  const { moves: now } = await ada.see();
  expect(now.slice(moves.length).filter(({ seat }, n) => n === 0 && seat === 0)).toHaveLength(1);
});

test("ON-M2 a copy that comes in a later deal plays nothing, whether or not it says for which deal it was", async () => {
  const first = await turn();
  const wish = { ply: first.ply, move: first.legal.at(-1), key: "early" };
  expect((await ada.post("moves", wish)).status).toBe(200);
  await ada.follow();
  await ada.playOn(1);
  ada.unfollow();
  await ada.post("start");
  const second = await turn();
  const late = { ...wish, ply: second.ply, move: second.legal.at(-1) };
  for (const copy of [late, { ...late, deal: 1 }, { ...late, key: "fresh", deal: 1 }]) {
    const { status, body } = await ada.post("moves", copy);
    expect([status, body.code]).toEqual([409, "stale-ply"]);
  }
  expect((await ada.see()).ply).toBe(second.ply);
  for (const deal of [2, undefined])
    expect((await ada.post("moves", { ...late, key: "fresh", deal })).status).toBe(200);
});

test("ON-M2 a copy is known by who sent it: it is late in another seat, too, and of nobody else who has the seat or the key", async () => {
  const first = await turn();
  const wish = { move: first.legal.at(-1), key: "early" };
  expect((await ada.post("moves", { ...wish, ply: first.ply })).status).toBe(200);
  await ada.follow();
  await ada.playOn(1);
  ada.unfollow();
  // Ada sits elsewhere, and Bob where she was.
  await ada.post("swap", { seats: [0, 1] });
  const bob = new Client(house.address, ada.id);
  expect(await bob.sit("Bob", 0)).toBe(0);
  await ada.post("start");
  const answers = await Promise.all(
    [ada, bob].map(async (player) => {
      for (;;) {
        const { turn: now, you, ply, legal } = await player.see();
        if (now !== you) await pause(20);
        else {
          const { status, body } = await player.post("moves", { ply, move: legal.at(-1), key: "early" });
          // Whoever was refused lets the other go on.
          if (status !== 200) await player.post("moves", { ply, move: legal.at(-1), key: "fresh" });
          return [status, body.code];
        }
      }
    }),
  );
  expect(answers).toEqual([
    [409, "stale-ply"],
    [200, undefined],
  ]);
});

test.each(["\u0000", "a\u0007", "\ud800", "a\u2028", "\u2029", ""])(
  "ON-L4 %j is no key: a database or a copy could not keep it",
  async (key) => {
    const { ply, legal } = await turn();
    const { status, body } = await ada.post("moves", { ply, move: legal[0], key });
    expect([status, body.code, body.says?.includes('"key"')]).toEqual([400, "bad-field", true]);
  },
);
