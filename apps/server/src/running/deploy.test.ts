/** The files that strangers start the server with: what they run is what is run here. */

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { LIMITS } from "../guards/limits.ts";
import { MAIN, newFolder, removeFolder } from "../testing/place.fixture.ts";
import { readSettings } from "./settings.ts";

const root = join(import.meta.dirname, "../../../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const command = (line: RegExp): readonly string[] => JSON.parse(line.exec(read("Dockerfile"))?.[1] ?? "[]");

/** Room to clear away less often: the benches measure the server with it. */
const FLAGS = ["--min-semi-space-size=64", "--max-semi-space-size=64"];

/** The start line of the image. */
const start = command(/^CMD (\[.*\])$/m);
const [program = "", ...asked] = start;
const file = asked.at(-1) ?? "";

test("SV-D1 the image, the unit and the tests start the same file by the Node of the lockfile", () => {
  expect([program, join(root, file)]).toEqual(["node_modules/.bin/node", MAIN]);
  expect(asked.slice(0, -1)).toEqual(FLAGS);
  // The shell that npm starts becomes the server: it is not in the way of a signal.
  expect(JSON.parse(read("package.json")).scripts.start).toMatch(new RegExp(`&& exec node ${asked.join(" ")}$`));
  const unit = read("deploy/baize@.service");
  expect(/^ExecStart=(.*)$/m.exec(unit)?.[1]).toBe(`/opt/baize/${start.join(" ")}`);
  expect(/^WorkingDirectory=(.*)$/m.exec(unit)?.[1]).toBe("/opt/baize");
  // With HOST=0.0.0.0 in /etc/baize.env it asks for the addresses of the machine, which goes by a family of its own.
  expect(/^RestrictAddressFamilies=(.*)$/m.exec(unit)?.[1]?.split(" ")).toContain("AF_NETLINK");
  // Both processes are the image as it is built here: nothing is started in its place.
  const compose = read("compose.yaml");
  expect(compose.match(/^ {2}(one|two):\n {4}<<: \*baize$/gm)).toHaveLength(2);
  expect(compose).not.toMatch(/^\s+(command|entrypoint):/m);
  expect(compose).toMatch(/^ {2}build: \.$/m);
  expect(read("deploy/Caddyfile")).toContain("reverse_proxy one:3000 two:3000");
});

test("SV-D1 the image, and whoever installs by hand, make what `npm start` makes: the page and the documents", () => {
  const made: readonly string[] = JSON.parse(read("package.json")).scripts.start.match(/node scripts\/\S+( --\S+)?/g);
  expect(made).toHaveLength(2);
  for (const from of ["Dockerfile", "docs/operations.md"]) {
    for (const line of made) expect(read(from)).toContain(`node_modules/.bin/${line}`);
  }
});

test.skipIf(process.platform === "win32")(
  "SV-D1 SV-S3 SIGTERM to the shell of `npm start` ends the server",
  async () => {
    const folder = newFolder();
    const env = { PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`, PORT: "0", BAIZE_DATA: folder };
    // As npm runs it, the page being built.
    const line = JSON.parse(read("package.json")).scripts.start.replaceAll(/node scripts\/\S+( --\S+)?/g, "true");
    const shell = spawn("sh", ["-c", line], { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
    for await (const said of createInterface({ input: shell.stdout })) if (said.includes("http:")) break;
    shell.kill("SIGTERM");
    expect(await once(shell, "exit")).toEqual([0, null]);
    removeFolder(folder);
  },
);

test("SV-D1 every variable that the files set is one that the server reads, and right", () => {
  const settings = read("apps/server/src/running/settings.ts") + read("apps/server/src/store/whereabouts.ts");
  const known = (name: string) => settings.includes(name) || ["BAIZE_DATA", "NODE_ENV"].includes(name);
  const [, inside = ""] = /environment: &environment\n((?: {4}.*\n)+)/.exec(read("compose.yaml")) ?? [];
  const given = Object.fromEntries(
    [...inside.matchAll(/^ {4}(\w+): (.*)$/gm)].map(([, name = "", text = ""]) => [name, text]),
  );
  const [, image = ""] = /^ENV (.*)$/m.exec(read("Dockerfile")) ?? [];
  const [, unit = ""] = /^Environment=(.*)$/m.exec(read("deploy/baize@.service")) ?? [];
  const names = [
    ...Object.keys(given),
    ...[image, unit].flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name = ""]) => name)),
  ];
  expect(names.filter((name) => !known(name))).toEqual([]);
  // As compose fills them in: what is asked for by ${NAME:-text} is the text.
  const filled = Object.entries(given).map(([name, text]) => [
    name,
    text.replaceAll(/\$\{\w+(?::-(.*?)|:\?.*?)?\}/g, "$1"),
  ]);
  // Old tables are kept where compose has a volume, and the unit a folder.
  expect(read("compose.yaml")).toMatch(/^ {2}volumes: \[archive:\/data\]$/m);
  expect(read("Dockerfile")).toMatch(/chown node \/data$/m);
  expect(read("docs/operations.md")).toContain("`ARCHIVE=/data` for the image");
  expect(readSettings(Object.fromEntries(filled))).toMatchObject({ proxies: ["172.30.77.0/24"], isLogged: false });
  // Each believes the proxy that it has: that of the same network, and that of the same machine.
  expect(read("compose.yaml")).toContain(`subnet: ${given.TRUST_PROXY}`);
  const own = Object.fromEntries(unit.split(" ").map((pair) => pair.split("=")));
  expect([own.HOST, own.TRUST_PROXY]).toEqual(["127.0.0.1", "127.0.0.1"]);
});

/** The number in a line of a file. */
const figure = (path: string, line: RegExp): number => Number(line.exec(read(path))?.[1]);

test("SV-D1 the proxies of the files let a connection go before the server does, and the longest link through", () => {
  for (const kept of [
    figure("deploy/Caddyfile", /^\s+keepalive (\d+)s$/m),
    figure("deploy/nginx.conf", /^\s+keepalive_timeout (\d+)s;$/m),
  ]) {
    expect(kept).toBeGreaterThan(0);
    expect(kept * 1000).toBeLessThan(LIMITS.request.patience);
  }
  expect(figure("deploy/nginx.conf", /^\s+large_client_header_buffers \d+ (\d+)k;$/m) * 1024).toBe(LIMITS.request.head);
  const silence = figure("deploy/nginx.conf", /^\s+proxy_read_timeout (\d+)s;$/m);
  expect(silence * 1000).toBeGreaterThan(2 * LIMITS.heartbeat);
  expect(read("deploy/nginx.conf")).toContain("proxy_buffering off;");
  expect(read("deploy/nginx.conf")).toContain("proxy_set_header Host $http_host;");
  // A figure is for the inside, and a healthy process is never taken for a dead one.
  expect(read("deploy/Caddyfile")).toContain("respond /metrics 404");
  expect(read("deploy/nginx.conf")).toMatch(/location = \/metrics \{\s+return 404;/);
  expect(read("deploy/Caddyfile")).not.toMatch(/^\s*fail_duration/m);
});

test("SV-D1 SV-H1 the start line starts it, the health line of the image asks it, and SIGTERM ends it", async () => {
  const folder = newFolder();
  const env = { PATH: process.env.PATH ?? "", HOST: "0.0.0.0", PORT: "0", BAIZE_DATA: folder };
  const child = spawn(join(root, program), asked, { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
  let port = "";
  for await (const line of createInterface({ input: child.stdout })) {
    port = /http:\S+:(\d+)/.exec(line)?.[1] ?? "";
    if (port !== "") break;
  }
  child.stdout.resume();
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  const [node = "", ...question] = command(/HEALTHCHECK[^[]*\n\s*CMD (\[.*\])$/m);
  const health = spawnSync(join(root, node), question, { cwd: root, env: { ...env, PORT: port } });
  expect(health.status).toBe(ready.ok ? 0 : 1);
  child.kill("SIGTERM");
  expect((await once(child, "exit"))[0]).toBe(0);
  removeFolder(folder);
});
