/** What the site is made of: declarations, documents, links. The whole site is looked at in a browser, in apps/web. */

import { describe, expect, test } from "vitest";
import { commandsDocument } from "./site/commands.ts";
import { doorReader } from "./site/declarations.ts";
import { filePage } from "./site/files.ts";
import { wayBetween } from "./site/frame.ts";
import { anchorOf, codeBlock, codeHtml } from "./site/html.ts";
import { linkComplaints } from "./site/links.ts";
import { markdownHtml } from "./site/markdown.ts";
import { entriesOf } from "./site/searching.ts";

const TYPES: Readonly<Record<string, string>> = {
  "a/index.ts": `/** The door. */
export { Thing, type Small as Tiny } from "./thing.ts";
export * from "./more.ts";
export * as rest from "./more.ts";
import { far } from "@baize/far";
export { far };
`,
  "a/thing.ts": `/** A thing,
 * told in two lines. */
export declare class Thing {
    #private;
    /** How large. */
    readonly size: number;
    private constructor();
    private hidden;
    /** Grows. */
    grow(by: import("./more.ts").By): Thing;
}
/** Small. */
export interface Small {
    readonly of: Thing;
}
`,
  "a/more.ts": `/** More. */
/** By how much. */
export type By = number;
/** Twice. */
export declare function twice(n: number): number;
export declare function twice(n: string): string;
export declare const ONE = 1, TWO = 2;
`,
  "far/index.ts": "/** Far away. */\nexport declare const far: 1;\n",
};
const doorAt = doorReader(
  (source) => TYPES[source] ?? "",
  (specifier) => (specifier === "@baize/far" ? "far/index.ts" : undefined),
);

describe("declarations", () => {
  test("CK-T3 a door has every name that it exports, from wherever, with its comment", () => {
    const { says, names } = doorAt("a/index.ts");
    expect(says).toBe("The door.");
    expect([...names.values()].map(({ name, kind, says }) => [name, kind, says])).toEqual([
      ["Thing", "class", "A thing, told in two lines."],
      ["Tiny", "interface", "Small."],
      ["By", "type", "By how much."],
      ["twice", "function", "Twice."],
      ["ONE", "constant", ""],
      ["TWO", "constant", ""],
      ["rest", "module", "More."],
      ["far", "constant", "Far away."],
    ]);
  });

  test("CK-T3 a declaration is as one would write it, without what is private", () => {
    const { names } = doorAt("a/index.ts");
    expect(names.get("Thing")?.code).toBe(
      "class Thing {\n  /** How large. */\n  readonly size: number;\n  /** Grows. */\n  grow(by: By): Thing;\n}",
    );
    expect(names.get("twice")?.code).toBe("function twice(n: number): number;\nfunction twice(n: string): string;");
  });

  test("CK-T3 a name that is nowhere declared, and a package that is unknown, are mistakes", () => {
    const bad = (text: string) => () =>
      doorReader(
        () => text,
        () => undefined,
      )("b.ts");
    expect(bad("export { lost };")).toThrow("b.ts: lost is exported, but not declared.");
    expect(bad('export * from "@baize/none";')).toThrow("b.ts: nothing is known of @baize/none.");
    expect(bad("export declare class {")).toThrow("b.ts: ");
  });

  test("CK-T3 in code types are links, texts and remarks are told apart", () => {
    const link = (name: string) => (name === "Seat" || name === "seat" ? "#x" : undefined);
    expect(codeHtml('f(seat: Seat): "a<b" // Seat', link)).toBe(
      'f(seat: <a href="#x">Seat</a>): <q>&quot;a&lt;b&quot;</q> <i>// Seat</i>',
    );
    expect(codeHtml("typeof seat", link)).toBe('<b>typeof</b> <a href="#x">seat</a>');
  });
});

const plain = { resolve: (href: string) => href, ruleAt: () => undefined };

