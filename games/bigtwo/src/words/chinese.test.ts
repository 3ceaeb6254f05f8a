/** A whole deal told in Chinese: what was played, looked back on, and why. */

import { Budget, inLanguage, learnLanguage, must, Random, type WordTables } from "@baize/kernel";
import { expect, test } from "vitest";
import { classic, reason } from "../bots/index.ts";
import { bigtwo, formatMove, PRESETS, type State } from "../rules/index.ts";
import { recall, told } from "../rules/speech.ts";
import { tables as mainland } from "./zh-Hans.ts";
import { tables as taiwan } from "./zh-Hant.ts";
import { tables as hongkong } from "./zh-Hant-HK.ts";

const LANGUAGES: readonly (readonly [string, WordTables, string])[] = [
  ["zh-Hant", taiwan, "的順子"],
  ["zh-Hant-HK", hongkong, "的蛇"],
  ["zh-Hans", mainland, "的顺子"],
];

const STUCK = /\p{Script=Han}[\w♣♦♥♠]|[\w♣♦♥♠]\p{Script=Han}/u;
const LOOSE = / [，。：；、]|[，。：；、] |\p{Script=Han} \p{Script=Han}/u;

/** All that is said along some deals that the classic bot plays with itself. */
function sentences(): readonly string[] {
  const said: string[] = [];
  for (const seed of ["1", "2", "3", "4"]) {
    let state: State = must(bigtwo.setup(PRESETS.hongkong, { kind: "seed", seed }));
    while (state.ending === null) {
      const view = bigtwo.view(state, state.turn);
      const move = classic.choose(view, bigtwo.legalMoves(view), Random.fromSeed(seed), new Budget({ nodes: 60 }));
      said.push(reason(view, move), recall(formatMove(move), view));
      state = must(bigtwo.apply(state, move));
    }
    said.push(...told(bigtwo.view(state, "spectator"), ["Ann", "阿明", "Bo", "小美"]));
  }
  return said;
}

test.each(LANGUAGES)(
  "BT-W31 %s: every play is told in one piece, apart from letters and close to its stops",
  async (id, known, straight) => {
    const cards: { readonly tables: WordTables } = await import(`@baize/cards/words/${id}`);
    learnLanguage(id, { ...cards.tables, ...known });
    const said = inLanguage(id, sentences);
    expect(said.filter((text) => STUCK.test(text) || LOOSE.test(text))).toEqual([]);
    expect(said.filter((text) => text.includes(straight))).not.toEqual([]);
  },
);
