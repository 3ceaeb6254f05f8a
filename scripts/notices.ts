/** What others wrote of what is shipped: their licences as one text, and a bill of materials (CycloneDX). */

import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

interface Entry {
  readonly version?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
}

/** A package by somebody else. */
export interface Part {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Its folder, from the root. */
  readonly path: string;
  readonly integrity: string;
}

const lock = (): Readonly<Record<string, Entry>> =>
  JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;

/** Where a package that another one needs is: beside it, or further up. */
function pathOf(packages: Readonly<Record<string, Entry>>, from: string, name: string): string | undefined {
  for (let place = from; ; place = place.includes("/") ? place.slice(0, place.lastIndexOf("/")) : "") {
    const path = `${place === "" ? "" : `${place}/`}node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (place === "") return undefined;
  }
}

/** What only the page uses is no part of what is published. */
export const PAGE_PACKAGES: ReadonlySet<string> = new Set(["@baize/table", "@baize/faces", "@baize/hands", "react"]);

/** All that is shipped with a room and was written by others, by name. */
export function partsOf(room: string): readonly Part[] {
  const leftOut: ReadonlySet<string> = room === "apps/web" ? new Set() : PAGE_PACKAGES;
  const packages = lock();
  const parts = new Map<string, Part>();
  const seen = new Set<string>();
  const visit = (path: string | undefined): void => {
    const entry = packages[path ?? "none"];
    if (path === undefined || entry === undefined || seen.has(path)) return;
    seen.add(path);
    // What is ours is a link to its room.
    if (entry.link === true) {
      visit(entry.resolved);
      return;
    }
    const { version = "", license = "", integrity = "" } = entry;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (path.includes("node_modules/")) parts.set(path, { name, version, license, path, integrity });
    const needed = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies };
    for (const next of Object.keys(needed)) if (!leftOut.has(next)) visit(pathOf(packages, path, next));
  };
  visit(room);
  return [...parts.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The text of a package's licence, as it came with it: in a file of its own, else in its readme. */
export function licenceText({ path }: Part): string {
  const read = (pattern: string): string => {
    const [file] = globSync(pattern, { cwd: join(root, path) }).sort();
    return file === undefined ? "" : readFileSync(join(root, path, file), "utf8").trim();
  };
  const own = read("{LICENSE,LICENCE,license,License,COPYING}*");
  return own === "" ? (/^#+ *licen[cs]e.*/ims.exec(read("{README,readme,Readme}*"))?.[0] ?? "") : own;
}

const RULE = "-".repeat(80);

/** Every licence, one after the other. */
function noticesText(parts: readonly Part[]): string {
  const ours = readFileSync(join(root, "LICENSE"), "utf8").trim();
  const others = parts.map((part) => `${part.name} ${part.version} (${part.license})\n\n${licenceText(part)}`);
  return `${[`Baize\n\n${ours}`, ...others].join(`\n\n${RULE}\n\n`)}\n`;
}

/** The bill of materials; nothing in it changes from day to day. */
function billOf(name: string, version: string, parts: readonly Part[]): object {
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", name, version } },
    components: parts.map((part) => ({
      type: "library",
      name: part.name,
      version: part.version,
      purl: `pkg:npm/${part.name.replace("@", "%40")}@${part.version}`,
      licenses: [/ (OR|AND) /.test(part.license) ? { expression: part.license } : { license: { id: part.license } }],
      hashes: [
        { alg: "SHA-512", content: Buffer.from(part.integrity.replace("sha512-", ""), "base64").toString("hex") },
      ],
    })),
  };
}

/** Writes both beside what is shipped of a room. */
export function writeNotices(room: string, folder: string): void {
  const parts = partsOf(room);
  const { name, version } = JSON.parse(readFileSync(join(root, room, "package.json"), "utf8"));
  writeFileSync(join(folder, "licences.txt"), noticesText(parts));
  writeFileSync(join(folder, "bom.json"), `${JSON.stringify(billOf(name, version, parts), null, 1)}\n`);
}