describe("documents", () => {
  test("CK-T4 headings and rules have anchors; one that is there twice is counted", () => {
    const { title, headings, rules, html } = markdownHtml(
      "# The *title*\n\n## Moves, `links`\n\n- **AB-C1** One <b>rule</b>.\n- plain\n\n## Moves, links\n",
      plain,
    );
    expect(title).toBe("The title");
    expect(headings.map(({ anchor }) => anchor)).toEqual(["the-title", "moves-links", "moves-links-1"]);
    expect([...rules]).toEqual([["AB-C1", "AB-C1 One <b>rule</b>."]]);
    expect(html).toContain('<strong id="AB-C1" class="rule"><a href="#AB-C1">AB-C1</a></strong> One &lt;b&gt;rule');
    expect(anchorOf("What's new? 1–2")).toBe("whats-new-12");
  });

  test("CK-T4 a rule of another document is a link to it, but within a link", () => {
    const lead = { ...plain, ruleAt: (id: string) => (id === "AB-C1" ? "rules.html#AB-C1" : undefined) };
    const { html } = markdownHtml("See AB-C1, `AB-C1`, AB-C2 and [AB-C1](x.md).", lead);
    const link = '<a href="rules.html#AB-C1">AB-C1</a>';
    expect(html).toBe(`<p>See ${link}, <code>${link}</code>, AB-C2 and <a href="x.md">AB-C1</a>.</p>\n`);
  });

  test("CK-T5 sections, names and rules can be found", () => {
    const { html, rules, title } = markdownHtml("# T\n\nTop.\n\n## Part\n\n- **AB-C1** Rule.\n", plain);
    expect(entriesOf("t.html", title, html, rules)).toEqual([
      ["T", "", "t.html", "Top."],
      ["Part", "T", "t.html#part", "AB-C1 Rule."],
      ["AB-C1", "T", "t.html#AB-C1", "AB-C1 Rule."],
    ]);
  });
});

test("CK-T7 every command stands there with its options and examples, and no sign of them is a tag", () => {
  const { html, headings } = markdownHtml(commandsDocument(), plain);
  const names = headings.filter(({ depth }) => depth === 2).map(({ text }) => text);
  expect(names).toEqual(expect.arrayContaining(["baize play", "baize solve", "baize check-document", "baize man"]));
  const solve = html.slice(html.indexOf('id="baize-solve"'), html.indexOf('id="baize-analyse"'));
  expect(solve).toContain("baize solve [options] &lt;game&gt; &lt;deal...&gt;");
  expect(solve).toContain("<td><code>--budget-ms &lt;n&gt;</code></td>");
  expect(solve).toContain("<td><code>--target &lt;hole&gt;</code></td>");
  expect(solve).toContain("baize deal freecell 617 | baize solve freecell -");
  expect(solve).toContain('<a href="docs/deals.md">docs/deals.md</a>');
});

describe("members", () => {
  test("CK-T5 what belongs to a class or an interface can be found", () => {
    const code = codeHtml(doorAt("a/index.ts").names.get("Thing")?.code ?? "");
    const html = `<h1 id="t">T</h1><h3 id="Thing"><a href="#Thing">Thing</a> <small>class</small></h3>${codeBlock(code, true)}`;
    expect(entriesOf("t.html", "T", html).slice(2)).toEqual([
      ["Thing.size", "T", "t.html#Thing", "How large. readonly size: number;"],
      ["Thing.grow", "T", "t.html#Thing", "Grows. grow(by: By): Thing;"],
    ]);
  });
});

describe("links", () => {
  test("CK-T2 ways lead from page to page, whichever folders they stand in", () => {
    expect(wayBetween("a.html", "b/c.html#d")).toBe("b/c.html#d");
    expect(wayBetween("b/c.html", "a.html")).toBe("../a.html");
    expect(wayBetween("b/c.html", "b/c.html#d")).toBe("#d");
    expect(wayBetween("b/c.html", "b/c.html")).toBe("c.html");
  });

  test("CK-T2 data goes along as it is, source becomes a page", () => {
    expect(["deals/million.bin", "rules/moves.ts"].map(filePage)).toEqual([
      "files/deals/million.bin",
      "files/rules/moves.ts.html",
    ]);
  });

  test("CK-T2 a link to nowhere and an anchor that is there twice are named", () => {
    const pages = new Map([
      [
        "a.html",
        '<a href="b/c.html#d">.</a> <a href="b/none.html">.</a> <a href="b/c.html#e">.</a> <a href="../">.</a>',
      ],
      [
        "b/c.html",
        '<p id="d"> <p id="d"> <a href="../x.svg">.</a> <a href="https://example.org">.</a> <img src="y.svg">',
      ],
    ]);
    expect(linkComplaints(pages, new Set(["x.svg"]))).toEqual([
      "b/c.html: the anchor d is there twice.",
      "a.html: the link b/none.html leads nowhere.",
      "a.html: the link b/c.html#e leads nowhere.",
      "b/c.html: the link y.svg leads nowhere.",
    ]);
  });
});
