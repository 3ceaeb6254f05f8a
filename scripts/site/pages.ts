/** Which documents are pages of the site, where each stands, and in which group. */

import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { manifestOf, ROOMS } from "../rooms.ts";
import type { Group } from "./words.ts";

/** A document that is a page. */
export interface Place {
  /** The document, named from the root of the tree. */
  readonly source: string;
  /** The page, named from the folder of the site. */
  readonly page: string;
  readonly group: Group;
}

/** Those that have a place of their own in the index; the rest follows in the order of the alphabet. */
const ORDER = [
  "README.md",
  "docs/notation.md",
  "docs/engine.md",
  "clients/python/README.md",
  "docs/online.md",
  "docs/queue.md",
  "docs/check-document.md",
  "packages/kernel/README.md",
  "games/freecell/README.md",
  "games/pegs/README.md",
  "games/bigtwo/README.md",
  "games/registry/README.md",
  "apps/cli/README.md",
  "games/freecell/SPEC.md",
  "games/pegs/SPEC.md",
  "games/bigtwo/SPEC.md",
  "docs/fair.md",
  "packages/kernel/SPEC.md",
  "packages/midend/SPEC.md",
  "apps/cli/SPEC.md",
  "apps/web/SPEC.md",
  "apps/server/SPEC.md",
  "docs/million.md",
  "docs/freecell-proofs.md",
  "bench/RESULTS.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "docs/documents.md",
];

const GROUP_OF: Readonly<Record<string, Group>> = {
  "README.md": "use",
  "docs/notation.md": "use",
  "docs/engine.md": "use",
  "docs/online.md": "use",
  "docs/queue.md": "use",
  "docs/check-document.md": "use",
  "clients/python/README.md": "use",
  "docs/fair.md": "rules",
  "docs/documents.md": "house",
  "docs/privacy.md": "house",
};

const PATTERNS = [
  "*.md",
  "docs/*.md",
  "docs/decisions/*.md",
  "{games,packages,apps}/*/{README,SPEC}.md",
  "scripts/SPEC.md",
  "bench/RESULTS.md",
  "training/*/*.md",
  "clients/python/README.md",
];

function pageOf(source: string): string {
  const name = basename(source, ".md");
  const [top = "", room = ""] = source.split("/");
  if (source === "README.md") return "about.html";
  if (source === "scripts/SPEC.md") return "rules/checks.html";
  if (source === "bench/RESULTS.md") return "results.html";
  if (source === "clients/python/README.md") return "python.html";
  if (top === "training") return `training/${room}${name === "README" ? "" : `-${name.toLowerCase()}`}.html`;
  if (top === "docs") return source.replace(/^docs\//, "").replace(/\.md$/, ".html");
  if (name === "SPEC") return `rules/${room}.html`;
  return name === "README" ? `packages/${room}.html` : `${name.toLowerCase()}.html`;
}

function groupOf(source: string): Group {
  const named = GROUP_OF[source];
  if (named !== undefined) return named;
  if (source.endsWith("/SPEC.md")) return "rules";
  if (isInRoom(source)) return "packages";
  return source.includes("/") ? "knowledge" : "house";
}

const isInRoom = (source: string): boolean => /^(games|packages|apps)\//.test(source);
const roomOf = (source: string): string => source.split("/").slice(0, 2).join("/");

/** Every page, in the order of the index. A package that has no README has a page all the same. */
export function placesIn(root: string): readonly Place[] {
  const isTold = (source: string): boolean => {
    const isReadme = source.endsWith("/README.md") && isInRoom(source);
    return isReadme ? ROOMS.includes(roomOf(source)) : roomOf(source) !== "games/null";
  };
  const rank = (source: string): number => (ORDER.includes(source) ? ORDER.indexOf(source) : ORDER.length);
  const written = globSync(PATTERNS, { cwd: root }).map((path) => path.replaceAll("\\", "/"));
  return [...new Set([...written.filter(isTold), ...ROOMS.map((room) => `${room}/README.md`)])]
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map((source) => ({ source, page: pageOf(source), group: groupOf(source) }));
}

/** The text of a document; of a package without a README, what its manifest says. */
export function textAt(root: string, source: string): string {
  if (existsSync(join(root, source))) return readFileSync(join(root, source), "utf8");
  const { name = source, description = "" } = manifestOf(roomOf(source));
  return `# ${name}\n\n${description}\n`;
}
