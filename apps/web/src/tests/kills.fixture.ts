/** A browser killed in the middle of a match, again and again: every move that the page called safe is there. */

import { goldenMoves, keptMatches, newProfile } from "@baize/testkit/page";
import type { Page } from "playwright-core";

/** What came of some kills. */
export interface Kills {
  readonly kills: number;
  /** Moves that the page had called safe, over all kills, and those of them that were gone. */
  readonly safe: number;
  readonly lost: number;
  /** Matches beside the one that was played. */
  readonly spare: number;
  /** From the key to the mark, in ms: the usual time. */
  readonly delay: number;
}

const MOVES = goldenMoves("freecell", "won-617");
const SETTINGS = JSON.stringify({ autoplay: "none" });

/** How many moves the page calls safe. */
const safeOn = (page: Page): Promise<number> =>
  page.evaluate(() => Number((document.querySelector(".stage") as HTMLElement | null)?.dataset.safe ?? 0));

/** A move that names how many cards it takes may go on: it ends with Enter. */
async function type(page: Page, move: string): Promise<void> {
  await page.keyboard.type(move);
  if (move.includes("x")) await page.keyboard.press("Enter");
}

/** So long a move may take to be safe, in ms; a busy machine is no fault. */
const PATIENCE = 60_000;

/** Plays on from where the match stands, until so many moves are safe; gives how long each took. */
async function playTo(page: Page, goal: number): Promise<readonly number[]> {
  const delays: number[] = [];
  for (let ply = await safeOn(page); ply < goal; ply++) {
    const start = performance.now();
    await type(page, MOVES[ply] ?? "");
    while ((await safeOn(page)) <= ply) {
      if (performance.now() - start > PATIENCE) throw new Error(`Move ${ply + 1}, ${MOVES[ply]}, is not safe.`);
      await page.waitForTimeout(1);
    }
    delays.push(performance.now() - start);
  }
  return delays;
}

/** Kills the browser of one profile until the moves run out, or so often. */
async function killOne(address: string, most: number): Promise<Omit<Kills, "delay"> & { readonly delays: number[] }> {
  const profile = newProfile();
  const delays: number[] = [];
  let [kills, safe, lost, spare, known] = [0, 0, 0, 0, 0];
  try {
    while (true) {
      const { context, kill } = await profile.start();
      const page = await context.newPage();
      await page.addInitScript(`localStorage.setItem("baize.choices.freecell", ${JSON.stringify(SETTINGS)})`);
      await page.goto(`${address}/freecell/617`);
      await page.waitForSelector(".card");
      const matches = await keptMatches(page);
      const kept = Math.max(0, ...matches.map(({ ply }) => ply));
      spare += Math.max(0, matches.length - 1);
      lost += Math.max(0, known - kept);
      // The last start only looks.
      const isLast = kills === most || kept + 6 > MOVES.length;
      if (!isLast) {
        delays.push(...(await playTo(page, kept + 1 + (kills % 3))));
        // Some more moves are on their way when the end comes.
        for (const move of MOVES.slice(await safeOn(page)).slice(0, 2)) await type(page, move);
        known = await safeOn(page);
        safe += known - kept;
        kills++;
      }
      await kill();
      if (isLast) return { kills, safe, lost, spare, delays };
    }
  } finally {
    profile.remove();
  }
}

/** Kills a browser so often, after a few more moves each time. */
export async function killBrowsers(address: string, most: number): Promise<Kills> {
  const delays: number[] = [];
  let [kills, safe, lost, spare] = [0, 0, 0, 0];
  while (kills < most) {
    const one = await killOne(address, most - kills);
    kills += one.kills;
    safe += one.safe;
    lost += one.lost;
    spare += one.spare;
    delays.push(...one.delays);
  }
  return { kills, safe, lost, spare, delay: delays.toSorted((a, b) => a - b)[Math.floor(delays.length / 2)] ?? 0 };
}
