/** A document as HTML: its links lead to the pages of the site, its headings and rules can be linked to. */

import { Marked, type Tokens } from "marked";
import { anchorOf, codeBlock, codeHtml, escaped, textOf } from "./html.ts";

/** A heading of a page. */
export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly anchor: string;
}

/** A document that was made into HTML. */
export interface Made {
  readonly title: string;
  readonly html: string;
  readonly headings: readonly Heading[];
  /** The rules that stand in it, each with its text. */
  readonly rules: ReadonlyMap<string, string>;
}

/** What a document needs to know of the others. */
export interface Surroundings {
  /** Where a link of this document leads on the site. */
  readonly resolve: (href: string) => string;
  /** Where a rule stands on the site; undefined where it is none, or stands here. */
  readonly ruleAt: (id: string) => string | undefined;
}

const RULE = /^[A-Z]{2}-[A-Z]{0,2}\d+[a-z]?$/;
const RULES_IN = /\b[A-Z]{2}-[A-Z]{0,2}\d+[a-z]?\b/g;
const LANGUAGES = new Set(["ts", "tsx", "js", "mjs", "json"]);

/** Makes a document into HTML. */
export function markdownHtml(source: string, { resolve, ruleAt }: Surroundings): Made {
  const headings: Heading[] = [];
  const rules = new Map<string, string>();
  const taken = new Map<string, number>();
  let title = "";
  const linkRules = (html: string): string =>
    html.replaceAll(RULES_IN, (id) => {
      const href = ruleAt(id);
      return href === undefined ? id : `<a href="${href}">${id}</a>`;
    });
  let isInLink = false;
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = textOf(html);
        if (depth === 1 && title === "") title = text;
        const plain = anchorOf(text);
        const count = taken.get(plain) ?? 0;
        taken.set(plain, count + 1);
        const anchor = count === 0 ? plain : `${plain}-${count}`;
        headings.push({ depth, text, anchor });
        return `<h${depth} id="${anchor}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        isInLink = true;
        const html = this.parser.parseInline(tokens);
        isInLink = false;
        return `<a href="${escaped(resolve(href))}">${html}</a>`;
      },
      image: ({ href, text }) => `<img src="${escaped(resolve(href))}" alt="${escaped(text)}" loading="lazy">`,
      code: ({ text, lang = "" }) => codeBlock(LANGUAGES.has(lang) ? codeHtml(text) : escaped(text)),
      codespan({ text }) {
        const html = escaped(text);
        return `<code>${isInLink ? html : linkRules(html)}</code>`;
      },
      strong({ tokens, text }) {
        if (!RULE.test(text) || rules.has(text)) return `<strong>${this.parser.parseInline(tokens)}</strong>`;
        rules.set(text, "");
        return `<strong id="${text}" class="rule"><a href="#${text}">${text}</a></strong>`;
      },
      listitem(item) {
        const html = this.parser.parse(item.tokens);
        const [, id = ""] = /^(?:<p>)?<strong id="([^"]+)" class="rule"/.exec(html) ?? [];
        if (id !== "") rules.set(id, textOf(html));
        return `<li>${html}</li>\n`;
      },
      table(token: Tokens.Table) {
        const cell = ({ tokens, align }: Tokens.TableCell, tag: string) =>
          `<${tag}${align === null ? "" : ` class="${align}"`}>${this.parser.parseInline(tokens)}</${tag}>`;
        // A heading without words heads nothing.
        const row = (cells: readonly Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((one) => cell(one, one.text === "" ? "td" : tag)).join("")}</tr>\n`;
        const head = row(token.header, "th");
        const body = token.rows.map((cells) => row(cells, "td")).join("");
        return `<div class="wide" tabindex="0"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
      },
      // What looks like a tag in a document is meant as text.
      html: ({ text }) => escaped(text),
      text(token) {
        if ("tokens" in token && token.tokens !== undefined) return this.parser.parseInline(token.tokens);
        const html = escaped(token.text);
        return isInLink ? html : linkRules(html);
      },
    },
  });
  const html = marked.parse(source, { async: false });
  return { title, html, headings, rules };
}
