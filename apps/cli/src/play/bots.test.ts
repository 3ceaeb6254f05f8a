import { bigtwo } from "@baize/bigtwo";
import { formatCard } from "@baize/cards";
import { Match, must, seat } from "@baize/kernel";
import { Mailbox, type Port } from "@baize/midend";
import { expect, test } from "vitest";
import { newThread } from "../threads/pool.ts";
import type { ThreadTasks } from "../threads/tasks.ts";
import { Bots } from "./bots.ts";

const match = (deal: string) => must(Match.start(bigtwo, { deal }));

test("CL-T9 a bot answers one table after the other; asked twice about the same, it thinks once", async () => {
  const line = newThread();
  const bots = new Bots(line);
  const [first, second] = [match("42"), match("617")];
  const asked = bots.choose(first, "classic");
  expect(await Promise.all([asked, bots.choose(first, "classic")])).toEqual(["3D", "3D"]);
  expect(must(second.play((await bots.choose(second, "classic")) ?? "")).ply).toBe(1);
  await line.end();
});

test("CL-T9 a question that another one replaces gets no answer, and nobody who has gone answers", async () => {
  const line = newThread();
  const bots = new Bots(line);
  const [first, second] = [match("42"), match("617")];
  const [dropped, answered] = await Promise.all([bots.choose(first, "classic"), bots.choose(second, "classic")]);
  expect([dropped, typeof answered]).toEqual([undefined, "string"]);
  const late = bots.choose(first, "classic");
  bots.leave();
  await line.end();
  expect([await late, await bots.choose(first, "classic")]).toEqual([undefined, undefined]);
});

test("CL-T9 CL-W1 a bot that fails says so", async () => {
  const line = newThread();
  await expect(new Bots(line).choose(match("42"), "prophet")).rejects.toThrow("There is no bot prophet.");
  await line.end();
});

test("CL-W2 whoever thinks for a seat is told what the seat sees, and nothing else", () => {
  const told: unknown[] = [];
  const port: Port = { post: (message) => told.push(structuredClone(message)), listen: () => {}, end: () => {} };
  const bots = new Bots(new Mailbox<ThreadTasks>(() => port));
  const begun = match("42");
  const played = must(begun.play("3D 3S"));
  void bots.choose(begun, "classic");
  void bots.advise(played, "classic");
  const wish = (at: typeof begun, n: number) => ({ game: "bigtwo", view: at.view(seat(n)), bot: "classic" });
  expect(told).toEqual([
    { id: 1, task: "choose", wish: wish(begun, 1) },
    { id: 1, stop: true },
    { id: 2, task: "advise", wish: wish(played, 2) },
  ]);
  // In another deal that seat holds the same cards, and nobody else does: it is told in the same words.
  const hands = [0, 1, 2, 3].map((n) => begun.view(seat(n)).hand);
  const others = hands.flatMap((hand, n) => (n === 1 ? [] : hand)).toReversed();
  const dealt = hands.map((hand, n) => (n === 1 ? hand : others.splice(0, 13)));
  const deal = dealt.map((hand) => hand.map((card) => formatCard(card, "letters")).join(" ")).join(" / ");
  void bots.choose(match(deal), "classic");
  expect(told.at(-1)).toEqual({ id: 3, task: "choose", wish: wish(begun, 1) });
});
