/** The API of a package as HTML: door by door, every name with its doc comment and how it is declared. */

import { posix } from "node:path";
import { type Manifest, manifestOf, publishedDoors } from "../rooms.ts";
import type { Declared, Door } from "./declarations.ts";
import { codeBlock, codeHtml, escaped } from "./html.ts";
import type { Heading } from "./markdown.ts";
import { WORDS } from "./words.ts";

/** A name that a package exports, with the anchor where it stands. */
interface Exported extends Declared {
  readonly anchor: string;
}

/** A door of a package as it is imported. */
export interface ApiDoor {
  readonly specifier: string;
  readonly anchor: string;
  readonly says: string;
  readonly names: readonly Exported[];
}

/** The doors of a package that programs are written against: what a language says is none of them. */
export const describedDoors = (manifest: Manifest) => publishedDoors(manifest).filter(([door]) => !door.includes("*"));

/** The doors of a room. */
export function apiOf(room: string, doorAt: (source: string) => Door): readonly ApiDoor[] {
  const manifest = manifestOf(room);
  return describedDoors(manifest).map(([door, file]) => {
    const { says, names } = doorAt(posix.join(room, file));
    const anchorFor = (name: string) => (door === "." ? name : `${door.slice(2)}.${name}`);
    const specifier = posix.join(manifest.name ?? room, door);
    return {
      specifier,
      anchor: door === "." ? "exports" : `exports-${door.slice(2)}`,
      says,
      names: [...names.values()].map((one) => ({ ...one, anchor: anchorFor(one.name) })),
    };
  });
}

/** A doc comment as HTML: names in code are told apart. */
const saysHtml = (says: string): string =>
  escaped(says).replaceAll(/`([^`]+)`/g, (_, code: string) => `<code>${code}</code>`);

function nameHtml({ name, kind, says, code, anchor }: Exported, link: (name: string) => string | undefined): string {
  const head = `<h3 id="${anchor}"><a href="#${anchor}">${escaped(name)}</a> <small>${WORDS.kinds[kind]}</small></h3>`;
  const comment = says === "" ? "" : `<p>${saysHtml(says)}</p>`;
  // A name is not a link to itself.
  const html = codeHtml(code, (one) => (one === name ? undefined : link(one)));
  return `${head}\n${comment}\n${codeBlock(html, true)}`;
}

/** The API as it follows the README of its package. */
export function apiHtml(
  doors: readonly ApiDoor[],
  link: (name: string) => string | undefined,
): { readonly html: string; readonly headings: readonly Heading[] } {
  const parts = doors.map(({ specifier, anchor, says, names }) => {
    const list = names.map((one) => `<li><a href="#${one.anchor}">${escaped(one.name)}</a></li>`).join("");
    const all = names.map((one) => nameHtml(one, link)).join("\n");
    return `<h2 id="${anchor}">${escaped(specifier)}</h2>\n<p>${saysHtml(says)}</p>\n<ul class="names">${list}</ul>\n${all}`;
  });
  return {
    html: parts.join("\n"),
    headings: doors.flatMap(({ specifier, anchor, names }) => [
      { depth: 2, text: specifier, anchor },
      ...names.map((one) => ({ depth: 3, text: one.name, anchor: one.anchor })),
    ]),
  };
}
