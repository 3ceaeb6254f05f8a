/** Lines of FreeCell, taught step by step and told in parts. */

import { Match, mannersOf, must } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { freecell } from "./game.ts";
import { stateText } from "./setup.ts";

const tutor = await mannersOf(freecell).tutor();
/** A line that wins deal 617, as the solver gives it. */
const LINE = "4a 46 2b 27 47 72 4c 4d 4h 7h ch 47 74x2 7c 7h 83 8h 83 d8 74 81 87 8h 27 18x2 2d 12 16 1h c6".split(" ");

/** The match after so many moves of a line that is played as far as it goes. */
function after(moves: readonly string[]) {
  return must(Match.fromLink(freecell, `/freecell/617?moves=${moves.join(".")}`));
}

const table = (text: string) => must(stateText.parse(text));

const taught = (played: number, line: readonly string[] = LINE) =>
  tutor.teach(line.slice(played), after(line.slice(0, played)).view("spectator"));

describe("a line taught", () => {
  test("FC-R5 where to look, what to move, and why", () => {
    expect(taught(0)).toEqual({
      where: "*Look at column 4.* The ace of clubs is in it.",
      what: "*4♥ to cell a.* Three cells stay free.",
      why: "*It bares 5♦,* the next to move. Seven moves later A♣, 2♣ and 3♣ are home, with one cell free.",
      moves: 1,
    });
    expect(taught(5)).toMatchObject({
      what: "*J♥, 10♠ and 9♥ onto Q♠.* Three cards need two free cells; you have two.",
    });
    expect(taught(7)).toMatchObject({
      what: "*9♦ to cell d.* That takes the last cell.",
      why: "*It frees A♣, 2♣ and 3♣.* One cell remains free.",
    });
    expect(taught(8)).toMatchObject({
      where: "*Look at column 4.* Its last card can go home.",
      what: "*A♣ home.*",
    });
    expect(tutor.teach([], after([]).view("spectator"))).toEqual({ where: "", what: "", why: "", moves: 0 });
    expect(tutor.teach(["99"], after([]).view("spectator")).what).toBe("");
  });

  /** The clubs from the queen on are left, and the king of hearts: their king lies on their queen. */
  const ENDING = table("Foundations: H-Q C-J D-K S-K\nFreecells: - - - -\n: QC KC\n: KH\n:\n:\n:\n:\n:\n:");

  test("FC-R5 what goes home at once is named in its order, to the end of a line, too", () => {
    const state = table("Foundations: H-J C-J D-K S-K\nFreecells: - - - -\n: QH KC\n: QC\n: KH\n:\n:\n:\n:\n:");
    expect(tutor.teach("1a 2h 1h ah".split(" "), state).why).toMatch(/^\*It frees Q♥, Q♣ and K♣\.\*/);
    expect(tutor.teach("1a 1h ah 2h".split(" "), ENDING).why).toMatch(/^\*It frees Q♣, K♣ and K♥\.\*/);
    expect(tutor.teach("1a ab 1h".split(" "), ENDING).why).toMatch(/^\*It frees Q♣\.\*/);
  });

  test("FC-R5 a move clears the way to a card that goes home later, or makes room", () => {
    const state = table("Foundations: H-Q C-9 D-K S-K\nFreecells: - - - -\n: TC QC JC KC\n: KH\n:\n:\n:\n:\n:\n:");
    expect(tutor.teach("1a 23 1b 1c 1h".split(" "), state).why).toMatch(/^\*It clears the way to 10♣\.\*/);
    expect(tutor.teach(["1a"], state).why).toMatch(/^\*It makes room for what comes next\.\*/);
  });

  test("FC-R5 what a column is looked into for goes home within 24 moves", () => {
    const where = (waiting: number) =>
      tutor.teach(["1a", ...Array.from({ length: waiting }, (_, n) => (n % 2 ? "ba" : "ab")), "1h"], ENDING).where;
    expect(where(22)).toBe("*Look at column 1.* The queen of clubs is in it.");
    expect(where(24)).not.toContain("queen");
  });

  test("FC-R6 a suit starts home with its ace, and with no other card", () => {
    const clubs = "KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C";
    const titles = (home: string, cards: string, line: string) =>
      tutor
        .chapters(line.split(" "), table(`${home}\nFreecells: - - - -\n: ${cards}\n:\n:\n:\n:\n:\n:\n:`))
        .map(({ title }) => title);
    expect(titles("Foundations: H-K C-0 D-K S-K", `${clubs} AC`, "1h 1a")).toContain("Clubs start home");
    expect(titles("Foundations: H-K C-A D-K S-K", clubs, "1h 1a")).not.toContain("Clubs start home");
    // A step of three cards opens the column with its last one; a line that brings nothing home does not end at home.
    expect(titles("Foundations: H-K C-T D-K S-K", "KC QC JC", "1h 1h 1h")).toEqual(["The rest goes home"]);
    expect(titles("Foundations: H-Q C-T D-K S-K", "KC QC JC\n: KH", "1h 1h 1h 2a")).toContain("Open column 1");
    expect(titles("Foundations: H-K C-A D-K S-K", clubs, "1a")).not.toContain("The rest goes home");
  });

  test("FC-R6 a line is told in parts of at most six steps, under what each achieves", () => {
    const parts = tutor.chapters(LINE, after([]).view("spectator"));
    expect(parts.map(({ title }) => title).slice(0, 4)).toEqual([
      "Dig in column 4",
      "Clubs start home",
      "Open column 4",
      "Spades start home",
    ]);
    expect(parts[1]?.steps).toEqual([
      { says: "3♣ to a cell", moves: 1 },
      { says: "9♦ to a cell", moves: 1 },
      { says: "A♣ 2♣ 3♣ home", moves: 3 },
    ]);
    expect(Math.max(...parts.map(({ steps }) => steps.length))).toBeLessThanOrEqual(6);
    const told = parts.flatMap(({ steps }) => steps).reduce((sum, { moves }) => sum + moves, 0);
    expect(told).toBe(LINE.length);
  });

  test("FC-R7 of a move it is told what it gave up", () => {
    const effect = (played: number, text: string) =>
      tutor.effect?.(text, after(LINE.slice(0, played)).view("spectator"));
    expect(effect(7, "4d")).toBe("That fills every cell.");
    expect(effect(0, "4a")).toBe("");
    expect(effect(12, "74x2")).toBe("That fills the last empty column.");
    expect(effect(0, "nonsense")).toBe("");
    // The cells were full before.
    const full = table("Foundations: H-Q C-9 D-K S-K\nFreecells: KC QC JC KH\n: TC\n:\n:\n:\n:\n:\n:\n:");
    expect(tutor.effect?.("12", full)).toBe("");
  });
});
