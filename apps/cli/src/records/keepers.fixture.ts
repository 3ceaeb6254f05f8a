/** A process that reads a match that was left, and keeps its own at the moment it is told: two of them do so at once. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "@baize/games";
import { must } from "@baize/kernel";
import { readFile } from "@baize/midend";
import { LeftPlace } from "./left.ts";

const found = readFile(readFileSync(join(import.meta.dirname, "fixtures/kept-2.golden.json"), "utf8"));
const [kept] = must(found).matches;
const game = await GAMES.find(({ id }) => id === "freecell")?.rules();
let place = new LeftPlace("freecell");

process.on("message", ({ at, rev }: { at?: number; rev: string }) => {
  if (at === undefined) {
    place = new LeftPlace("freecell");
    if (game !== undefined) place.read(game, []);
  } else if (kept !== undefined) {
    while (Date.now() < at);
    place.keep({ ...kept, rev });
  }
  process.send?.("done");
});
process.send?.("done");
