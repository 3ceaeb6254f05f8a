/** Each document's script on our own door, and on implementations that are wrong in one sentence. */

import { failuresOf, missedBy, parseScript } from "@baize/conformance";
import { describe, expect, test } from "vitest";
import { type Card, Game, Player, PlayerBot } from "../index.ts";
import { documents } from "./index.ts";
import { bigtwoScript } from "./script.ts";

describe.each(documents)("$name", (document) => {
  test("BT-K1 our own implementation does all that the document says", async () => {
    const sentences = parseScript(document.script());
    expect(await failuresOf(document.door(), sentences)).toEqual([]);
    expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length);
  });

  test("BT-K2 at least 25 implementations are wrong, each in the sentence that it breaks", async () => {
    expect(await missedBy(document)).toEqual([]);
    expect(new Set(document.mutants.map(({ name }) => name)).size).toBeGreaterThanOrEqual(25);
  });
});

test("BT-K2 a score that is rounded wrong fails the sentence about it, and no other", async () => {
  class Rounding extends Game {
    override computePlayerScore(): number {
      return Math.round((13 - this.playerCards.length) * (100 / 13));
    }
  }
  const [document] = documents;
  const failures = await failuresOf({ ...document?.door(), Game: Rounding }, parseScript(bigtwoScript()));
  expect(failures.map(({ id }) => id)).toEqual(["BT-XG17"]);
});

test("BT-K3 the script takes the cards of a play, and those selected for one, in any order", async () => {
  const turned = <T>(given: T): T => (Array.isArray(given) ? (given.toReversed() as T) : given);
  const bots = Object.entries(PlayerBot).map(([name, bot]) => {
    const asked = bot as (...given: readonly (readonly Card[])[]) => unknown;
    return [name, (...given: readonly (readonly Card[])[]) => turned(asked(...given))];
  });
  class Backwards extends Player {
    override selectCard(card: Card): void {
      super.selectCard(card);
      this.selectedCards = this.selectedCards.toReversed();
    }
  }
  class Turning extends Game {
    override AIplayCards(): void {
      super.AIplayCards();
      this.lastMove = turned(this.lastMove);
    }
  }
  const [document] = documents;
  const door = { ...document?.door(), PlayerBot: Object.fromEntries(bots), Player: Backwards, Game: Turning };
  expect(await failuresOf(door, parseScript(bigtwoScript()))).toEqual([]);
});
