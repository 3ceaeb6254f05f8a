/**
 * `npm run packed -- [FOLDER]`: the packages as they are published: JavaScript with types, one tarball each. After a plain
 * `npm pack -w NAME` it puts such a tarball in the place of the one with the sources.
 */

import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { PAGE_PACKAGES, writeNotices } from "./notices.ts";
import { makePictures } from "./pictures.ts";
import { type Manifest, manifestOf, PAGE_FOLDER, publishedDoors, ROOMS } from "./rooms.ts";

const root = join(import.meta.dirname, "..");
const compiled = join(root, "dist/compiled");
const staged = join(root, "dist/staged");

/** The command that a room brings. */
const COMMANDS: Readonly<Record<string, Record<string, string>>> = { "apps/cli": { baize: "./src/main.mjs" } };

/** Who uses a door that draws brings their own React. */
const PEERS = { peerDependencies: { react: "^19.0.0" }, peerDependenciesMeta: { react: { optional: true } } } as const;
/** A document's app in React: a folder of its game, published with the pictures that it shows. */
const APPS: Readonly<Record<string, string>> = { "games/bigtwo": "src/mis-react" };
/** The lines of the registry that lead to what only the page uses. */
const PAGE_LINE = /@baize\/table|\/(web|cover)"|\b(TableDoor|Cover)\b/;

/** The manifest of a room as it is published: doors lead to JavaScript and types. */
function published(room: string): Manifest {
  const { private: _, devDependencies: __, scripts: ___, ...manifest } = manifestOf(room);
  const doors = publishedDoors(manifest).map(([door, file]) => [
    door,
    { types: file.replace(/\.ts$/, ".d.ts"), default: file.replace(/\.ts$/, ".js") },
  ]);
  const dependencies = Object.entries(manifest.dependencies ?? {}).filter(([name]) => !PAGE_PACKAGES.has(name));
  const bin = COMMANDS[room];
  const draws = room in APPS || room === "packages/faces";
  return {
    ...manifest,
    dependencies: Object.fromEntries(dependencies),
    ...(doors.length === 0 ? {} : { exports: Object.fromEntries(doors) }),
    ...(bin === undefined ? {} : { bin }),
    ...(draws ? PEERS : {}),
    engines: { node: room === "apps/cli" ? ">=22.12" : ">=20" },
  };
}

/** A drawing within the code that shows it: what a bundler of ours would do, done for everybody's. */
function drawing(file: string, name: string, path: string): string {
  const source = join(root, relative(staged, file), "..", path);
  return `const ${name} = ${JSON.stringify(readFileSync(source, "utf8"))};`;
}

/** Lays a room out as it is published. */
function stage(room: string): string {
  const folder = join(staged, room);
  cpSync(join(compiled, room), folder, { recursive: true });
  rmSync(join(folder, PAGE_FOLDER), { recursive: true, force: true });
  const app = APPS[room];
  if (app !== undefined) {
    const filter = (path: string) => !path.endsWith(".made-from");
    cpSync(join(root, room, app, "faces"), join(folder, app, "faces"), { recursive: true, filter });
  }
  for (const style of globSync("src/**/*.css", { cwd: join(root, room) }).filter((path) => !path.includes("web")))
    cpSync(join(root, room, style), join(folder, style));
  for (const file of globSync("**/*.{js,mjs,d.ts}", { cwd: folder }).map((path) => join(folder, path))) {
    const lines = readFileSync(file, "utf8").split("\n");
    const kept = room === "games/registry" ? lines.filter((line) => !PAGE_LINE.test(line)) : lines;
    // The compiler rewrites the endings of imports in JavaScript only.
    const text = kept
      .join("\n")
      .replaceAll(/((?:from |import\()["']\.{1,2}\/[^"']+)\.tsx?(["'])/g, "$1.js$2")
      .replaceAll(/^import (\w+) from "(.+\.svg)\?raw";$/gm, (_, name: string, path: string) =>
        drawing(file, name, path),
      );
    writeFileSync(file, text);
  }
  for (const kept of ["weights", "deals", "adapters"].filter((name) => existsSync(join(root, room, name))))
    cpSync(join(root, room, kept), join(folder, kept), { recursive: true });
  const readme = join(root, room, "README.md");
  if (existsSync(readme)) cpSync(readme, join(folder, "README.md"));
  cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
  writeNotices(room, folder);
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(published(room), null, 2)}\n`);
  return folder;
}

/** The command under its own name, for `npx baize`: it starts that of its room. */
function stageName(room: string, name: string): string {
  const folder = join(staged, name);
  const { version, description, keywords, license, engines, name: own = "" } = published(room);
  mkdirSync(folder, { recursive: true });
  const manifest = { name, version, description, keywords, license, engines, type: "module" };
  const rest = { bin: { [name]: "./main.mjs" }, dependencies: { [own]: version } };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ ...manifest, ...rest }, null, 2)}\n`);
  writeFileSync(join(folder, "main.mjs"), `#!/usr/bin/env node\nimport "${own}/src/main.mjs";\n`);
  for (const kept of ["README.md", "LICENSE"]) cpSync(join(staged, room, kept), join(folder, kept));
  return folder;
}

const { npm_lifecycle_event, npm_config_pack_destination, npm_config_dry_run, INIT_CWD = root } = process.env;
const [wanted = join(root, "dist/tarballs"), ...others] = process.argv.slice(2);
if (wanted.startsWith("-") || others.length > 0) {
  console.error(
    "npm run packed takes one folder, where the tarballs go, or none, which is dist/tarballs; it has no options.",
  );
  process.exit(2);
}
const isAfterPack = npm_lifecycle_event === "postpack";
const rooms = isAfterPack
  ? ROOMS.filter((room) => room === relative(root, process.cwd()).replaceAll("\\", "/"))
  : ROOMS;
const target = isAfterPack
  ? resolve(INIT_CWD, npm_config_pack_destination ?? "")
  : resolve(npm_lifecycle_event === "packed" ? INIT_CWD : "", wanted);
if (npm_config_dry_run === "true") process.exit();
for (const folder of [compiled, staged]) rmSync(folder, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const shell = process.platform === "win32";
execFileSync(join(root, "node_modules/.bin/tsc"), ["-p", join(root, "tsconfig.publish.json")], {
  stdio: "inherit",
  shell,
});
if (rooms.some((room) => room in APPS)) await makePictures();
const folders = rooms.map(stage);
for (const [room, commands] of Object.entries(COMMANDS)) {
  if (!isAfterPack) folders.push(...Object.keys(commands).map((name) => stageName(room, name)));
}
if (folders.length > 0) {
  execFileSync("npm", ["pack", "--silent", "--workspaces=false", "--pack-destination", target, ...folders], {
    cwd: root,
    stdio: isAfterPack ? ["ignore", "ignore", "inherit"] : "inherit",
    shell,
  });
}
if (!isAfterPack)
  console.log(
    `They are in ${target}; npm install ${join(target, "*.tgz")} puts them into a folder of yours. On Node 20 leave out baize and baize-cli, the command, which needs Node 22.12.`,
  );
