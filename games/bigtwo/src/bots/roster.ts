/** All levels by name. What the learned ones have learned is read when it is first wanted, and not twice. */

import { type Bot, botNamed, type Result, type Roster, sentence } from "@baize/kernel";
import type { BigtwoShape } from "../rules/index.ts";
import { words } from "../words/index.ts";
import { classic } from "./classic.ts";
import { expert } from "./expert.ts";
import { judgeOf } from "./judge.ts";
import { loadGrandmaster } from "./learned/grandmaster.ts";
import { loadMaster, type Master } from "./learned/master.ts";
import { novice } from "./novice.ts";
import { skilled } from "./skilled.ts";

/** The levels that have nothing to read, from the weakest to the strongest. */
export const LEVELS: readonly Bot<BigtwoShape>[] = [novice, classic, skilled, expert];

/** Reads the files of weights. */
interface Reading {
  master(): Promise<Uint8Array>;
  quick(): Promise<Uint8Array>;
}

/** A player of its weights; damaged ones are told in a sentence. */
function usable<P>(loaded: Result<P>): P {
  if (loaded.ok) return loaded.value;
  throw new Error(sentence(loaded.error, words));
}

/** Does something once, and again only when it failed. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/** The levels from the weakest to the strongest; one whose weights cannot be read or are damaged is not to be had. */
export function rosterOf(read: Reading): Roster<BigtwoShape> {
  let atHand: Master | undefined;
  const master = once(async () => {
    atHand = usable(loadMaster(await read.master()));
    return atHand;
  });
  const grandmaster = once(async () => usable(loadGrandmaster(await master(), await read.quick())));
  const bot = async (id: string): Promise<Bot<BigtwoShape>> => {
    if (id === "master") return master();
    if (id === "grandmaster") return grandmaster();
    return botNamed(LEVELS, id);
  };
  return {
    ids: [...LEVELS.map(({ id }) => id), "master", "grandmaster"],
    bot,
    judge: judgeOf({ master: () => atHand, bot }),
  };
}
