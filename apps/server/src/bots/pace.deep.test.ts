/** What each level takes for a move where the server has it play against itself, beside the pace that the server gives it. */

import { readFile } from "node:fs/promises";
import { GAMES } from "@baize/games";
import { type AnyGame, mannersOf, must } from "@baize/kernel";
import { expect, test } from "vitest";
import { quantile } from "../attacks/honest.fixture.ts";
import { LIMITS } from "../guards/limits.ts";
import { beginDeal, sitDown } from "../tables/acts.ts";
import { type Body, withPerson } from "../tables/body.ts";
import { Live } from "../tables/live.ts";
import { botTasks } from "./tasks.ts";

/** So many moves of each level at which there is something to decide. */
const DECISIONS = 500;

const { choose } = botTasks(readFile);

/** The first deal of a table at which nobody but bots of a level play: one of them for whoever opened it, who is away. */
function dealt(game: AnyGame, level: string, number: number): Live {
  const { meta, options } = game;
  const open: Body = {
    ...{ game: meta.id, options: options.format(options.standard), kind: "match", clock: "none", level },
    ...{ term: { kind: "open" }, opened: 0, phase: "waiting", host: null, deal: 0, first: 0, deals: [], said: [] },
    ...{ seats: Array.from({ length: meta.seats }, () => ({ kind: "open" }) as const), code: null },
  };
  const sat = must(sitDown(open, { name: "Ada", face: 0, token: "", nonce: "0".repeat(32) }));
  const root = String(number).padStart(64, "0");
  const live = Live.open("abc", game, { seq: 0, due: null, root, body: open, moves: [] });
  return live.changed(must(beginDeal(withPerson(sat, 0, { standIn: true }), 0)), 0);
}

/** What this thread has had of a core, in ms: whoever else uses the machine has no part in it. */
function coreTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** How long a level took for each of its decisions, of a core and by the clock, and how long it was given, in ms. */
async function timed(game: AnyGame, level: string) {
  const times: number[] = [];
  const waits: number[] = [];
  const paces = new Set<number>();
  for (let number = 1; times.length < DECISIONS; number++) {
    let [live, now] = [dealt(game, level, number), 0];
    while (live.turn !== undefined && live.due !== null && times.length < DECISIONS) {
      const { turn, due } = live;
      const [begun, asked] = [coreTime(), performance.now()];
      const move = await choose({ game: live.body.game, level, view: live.view(turn), nodes: LIMITS.nodes });
      const [took, wait] = [coreTime() - begun, performance.now() - asked];
      if (live.legalFor(turn).length > 1) {
        times.push(took);
        waits.push(wait);
      }
      paces.add(due - now);
      now = due;
      live = must(live.doDue(move, now));
    }
  }
  return { times, waits, paces: [...paces] };
}

const played = GAMES.filter(({ bots }) => bots !== undefined);
const games = await Promise.all(played.map(({ rules }) => rules()));
const levels = games.flatMap((game) =>
  (mannersOf(game).company?.levels ?? []).map(({ id }) => ({ game, title: game.meta.title, level: id })),
);

test.each(levels)("ON-B4 $title: $level decides sooner than its pace, 99 times of 100", async ({ game, level }) => {
  const { times, waits, paces } = await timed(game, level);
  const [pace = 0] = paces;
  const figuresOf = (all: readonly number[]) => ({ middle: quantile(all, 0.5), most: quantile(all, 0.99) });
  const [core, clock] = [figuresOf(times), figuresOf(waits)];
  const said = [core, clock].map(({ middle, most }) => `median ${middle.toFixed(1)} ms, p99 ${most.toFixed(1)} ms`);
  console.log(`${level}: ${said[0]} of a core; ${said[1]} by the clock; given ${pace} ms`);
  expect(paces).toHaveLength(1);
  expect(core.most).toBeLessThan(pace);
  // Nor does it wait for anything else.
  expect(clock.middle).toBeLessThan(pace);
});
