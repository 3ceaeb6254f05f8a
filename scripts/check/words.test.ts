/** The check of words on trial: what is found, and what is left alone. */

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources on trial hold templates.

import { describe, expect, test } from "vitest";
import { unsaidMessages } from "./messages.ts";
import { looseTexts } from "./texts.ts";
import { wordComplaints } from "./words.ts";

const texts = (path: string, source: string) =>
  looseTexts(new Map([[path, source]])).map(({ rule, text, line }) => `${rule} ${line} ${text}`);

describe("text in components", () => {
  test.each([
    ["CK-W1 text between tags", "export const A = () => <p>Play again</p>;", ["CK-W1 1 Play again"]],
    ["CK-W1 one word", "export const A = () => <b>Play</b>;", ["CK-W1 1 Play"]],
    ["CK-W1 text in a fragment", "export const A = () => <>Play</>;", ["CK-W1 1 Play"]],
    ["CK-W1 a name for the ear", 'export const A = () => <b aria-label="Your hand" />;', ["CK-W1 1 Your hand"]],
    ["CK-W1 a placeholder", 'export const A = () => <input placeholder="deal" />;', ["CK-W1 1 deal"]],
    ["CK-W1 in braces", 'export const A = () => <b title={"Your hand"} />;', ["CK-W1 1 Your hand"]],
    [
      "CK-W1 one of two",
      'export const A = ({ on }) => <p>\n{on ? "solved" : "open"}</p>;',
      ["CK-W1 2 solved", "CK-W1 2 open"],
    ],
    ["CK-W1 when something is so", 'export const A = ({ on }) => <p>{on && "solved"}</p>;', ["CK-W1 1 solved"]],
    ["CK-W1 a template", "export const A = ({ n }) => <p>{`${n} left`}</p>;", ["CK-W1 1 □ left"]],
    ["CK-W1 joined", 'export const A = ({ n }) => <p title={n + " left"} />;', ["CK-W1 1 left"]],
    ["CK-W1 a component's own", 'export const A = () => <Row says="all of it" />;', ["CK-W1 1 all of it"]],
    ["CK-W1 signs are fine", "export const A = () => <p>♠ K · 10 → ×</p>;", []],
    ["CK-W1 names for programs are fine", 'export const A = () => <p className="big" id="x" role="alert" />;', []],
    ["CK-W1 what is said is fine", "export const A = () => <p title={say.hand()}>{say.deal({ n: 3 })}</p>;", []],
    ["CK-W1 values in templates are fine", "export const A = ({ a, b }) => <p>{`${a} · ${b}`}</p>;", []],
  ])("%s", (_title, source, expected) => {
    expect(texts("games/a/src/web/a.tsx", source)).toEqual(expected);
  });
});

describe("sentences in code", () => {
  test.each([
    ["CK-W2 a sentence", 'tell("There is no place for it now.");', ["CK-W2 1 There is no place for it now."]],
    ["CK-W2 a question", 'ask("Shall it be kept?");', ["CK-W2 1 Shall it be kept?"]],
    ["CK-W2 a template", "tell(`${name} is kept.`);", ["CK-W2 1 □ is kept."]],
    ["CK-W2 why a command ends", 'throw new Stop(2, "no such file");', ["CK-W2 1 no such file"]],
    ["CK-W2 what a command is", 'program.command("a").description("solves a deal");', ["CK-W2 1 solves a deal"]],
    ["CK-W2 what an option is", 'program.option("--json", "as an object");', ["CK-W2 1 as an object"]],
    ["CK-W2 what went wrong", 'throw new Error("There is no such port.");', ["CK-W2 1 There is no such port."]],
    ["CK-W2 and with what", "fail(new Error(`${file} cannot be read.`));", ["CK-W2 1 □ cannot be read."]],
    ["CK-W2 or in half a sentence", "fail(new Error(`no such ${file}`));", ["CK-W2 1 no such □"]],
    ["CK-W2 a code is fine", 'throw new Error("late");', []],
    ["CK-W2 an error for programmers is fine", 'throw new ContractError("AB-C1", "There is no such port.");', []],
    ["CK-W2 a contract is fine", 'demand("AB-C1", n > 0, "There is no such thing.");', []],
    ["CK-W2 a query is fine", 'sql("SELECT a FROM b WHERE c = $1.");', []],
    ["CK-W2 a pattern is fine", "export const a = /^There is no .*\\.$/;", []],
    ["CK-W2 one word is fine", 'export const a = "Enter.";', []],
    ["CK-W2 what is typed is fine", 'export const a = "play freecell 617";', []],
  ])("%s", (_title, source, expected) => {
    expect(texts("apps/cli/src/a.ts", source)).toEqual(expected);
  });

  test.each(["games/a/src/words/en.ts", "apps/cli/src/a.test.ts", "apps/web/src/testing/a.ts", "scripts/a.ts"])(
    "CK-W2 nothing is looked for in %s",
    (path) => {
      expect(texts(path, 'tell("There is no place for it now.");')).toEqual([]);
    },
  );

  test("CK-W2 a source document keeps its own words", () => {
    expect(texts("games/a/src/documents/a.ts", 'tell("There is no place for it now.");')).toEqual([]);
  });
});

describe("messages", () => {
  const en = "export const en = { one: () => 'One', twoSays: () => 'Two', \"no-card\": () => 'No' };";
  const unsaid = (source: string, path = "games/a/src/web/a.ts") =>
    unsaidMessages(
      new Map([
        ["games/a/src/words/en.ts", en],
        [path, source],
      ]),
    ).map(({ key }) => key);

  test.each([
    ["CK-W3 nobody says anything", "", ["one", "twoSays", "no-card"]],
    ["CK-W3 by name", "say.one();", ["twoSays", "no-card"]],
    [
      "CK-W3 under another name",
      'import { say as rules } from "../words/index.ts"; rules.one();',
      ["twoSays", "no-card"],
    ],
    ["CK-W3 taken out", "const { one, twoSays } = say;", ["no-card"]],
    ["CK-W3 the code of a refusal", 'refuse("no-card", "A-1");', ["one", "twoSays"]],
    ["CK-W3 a family", "say[`${id}Says`]();", ["one", "no-card"]],
    ["CK-W3 the name of another thing", "table.one();", ["one", "twoSays", "no-card"]],
    ["CK-W3 by the keys of a table", "const PRESETS = { one: 1 }; say[id]();", ["twoSays", "no-card"]],
  ])("%s", (_title, source, expected) => {
    expect(unsaid(source)).toEqual(expected);
  });

  test("CK-W3 neither a test nor another package says it", () => {
    expect(unsaid("say.one();", "games/a/src/a.test.ts")).toHaveLength(3);
    expect(unsaid("say.one();", "games/b/src/a.ts")).toHaveLength(3);
  });
});

test("CK-W1 a complaint names the file, the line and the text", () => {
  const tree = new Map([["apps/a/src/a.tsx", "export const A = () => <p>Play</p>;"]]);
  expect(wordComplaints(tree)).toEqual(['apps/a/src/a.tsx:1: "Play" belongs into words/ (CK-W1)']);
});
