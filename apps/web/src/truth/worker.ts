/** The worker that knows the truth: it looks in short turns, so that a newer question never waits for an older one. */

import { GAMES } from "@baize/games";
import { Match, must, Random, type Shape } from "@baize/kernel";
import type { TruthDoor } from "@baize/table";
import type { Answer, Question, Truth } from "./question.ts";

/** One turn of looking, and how long a question is worth looking for, in ms. */
const TURN_MS = 40;
const PATIENCE_MS = 20_000;
/** A deal whose truth takes longer than this is passed over when one is wanted. */
const DEAL_MS = 1500;

let newest = 0;
/** The study that is wanted next; one is under way at a time. */
let wanted: (Question & { kind: "study" }) | undefined;
let isStudying = false;

const say = (answer: Answer): void => postMessage(answer);
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

async function load(id: string) {
  const entry = GAMES.find((other) => other.id === id);
  const truth = await entry?.truth?.();
  const game = await entry?.rules();
  return truth === undefined || game === undefined ? undefined : { truth, game };
}

async function see({ id, game: name, link }: Question & { kind: "see" }): Promise<void> {
  const known = await load(name);
  const match = known && Match.fromLink(known.game, link);
  if (known === undefined || !match?.ok) return;
  const view = match.value.view("spectator");
  const { truth } = known;
  const glow = await look(truth, view, () => newest === id);
  if (glow !== "winnable") {
    say({ id, kind: "see", truth: { glow, line: [], settled: glow === "lost" } });
    return;
  }
  // First that it can be won; then, when nobody has asked anything newer, a shorter way.
  say({ id, kind: "see", truth: { glow, line: truth.line(view, "first"), settled: false } });
  await breathe();
  if (newest === id) say({ id, kind: "see", truth: { glow, line: truth.line(view, "short"), settled: true } });
}

/** Studies what is wanted, step by step; a newer wish ends an older one between two steps. */
async function study(): Promise<void> {
  if (isStudying) return;
  isStudying = true;
  while (wanted !== undefined) {
    const { id, game: name, link } = wanted;
    wanted = undefined;
    const entry = GAMES.find((other) => other.id === name);
    const [door, game] = [await entry?.study?.(), await entry?.rules()];
    const match = game && Match.fromLink(game, link);
    if (door === undefined || !match?.ok) continue;
    const { moves } = match.value;
    const views = [...moves.keys(), moves.length].map((ply) => must(match.value.goTo(ply)).view("spectator"));
    let truth: Truth = { glow: "thinking", line: [], settled: false };
    try {
      for (truth of door.study({ views, moves })) {
        say({ id, kind: "study", truth, isLast: false });
        await breathe();
        if (wanted !== undefined) break;
      }
    } catch (error) {
      // What does not fit into this device's memory is not known.
      if (!(error instanceof RangeError)) throw error;
    }
    if (wanted === undefined) say({ id, kind: "study", truth, isLast: true });
  }
  isStudying = false;
}

/** Looks until it is known, nobody cares any more, or patience ends. */
async function look(truth: TruthDoor<Shape>, view: unknown, isWanted: () => boolean) {
  const end = performance.now() + PATIENCE_MS;
  let glow = truth.see(view, TURN_MS);
  while (glow === "thinking" && isWanted() && performance.now() < end) {
    await breathe();
    glow = truth.see(view, TURN_MS);
  }
  return glow;
}

async function find({ id, game: name, seed, band }: Question & { kind: "find" }): Promise<void> {
  const known = await load(name);
  const random = Random.fromSeed(seed);
  if (known?.truth.make !== undefined) {
    return say({ id, kind: "find", deal: known.truth.make(band ?? [0, 100], random) });
  }
  const end = performance.now() + PATIENCE_MS;
  while (known !== undefined && performance.now() < end) {
    await breathe();
    const { game, truth } = known;
    const deal = game.deal.format(game.randomDeal(game.options.standard, random));
    const match = Match.start(game, { deal });
    if (!match.ok) continue;
    const view = match.value.view("spectator");
    if (truth.see(view, DEAL_MS) !== "winnable") continue;
    const level = band && truth.level(view, DEAL_MS);
    const fits = band === undefined || (level !== undefined && level >= band[0] && level <= band[1]);
    if (fits) return say({ id, kind: "find", deal });
  }
  say({ id, kind: "find", deal: undefined });
}

async function daily({ id, game, date }: Question & { kind: "daily" }): Promise<void> {
  say({ id, kind: "daily", deal: (await load(game))?.truth.daily?.(date) });
}

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  if (data.kind === "find") void find(data);
  else if (data.kind === "daily") void daily(data);
  else if (data.kind === "study") {
    wanted = data;
    void study();
  } else {
    newest = data.id;
    void see(data);
  }
});
