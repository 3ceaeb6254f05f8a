/** `npm run packed -- [FOLDER]`: the packages as they are published: JavaScript with types, one tarball each. */

import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = join(import.meta.dirname, "..");
const compiled = join(root, "dist/compiled");
const staged = join(root, "dist/staged");

/** The rooms that are published. */
const ROOMS = ["packages/kernel", "packages/cards", "games/freecell", "games/pegs", "games/bigtwo"].concat([
  "games/registry",
  "apps/cli",
]);
/** The command that a room brings. */
const COMMANDS: Readonly<Record<string, Record<string, string>>> = { "apps/cli": { baize: "./src/main.js" } };

interface Manifest {
  private?: boolean;
  exports?: Record<string, string | { types: string; default: string }>;
  devDependencies?: Record<string, string>;
  bin?: Record<string, string>;
  engines?: Record<string, string>;
}

/** The manifest of a room as it is published: doors lead to JavaScript and types. Doors to the page stay at home. */
function published(room: string): Manifest {
  const {
    private: _,
    devDependencies: __,
    ...manifest
  } = JSON.parse(readFileSync(join(root, room, "package.json"), "utf8")) as Manifest;
  const doors = Object.entries(manifest.exports ?? {}).flatMap(([door, file]) =>
    typeof file === "string" && file.endsWith(".ts")
      ? [[door, { types: file.replace(/\.ts$/, ".d.ts"), default: file.replace(/\.ts$/, ".js") }]]
      : [],
  );
  const bin = COMMANDS[room];
  return {
    ...manifest,
    ...(doors.length === 0 ? {} : { exports: Object.fromEntries(doors) }),
    ...(bin === undefined ? {} : { bin }),
    engines: { node: ">=22.12" },
  };
}

/** Lays a room out as it is published. */
function stage(room: string): string {
  const folder = join(staged, room);
  cpSync(join(compiled, room), folder, { recursive: true });
  for (const file of globSync("**/*.d.ts", { cwd: folder }).map((path) => join(folder, path))) {
    // The compiler rewrites the endings of imports in JavaScript only.
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(/(["']\.{1,2}\/[^"']+)\.ts(["'])/g, "$1.js$2"));
  }
  if (existsSync(join(root, room, "weights")))
    cpSync(join(root, room, "weights"), join(folder, "weights"), { recursive: true });
  cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(published(room), null, 2)}\n`);
  return folder;
}

const target = resolve(process.argv[2] ?? join(root, "dist/tarballs"));
for (const folder of [compiled, staged]) rmSync(folder, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const shell = process.platform === "win32";
execFileSync(join(root, "node_modules/.bin/tsc"), ["-p", join(root, "tsconfig.publish.json")], {
  stdio: "inherit",
  shell,
});
const folders = ROOMS.map(stage);
execFileSync("npm", ["pack", "--silent", "--pack-destination", target, ...folders], {
  cwd: root,
  stdio: "inherit",
  shell,
});
