/** The frame of every page of the site: heading, index, search, and the headings of the page beside its text. */

import { posix } from "node:path";
import { escaped } from "./html.ts";
import type { Heading } from "./markdown.ts";
import { GROUPS, type Group, WORDS } from "./words.ts";

/** A page as the index tells of it. */
export interface Entry {
  readonly page: string;
  readonly title: string;
  readonly about: string;
  readonly group: Group;
}

/** The way from one page to another, or to a file. */
export const wayBetween = (from: string, to: string): string => {
  const [path = "", anchor] = to.split("#");
  const way = path === from ? "" : posix.relative(posix.dirname(from), path);
  return anchor === undefined ? way || posix.basename(from) : `${way}#${anchor}`;
};

const groupsOf = (entries: readonly Entry[]): readonly (readonly [group: Group, entries: readonly Entry[]])[] =>
  (Object.keys(GROUPS) as Group[]).map((group) => [group, entries.filter((entry) => entry.group === group)] as const);

/** The index beside every page. */
function navigation(page: string, entries: readonly Entry[]): string {
  const item = (entry: Entry) => {
    const current = entry.page === page ? ' aria-current="page"' : "";
    return `<li><a href="${wayBetween(page, entry.page)}"${current}>${escaped(entry.title)}</a></li>`;
  };
  const groups = groupsOf(entries).map(
    ([group, all]) => `<h2>${escaped(GROUPS[group][0])}</h2><ul>${all.map(item).join("")}</ul>`,
  );
  return `<nav class="index" aria-label="${WORDS.contents}">${groups.join("")}</nav>`;
}

/** The headings of a page, where it has several: the chapters, or what is in the only one. */
function onThisPage(headings: readonly Heading[]): string {
  const at = (level: number) => headings.filter(({ depth }) => depth === level);
  const shown = at(2).length > 1 ? at(2) : at(3);
  if (shown.length < 2) return "";
  const items = shown.map(({ anchor, text }) => `<li><a href="#${anchor}">${escaped(text)}</a></li>`);
  return `<nav class="here" aria-label="${WORDS.onThisPage}"><h2>${WORDS.onThisPage}</h2><ul>${items.join("")}</ul></nav>`;
}

/** A whole page. */
export function framed(
  page: string,
  title: string,
  body: string,
  headings: readonly Heading[],
  entries: readonly Entry[],
): string {
  const at = (file: string) => wayBetween(page, file);
  const isHome = page === "index.html";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(isHome ? WORDS.site : `${title} · ${WORDS.site}`)}</title>
<link rel="icon" href="${at("icon.svg")}" type="image/svg+xml">
<link rel="stylesheet" href="${at("site.css")}">
<script src="${at("site.js")}"></script>
</head>
<body${isHome ? ' class="home"' : ""}>
<a class="skip" href="#main-text">${WORDS.skip}</a>
<header>
<a class="mark" href="${at("index.html")}"><img src="${at("icon.svg")}" alt="" width="28" height="28">${WORDS.site}</a>
<div role="search"><input type="search" id="search" autocomplete="off" aria-label="${WORDS.search}" placeholder="${WORDS.searchHint}" data-none="${WORDS.searchNone}" data-index="${at("search.json")}" hidden><ol id="found" hidden></ol></div>
<a class="play" href="${posix.join(posix.relative(posix.dirname(page), "."), "..")}/">${WORDS.play}</a>
</header>
<div class="columns">
${isHome ? "" : navigation(page, entries)}
<main id="main-text">
${body}
</main>
${isHome ? "" : onThisPage(headings)}
</div>
</body>
</html>
`;
}

/** The first page: every page with what it is about. */
export function homePage(entries: readonly Entry[]): string {
  const item = ({ page, title, about }: Entry) =>
    `<li><a href="${page}"><b>${escaped(title)}</b><span>${escaped(about)}</span></a></li>`;
  const tiles = groupsOf(entries).map(([group, all]) => {
    const [name, about] = GROUPS[group];
    return `<section class="${group}"><h2>${escaped(name)}</h2><p>${escaped(about)}</p><ul>${all.map(item).join("")}</ul></section>`;
  });
  const body = `<div class="hero"><h1>${WORDS.home}</h1><p>${escaped(WORDS.about)}</p></div>${tiles.join("\n")}`;
  return framed("index.html", WORDS.home, body, [], entries);
}
