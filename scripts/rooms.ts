/** The rooms that are published as packages, and the doors that each has there. */

import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** All but the page, what only it or a test uses, and the template of a game. */
const KEPT_BACK = new Set([...["table", "hands", "testkit"].map((name) => `packages/${name}`), "games/null"]);

export const ROOMS: readonly string[] = globSync(["packages/*", "games/*", "apps/cli"], { cwd: root })
  .map((room) => room.replaceAll("\\", "/"))
  .filter((room) => existsSync(join(root, room, "package.json")) && !KEPT_BACK.has(room))
  .sort();

/** What only the page uses is not published: its code, and the doors that lead there. */
export const PAGE_FOLDER = "src/web";

/** The manifest of a package. */
export interface Manifest {
  name?: string;
  version?: string;
  description?: string;
  keywords?: readonly string[];
  license?: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  exports?: Record<string, string | { types: string; default: string }>;
  devDependencies?: Record<string, string>;
  bin?: Record<string, string>;
  scripts?: Record<string, string>;
  engines?: Record<string, string>;
}

/** The manifest of a room as it stands in the tree. */
export const manifestOf = (room: string): Manifest =>
  JSON.parse(readFileSync(join(root, room, "package.json"), "utf8")) as Manifest;

/** The doors of a manifest that are published, each with the source that it leads to. */
export const publishedDoors = ({ exports = {} }: Manifest): readonly (readonly [door: string, file: string])[] =>
  Object.entries(exports).flatMap(([door, file]) =>
    typeof file === "string" && !file.includes(PAGE_FOLDER) ? [[door, file] as const] : [],
  );
