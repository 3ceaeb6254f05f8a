/**
 * The files that the page's scripts are put together into. By itself the bundler makes a file of everything that the same
 * screens share: a hundred small ones, which are larger than a few and slower to fetch.
 */

import { join, sep } from "node:path";

/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const SRC = join(import.meta.dirname, "src") + sep;

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
/** What the workers share with the page; trees of lines, files, the past, online tables and what only workers do are fetched when they are wanted. */
const CORE =
  /[\\/]packages[\\/](kernel|cards|midend)[\\/]src[\\/](?!variations|file|online|past|light|bot|budget|stack|plain-tutor|words[\\/](languages|phrases))/;
const FACES = /[\\/]packages[\\/]faces[\\/]src[\\/](card|suits|pips|glow|caption)/;
/** The list of games, and what fetches files when they are wanted. */
const LOADER = /preload-helper|[\\/]games[\\/]registry[\\/]src[\\/](index|words)/;
const HANDS = /[\\/]packages[\\/](hands|table)[\\/]src[\\/](?!deal-field|drafts)/;
/** Files of a game that are too small to be fetched by themselves, and wanted with nearly all else of it. */
const SMALL = /^(web[\\/]home-order|deals[\\/]grade)\.ts$/;
const GAME = /^(.*[\\/]games[\\/](\w+)[\\/]src[\\/])(.*)$/;

/** The modules below a folder that some of them need, themselves included. */
function needs(modules: Modules, folder: string, files: readonly string[]): ReadonlySet<string> {
  const all = new Set<string>();
  const wait = files.map((file) => join(folder, file));
  for (let id = wait.pop(); id !== undefined; id = wait.pop()) {
    if (all.has(id) || !id.startsWith(folder)) continue;
    all.add(id);
    wait.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return all;
}

/** Names the file that a module goes into: none where it has one of its own, or the bundler knows best. */
export function pieceNamer(): (id: string, modules: Modules) => string | null {
  const known = new Map<string, ReadonlySet<string>>();
  return (id, modules) => {
    const isNeeded = (folder: string, ...files: readonly string[]): boolean => {
      const key = [folder, ...files].join();
      const all = known.get(key) ?? needs(modules, folder, files);
      known.set(key, all);
      return all.has(id);
    };
    if (REACT.test(id)) return "react";
    if (CORE.test(id) || LOADER.test(id)) return "core";
    if (FACES.test(id)) return "shell";
    if (HANDS.test(id)) return "table";
    const [, folder = "", game = "", file = ""] = GAME.exec(id) ?? [];
    const isCover = isNeeded(folder, join("web", "cover.tsx"));
    if (SMALL.test(file)) return `${game}-deal`;
    // The workers play by the same rules, and can draw nothing.
    if (/^(rules|words)[\\/]/.test(file) && isNeeded(folder, join("rules", "index.ts"))) {
      return isCover ? `${game}-deal` : `${game}-rules`;
    }
    const isDrawing = /^(web|words)[\\/]/.test(file) && !isCover;
    if (isDrawing && isNeeded(folder, join("web", "index.ts"))) return `${game}-table`;
    if (id === join(SRC, "main.tsx") || !id.startsWith(SRC)) return null;
    const isTable = isNeeded(SRC, join("screens", "play.tsx"));
    const isShell = isNeeded(SRC, "main.tsx") || (isTable && isNeeded(SRC, join("screens", "home.tsx")));
    return isShell ? "shell" : isTable ? "table" : null;
  };
}
