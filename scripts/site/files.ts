/** Files of the tree that documents link to: pictures and data go along as they are, source becomes a page, a folder a list. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { codeBlock, codeHtml, escaped } from "./html.ts";

/** What stands in the place of a file on the site. */
export interface Shown {
  readonly source: string;
  readonly page: string;
  /** Its HTML; undefined for a file that goes along as it is. */
  readonly html?: string;
  /** Further files that it leads to. */
  readonly leads: readonly string[];
}

const AS_IT_IS = /\.(svg|webp|png|json|tsv|csv|jsonl|gz|sha256|bin)$/;
const TYPESCRIPT = /\.(tsx?|mjs|js)$/;

/** Where a file stands on the site. */
export const filePage = (source: string): string =>
  AS_IT_IS.test(source) ? `files/${source}` : `files/${source.replace(/\/$/, "")}.html`;

/** What is shown of a file. */
export function shownFile(root: string, source: string): Shown {
  const page = filePage(source);
  if (AS_IT_IS.test(source)) return { source, page, leads: [] };
  const title = `<h1>${escaped(basename(source))}</h1>\n`;
  if (statSync(join(root, source)).isDirectory()) {
    const names = readdirSync(join(root, source), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map(({ name }) => name)
      .sort();
    const leads = names.map((name) => posix.join(source, name));
    const way = (lead: string) => posix.relative(posix.dirname(page), filePage(lead));
    const items = leads.map((lead) => `<li><a href="${way(lead)}">${escaped(basename(lead))}</a></li>`);
    return { source, page, html: `${title}<ul>${items.join("")}</ul>`, leads };
  }
  const text = readFileSync(join(root, source), "utf8");
  const code = TYPESCRIPT.test(source) ? codeHtml(text) : escaped(text);
  return { source, page, html: `${title}${codeBlock(code)}`, leads: [] };
}
