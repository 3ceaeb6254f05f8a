/** Makes the whole site in memory: every page as HTML, which files go along, and what the search looks through. */

import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { apiParts } from "@baize/server/description";
import { manifestOf, ROOMS } from "../rooms.ts";
import { type ApiDoor, apiHtml, apiOf, describedDoors } from "./api.ts";
import { doorReader } from "./declarations.ts";
import { filePage, shownFile } from "./files.ts";
import { type Entry, framed, homePage, wayBetween } from "./frame.ts";
import { anchorOf, textOf } from "./html.ts";
import { linkComplaints } from "./links.ts";
import { type Heading, type Made, markdownHtml } from "./markdown.ts";
import { type Place, placesIn, textAt } from "./pages.ts";
import { entriesOf, type Hit } from "./searching.ts";
import { ABOUT, WORDS } from "./words.ts";

/** A site that was made. */
export interface Site {
  /** The HTML of each page, named from the folder of the site. */
  readonly pages: ReadonlyMap<string, string>;
  /** Files that go along as they are: where they stand, and what they are in the tree. */
  readonly files: ReadonlyMap<string, string>;
  readonly search: readonly Hit[];
  readonly complaints: readonly string[];
}

/** The online API as a page. */
const API_PAGE = "api.html";
/** The command line as a page, as if it were written at the top of the tree. */
const COMMANDS: Place = { source: "commands.html", page: "commands.html", group: "use" };
/** What the site brings beside pages and linked files. */
const OWN = new Set(["icon.svg", "site.css", "site.js", "search.json"]);

const firstSentence = (html: string): string => {
  const text = textOf(/<p>(.*?)<\/p>/s.exec(html)?.[1] ?? "");
  return /^.*?[.](?= |$)/.exec(text)?.[0] ?? text;
};

/** Reads the exports of every published package from the types in a folder. */
function readApis(types: string): ReadonlyMap<string, readonly ApiDoor[]> {
  const sources = new Map(
    ROOMS.flatMap((room) => {
      const manifest = manifestOf(room);
      return describedDoors(manifest).map(
        ([door, file]) => [posix.join(manifest.name ?? "", door), posix.join(room, file)] as const,
      );
    }),
  );
  const typesOf = (source: string) => readFileSync(join(types, source.replace(/\.tsx?$/, ".d.ts")), "utf8");
  const doorAt = doorReader(typesOf, (specifier) => sources.get(specifier));
  return new Map(ROOMS.map((room) => [room, apiOf(room, doorAt)]));
}

/** Where each exported name stands; of one that several packages export, where a reader of `room` means it. */
function nameFinder(apis: ReadonlyMap<string, readonly ApiDoor[]>, pageOfRoom: (room: string) => string) {
  const all = new Map<string, { readonly room: string; readonly at: string }[]>();
  for (const [room, doors] of apis) {
    for (const { names } of doors) {
      for (const { name, anchor } of names) {
        all.set(name, [...(all.get(name) ?? []), { room, at: `${pageOfRoom(room)}#${anchor}` }]);
      }
    }
  }
  return (room: string, name: string): string | undefined => {
    const found = all.get(name) ?? [];
    const meant = found.find((one) => one.room === room) ?? found.find((one) => one.room === "packages/kernel");
    return (meant ?? (found.length === 1 ? found[0] : undefined))?.at;
  };
}

/** Where each rule stands: its page and anchor. */
function rulesAt(places: readonly Place[], texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const at = new Map<string, string>();
  for (const { source, page } of places.filter(({ source }) => source.endsWith("/SPEC.md"))) {
    for (const [, id = ""] of (texts.get(source) ?? "").matchAll(/^- \*\*([A-Z]{2}-\w+)\*\*/gm)) {
      at.set(id, `${page}#${id}`);
    }
  }
  return at;
}

/** What links in documents lead to: pages, files of the tree that go along, or nothing. */
class Links {
  readonly #root: string;
  readonly pageOf: ReadonlyMap<string, string>;
  /** Files of the tree that are no page of their own and are linked to. */
  readonly files = new Set<string>();
  readonly complaints: string[] = [];

  constructor(root: string, places: readonly Place[]) {
    this.#root = root;
    this.pageOf = new Map(places.map(({ source, page }) => [source, page]));
  }

