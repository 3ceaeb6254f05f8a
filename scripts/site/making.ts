/** Makes the whole site in memory: every page as HTML, which files go along, and what the search looks through. */

import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { apiParts } from "@baize/server/description";
import { manifestOf, publishedDoors, ROOMS } from "../rooms.ts";
import { type ApiDoor, apiHtml, apiOf } from "./api.ts";
import { doorReader } from "./declarations.ts";
import { filePage, shownFile } from "./files.ts";
import { type Entry, framed, homePage, wayBetween } from "./frame.ts";
import { anchorOf, textOf } from "./html.ts";
import { linkComplaints } from "./links.ts";
import { type Heading, type Made, markdownHtml } from "./markdown.ts";
import { type Place, placesIn, textAt } from "./pages.ts";
import { entriesOf, type Found } from "./searching.ts";
import { ABOUT } from "./words.ts";

/** A site that was made. */
export interface Site {
  /** The HTML of each page, named from the folder of the site. */
  readonly pages: ReadonlyMap<string, string>;
  /** Files that go along as they are: where they stand, and what they are in the tree. */
  readonly files: ReadonlyMap<string, string>;
  readonly search: readonly Found[];
  readonly complaints: readonly string[];
}

/** The online API as a page. */
const API_PAGE = "api.html";
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
      return publishedDoors(manifest).map(
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

/** Makes the site of the tree at `root`, with the types that the compiler emitted to a folder. */
export function makeSite(root: string, types: string): Site {
  const places = placesIn(root);
  const pageOf = new Map(places.map(({ source, page }) => [source, page]));
  const linked = new Set<string>();
  const complaints: string[] = [];

  /** Where a link in a document leads, from its page. */
  const resolver =
    ({ source, page }: Place) =>
    (href: string): string => {
      if (/^(https?:|mailto:|#)/.test(href)) return href;
      const [path = "", anchor] = href.split("#");
      const target = posix.join(posix.dirname(source), decodeURIComponent(path)).replace(/\/$/, "");
      if (!existsSync(join(root, target))) complaints.push(`${source}: the link ${href} leads nowhere.`);
      else if (!pageOf.has(target)) linked.add(target);
      return wayBetween(page, `${pageOf.get(target) ?? filePage(target)}${anchor === undefined ? "" : `#${anchor}`}`);
    };

  const texts = new Map(places.map(({ source }) => [source, textAt(root, source)]));
  const ruleAt = new Map<string, string>();
  for (const { source, page } of places.filter(({ source }) => source.endsWith("/SPEC.md"))) {
    for (const [, id = ""] of (texts.get(source) ?? "").matchAll(/^- \*\*([A-Z]{2}-\w+)\*\*/gm)) {
      ruleAt.set(id, `${page}#${id}`);
    }
  }
  const made = new Map<string, Made>(
    places.map((place) => {
      const lead = (id: string) => {
        const at = ruleAt.get(id);
        return at === undefined || at.startsWith(`${place.page}#`) ? undefined : wayBetween(place.page, at);
      };
      const surroundings = { resolve: resolver(place), ruleAt: lead };
      return [place.source, markdownHtml(texts.get(place.source) ?? "", surroundings)];
    }),
  );

  const entries: Entry[] = places.map(({ source, page, group }) => {
    const { title = source, html = "" } = made.get(source) ?? {};
    return { page, title, group, about: ABOUT[source] ?? firstSentence(html) };
  });
  const online = apiParts();
  const afterOnline = entries.findIndex(({ page }) => page === "online.html") + 1;
  entries.splice(afterOnline, 0, {
    page: API_PAGE,
    title: online.title,
    about: ABOUT[API_PAGE] ?? online.about,
    group: "use",
  });

  const apis = readApis(types);
  for (const { specifier, names } of [...apis.values()].flat()) {
    const bare = names.filter(({ says }) => says === "").map(({ name }) => name);
    if (bare.length > 0) complaints.push(`${specifier}: without a doc comment: ${bare.join(", ")}.`);
  }
  const findName = nameFinder(apis, (room) => pageOf.get(`${room}/README.md`) ?? "index.html");
  const pages = new Map<string, string>();
  const search: Found[] = [];
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
  const onlineHeadings = online.operations.map(({ name }) => ({ depth: 2, text: name, anchor: anchorOf(name) }));
  const sections = online.operations.map(
    ({ name, html }) => `<h2 id="${anchorOf(name)}"><code>${name}</code></h2>${html}`,
  );
  add(API_PAGE, online.title, `<h1>${online.title}</h1><p>${online.about}</p>${sections.join("\n")}`, onlineHeadings);

  const files = new Map<string, string>();
  for (const source of linked) {
    const { page, html, leads } = shownFile(root, source);
    for (const lead of leads) if (!pageOf.has(lead)) linked.add(lead);
    if (html === undefined) files.set(page, source);
    else pages.set(page, framed(page, posix.basename(source), html, [], entries));
  }
  pages.set("index.html", homePage(entries));
  complaints.push(...linkComplaints(pages, new Set([...files.keys(), ...OWN])));
  for (const [source, { title }] of made) if (title === "") complaints.push(`${source}: it has no title.`);
  return { pages, files, search, complaints };
}
