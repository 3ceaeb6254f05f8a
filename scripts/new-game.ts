/** `npm run new-game NAME`: copies the null game, renames it, and adds it to the registry and the lockfile. */

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
const [name = "", ...more] = process.argv.slice(2);

/** Why this name will not do, if it will not. */
function complaint(): string | undefined {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name)) {
    return `"${name}" cannot be a game's name: 2 to 20 small letters and digits are expected, such as: npm run new-game hearts`;
  }
  const taken = ["packages", "games", "apps"].flatMap((folder) => readdirSync(join(root, folder)));
  if ([...taken, "games", "baize"].includes(name)) return `"${name}" is taken: choose another name.`;
  if (more.length === 0) return undefined;
  return `"${more.join(" ")}" is too much: a name alone is expected. What a game uses besides, it names in its package.json.`;
}

/** The shortest prefix of the name that no SPEC.md uses yet for its rules. */
function freePrefix(): string {
  const specs = globSync("{packages,games,apps}/*/SPEC.md", { cwd: root }).map((path) =>
    readFileSync(join(root, path), "utf8"),
  );
  const used = new Set(specs.join("\n").match(/(?<=^- \*\*)[A-Z]+(?=-)/gm));
  const upper = name.toUpperCase().replace(/[^A-Z]/g, "X");
  for (let length = 2; length <= upper.length; length++) {
    if (!used.has(upper.slice(0, length))) return upper.slice(0, length);
  }
  return `${upper}X`;
}

const title = (name[0] ?? "").toUpperCase() + name.slice(1);

/** The template's text, made the new game's own. */
function renamed(text: string, prefix: string): string {
  return text
    .replaceAll("@baize/null", `@baize/${name}`)
    .replaceAll("nullGame", `${name}Game`)
    .replaceAll("NullShape", `${title}Shape`)
    .replaceAll("NU-", `${prefix}-`)
    .replaceAll('title: "Null"', `title: "${title}"`)
    .replaceAll(/"null(?=[" ])/g, `"${name}`)
    .replaceAll(/^ {2}null: main,$/gm, `  ${name}: main,`)
    .replaceAll(/\bnull-(?=[a-z])/g, `${name}-`)
    .replaceAll("The smallest legal game: copy it to start a new one.", `The game of ${title}.`)
    .replaceAll("It is the template of every other game.", `It is where ${title} starts from.`)
    .replaceAll("# Null:", `# ${title}:`);
}

/** Rewrites one JSON file. */
function editJson<T>(path: string, edit: (json: T) => void): void {
  const json = JSON.parse(readFileSync(join(root, path), "utf8")) as T;
  edit(json);
  writeFileSync(join(root, path), `${JSON.stringify(json, null, 2)}\n`);
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, "en")));

function copyTemplate(): void {
  const prefix = freePrefix();
  const folder = join(root, "games", name);
  cpSync(join(root, "games/null"), folder, {
    recursive: true,
    filter: (path) => !/node_modules|twins\.test\.ts$/.test(path),
  });
  for (const path of globSync("**/*", { cwd: folder }).map((file) => join(folder, file))) {
    if (statSync(path).isFile()) writeFileSync(path, renamed(readFileSync(path, "utf8"), prefix));
  }
}

interface Manifest {
  dependencies: Record<string, string>;
}

/** Lets the registry depend on the game. */
function depend(registry: Manifest): void {
  registry.dependencies = sorted({ ...registry.dependencies, [`@baize/${name}`]: "0.1.0" });
}

/** The entry in the registry with all its doors, the registry's dependency, and both in the lockfile. */
function register(): void {
  const registry = join(root, "games/registry/src/index.ts");
  const door = (entry: string, path: string, found: string) =>
    `    ${entry}: async () => (await import("@baize/${name}${path}")).${found},`;
  const lines = [
    `  {\n    id: "${name}",\n    title: "${title}",`,
    door("rules", "", `${name}Game`),
    door("bots", "/bots", "roster"),
    door("terminal", "/terminal", "terminal"),
    door("web", "/web", "table"),
    door("cover", "/cover", "cover"),
    "  },",
  ].join("\n");
  writeFileSync(registry, readFileSync(registry, "utf8").replace(/^ *\/\/ `npm run new-game/m, `${lines}\n$&`));
  editJson<Manifest>("games/registry/package.json", depend);
  editJson<{ packages: Record<string, Manifest> }>("package-lock.json", (lock) => {
    const copy = JSON.parse(JSON.stringify(lock.packages["games/null"]).replaceAll("@baize/null", `@baize/${name}`));
    depend(lock.packages["games/registry"] as Manifest);
    const link = { resolved: `games/${name}`, link: true } as unknown as Manifest;
    lock.packages = sorted({ ...lock.packages, [`games/${name}`]: copy, [`node_modules/@baize/${name}`]: link });
  });
}

const wrong = complaint();
if (wrong !== undefined) {
  console.error(wrong);
  process.exitCode = 2;
} else if (!existsSync(join(root, "games/null/SPEC.md"))) {
  console.error("The template games/null is missing.");
  process.exitCode = 1;
} else {
  copyTemplate();
  register();
  spawnSync(process.execPath, [biome, "check", "--write", `games/${name}`, "games/registry"], {
    cwd: root,
    stdio: "ignore",
  });
  console.log(
    `games/${name} is there and registered. Its rules are in games/${name}/SPEC.md; \`npm test\` tries them.`,
  );
}