  /** Where a link in a document leads, from its page. */
  resolve({ source, page }: Place, href: string): string {
    if (/^(https?:|mailto:|#)/.test(href)) return href;
    const [path = "", anchor] = href.split("#");
    const target = posix.join(posix.dirname(source), decodeURIComponent(path)).replace(/\/$/, "");
    if (!existsSync(join(this.#root, target))) this.complaints.push(`${source}: the link ${href} leads nowhere.`);
    else if (!this.pageOf.has(target)) this.files.add(target);
    const found = this.pageOf.get(target) ?? filePage(target);
    return wayBetween(page, `${found}${anchor === undefined ? "" : `#${anchor}`}`);
  }
}

/** The documents as HTML, by their source. */
function madeDocuments(root: string, places: readonly Place[], links: Links): ReadonlyMap<string, Made> {
  const texts = new Map(places.map(({ source }) => [source, textAt(root, source)]));
  const rules = rulesAt(places, texts);
  return new Map(
    places.map((place) => {
      const ruleAt = (id: string) => {
        const at = rules.get(id);
        return at === undefined || at.startsWith(`${place.page}#`) ? undefined : wayBetween(place.page, at);
      };
      const surroundings = { resolve: (href: string) => links.resolve(place, href), ruleAt };
      return [place.source, markdownHtml(texts.get(place.source) ?? "", surroundings)];
    }),
  );
}

/** The table of contents: the documents, the command line, and the API of the server after what is told of it. */
function contents(places: readonly Place[], made: ReadonlyMap<string, Made>): readonly Entry[] {
  const entries: Entry[] = places.map(({ source, page, group }) => {
    const { title = source, html = "" } = made.get(source) ?? {};
    return { page, title, group, about: ABOUT[source] ?? firstSentence(html) };
  });
  const put = (before: string, entry: Entry) =>
    entries.splice(entries.findIndex(({ page }) => page === before) + 1, 0, entry);
  const { title, about } = apiParts();
  put("online.html", { page: API_PAGE, title, about: ABOUT[API_PAGE] ?? about, group: "use" });
  const { page, group } = COMMANDS;
  put("about.html", { page, title: WORDS.commands, about: ABOUT[page] ?? "", group });
  return entries;
}

/** The API of the server as a page. */
function onlinePage(): Pick<Made, "title" | "html" | "headings"> {
  const { title, about, operations } = apiParts();
  const sections = operations.map(({ name, html }) => `<h2 id="${anchorOf(name)}"><code>${name}</code></h2>${html}`);
  return {
    title,
    html: `<h1>${title}</h1><p>${about}</p>${sections.join("\n")}`,
    headings: operations.map(({ name }) => ({ depth: 2, text: name, anchor: anchorOf(name) })),
  };
}

/** Doors with exports that say nothing about themselves. */
const silentExports = (apis: ReadonlyMap<string, readonly ApiDoor[]>): string[] =>
  [...apis.values()].flat().flatMap(({ specifier, names }) => {
    const bare = names.filter(({ says }) => says === "").map(({ name }) => name);
    return bare.length > 0 ? [`${specifier}: without a doc comment: ${bare.join(", ")}.`] : [];
  });

/** Makes the site of the tree at `root`, with the types that the compiler emitted to a folder, and the document of the command line. */
export function makeSite(root: string, types: string, commands: string): Site {
  const places = placesIn(root);
  const links = new Links(root, places);
  const made = madeDocuments(root, places, links);
  const entries = contents(places, made);
  const apis = readApis(types);
  const findName = nameFinder(apis, (room) => links.pageOf.get(`${room}/README.md`) ?? "index.html");
  const pages = new Map<string, string>();
  const search: Hit[] = [];
  const add = (page: string, title: string, html: string, headings: readonly Heading[], rules?: Made["rules"]) => {
    pages.set(page, framed(page, title, html, headings, entries));
    search.push(...entriesOf(page, title, html, rules));
  };
  for (const { source, page } of places) {
    const { title, html, headings, rules } =
      made.get(source) ?? markdownHtml("", { resolve: String, ruleAt: () => undefined });
    const room = source.endsWith("/README.md") ? source.slice(0, -"/README.md".length) : "";
    const api = apiHtml(apis.get(room) ?? [], (name) => {
      const at = findName(room, name);
      return at === undefined ? undefined : wayBetween(page, at);
    });
    add(page, title, `${html}${api.html}`, [...headings, ...api.headings], rules);
  }
  const reference = markdownHtml(commands, {
    resolve: (href) => links.resolve(COMMANDS, href),
    ruleAt: () => undefined,
  });
  add(COMMANDS.page, reference.title, reference.html, reference.headings);
  const online = onlinePage();
  add(API_PAGE, online.title, online.html, online.headings);

  const files = new Map<string, string>();
  // A set goes on to what is added while it is walked.
  for (const source of links.files) {
    const { page, html, leads } = shownFile(root, source);
    for (const lead of leads) if (!links.pageOf.has(lead)) links.files.add(lead);
    if (html === undefined) files.set(page, source);
    else pages.set(page, framed(page, posix.basename(source), html, [], entries));
  }
  pages.set("index.html", homePage(entries));
  const complaints = [
    ...links.complaints,
    ...silentExports(apis),
    ...linkComplaints(pages, new Set([...files.keys(), ...OWN])),
    ...[...made].filter(([, { title }]) => title === "").map(([source]) => `${source}: it has no title.`),
  ];
  return { pages, files, search, complaints };
}
