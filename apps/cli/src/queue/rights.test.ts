/** Who may do what on a queue, and whose results count. */

import { baize } from "@baize/testkit/terminal";
import { describe, expect, test } from "vitest";
import { exit, Line, type Place, startPlaces, until } from "./place.fixture.ts";

const places = startPlaces();

const as = (role: string, url: string) => url.replace("baize@", `${role}@`);

/** A role of its own, which may log in. */
async function newRole(place: Place, role: string): Promise<string> {
  await place.database.executeSql(`CREATE ROLE ${role} LOGIN PASSWORD 'sesame'`);
  return as(role, place.url);
}

describe("rights", { timeout: 60_000 }, () => {
  test("CL-Q9 a role that may make nothing gets a sentence, and workers of a queue that is made need no more", async () => {
    const place = await places.make("rights");
    const worker = await newRole(place, "worker_of_rights");
    const refused = await baize(`worker --drain --queue ${worker}`);
    expect([refused.code, refused.err]).toEqual([
      1,
      `This role may not use or make the tables of the queue at ${new URL(worker).host}/rights: their owner does with baize migrate --queue … --role …\n`,
    ]);
    expect((await baize(`migrate --queue ${worker}`)).err).toMatch(/^This role may not make tables at .*\/rights: /);
    const nobody = await baize(`migrate --queue ${place.url} --role nobody_at_all`);
    expect([nobody.code, nobody.err]).toEqual([1, "There is no role nobody_at_all: CREATE ROLE makes it.\n"]);
    expect(await baize(`migrate --queue ${place.url} --role worker_of_rights`)).toMatchObject({ code: 0, out: "" });
    const asked = await baize(`solve freecell 1-5 --queue ${worker}`);
    expect([asked.code, asked.err]).toEqual([
      1,
      expect.stringMatching(/ cannot be used: this role may work for the queue, /),
    ]);
    const { finished } = place.follow("1-300");
    await place.filled();
    const child = place.worker("--drain", worker);
    expect([(await finished).code, await exit(child), await place.results()]).toEqual([0, 0, 300]);
    const can = await place.one(`SELECT count(*) FROM (VALUES
      (has_schema_privilege('worker_of_rights', 'baize_solve', 'CREATE')),
      (has_schema_privilege('worker_of_rights', 'baize_boss', 'CREATE')),
      (has_table_privilege('worker_of_rights', 'baize_solve.run', 'INSERT, UPDATE, DELETE')),
      (has_table_privilege('worker_of_rights', 'baize_solve.result', 'UPDATE, DELETE')),
      (has_column_privilege('worker_of_rights', 'baize_solve.part', 'last', 'UPDATE'))) AS x (may) WHERE may`);
    expect(can).toBe(0);
  });

  test("CL-Q7 a password that is missing or wrong gets a sentence, and the command ends", {
    timeout: 30_000,
  }, async () => {
    const place = await places.make("secret");
    const url = await newRole(place, "careful");
    const one = async (text: string) => Object.values((await place.database.executeSql(text)).rows[0] ?? {})[0];
    const file = String(await one("SELECT current_setting('hba_file')"));
    const all = String(await one(`SELECT pg_read_file('${file}')`));
    const rule = "host all careful 127.0.0.1/32 scram-sha-256\n";
    const lines = `SELECT unnest(string_to_array($$${rule}${all}$$, E'\\n'))`;
    await place.database.executeSql(`COPY (${lines}) TO '${file}'`);
    await place.database.executeSql("SELECT pg_reload_conf()");
    for (const command of ["worker", "solve freecell 1-5", "migrate"]) {
      const { code, err } = await baize(`${command} --queue ${url}`);
      expect([code, err]).toEqual([1, expect.stringMatching(/ cannot be reached: it wants a password: .*\.\n$/)]);
    }
    const wrong = await baize(`worker --queue ${url.replace("careful@", "careful:wrong@")}`);
    expect([wrong.code, wrong.err]).toEqual([
      1,
      expect.stringMatching(/ cannot be reached: the password is wrong\.\n$/),
    ]);
  });
});

const READ_ONLY = "cannot be used: this database can be read, and nothing else.";

describe("a database that can only be read", { timeout: 60_000 }, () => {
  test("CL-Q7 CL-X4 every command ends with a sentence", async () => {
    const place = await places.make("only_read");
    const url = `${place.url}?options=-c%20default_transaction_read_only%3Don`;
    expect((await baize(`migrate --queue ${place.url}`)).code).toBe(0);
    const lines = ["worker --drain --wait 1", "solve freecell 1-3", "migrate", "queue list"];
    const found = await Promise.all(lines.map((line) => baize(`${line} --queue ${url}`)));
    for (const { code, out, err } of found) {
      expect([code, out, err]).toEqual([1, "", `The queue at ${new URL(url).host}/only_read ${READ_ONLY}\n`]);
    }
  });

  test("CL-Q5 CL-Q7 a worker whose database becomes so ends with a sentence, and one that waits ends by Ctrl+C", async () => {
    const place = await places.make("became_so");
    expect((await baize(`migrate --queue ${place.url}`)).code).toBe(0);
    const line = await Line.to(place.url);
    const [refused, waiting] = [place.worker(), place.worker("", line.url)];
    const said = { refused: "", waiting: "" };
    refused.stderr?.on("data", (text) => (said.refused += text));
    waiting.stderr?.on("data", (text) => (said.waiting += text));
    await until(async () => said.refused.includes("Working for") && said.waiting.includes("Working for"));
    line.cut();
    await place.database.executeSql("ALTER DATABASE became_so SET default_transaction_read_only = on");
    const others = "FROM pg_stat_activity WHERE datname = 'became_so' AND pid <> pg_backend_pid()";
    await place.database.executeSql(`SELECT pg_terminate_backend(pid) ${others}`);
    expect(await exit(refused)).toBe(1);
    expect(said.refused).toContain(READ_ONLY);
    await until(async () => said.waiting.includes("is away"));
    waiting.kill("SIGINT");
    expect(await exit(waiting)).toBe(130);
  });
});

describe("strangers", { timeout: 60_000 }, () => {
  test("CL-Q10 a range for another program or other rules is refused by a worker", async () => {
    const place = await places.make("strange_range");
    place.follow("1-100");
    await place.filled();
    const change = `jsonb_set(jsonb_set(data, '{run,program}', '"baize 9.9.9"'), '{run,rules}', '9')`;
    await place.database.executeSql(`UPDATE baize_boss.job SET data = ${change}`);
    const { code, err } = await baize(`worker --drain --queue ${place.url} --workers 1`);
    expect(code).toBe(1);
    expect(err).toContain("A range of freecell on this queue is for baize 9.9.9 with rules 9; this is baize ");
    expect(await place.results()).toBe(0);
  });

  test("CL-Q10 results say who made them, and those of another program are not counted", async () => {
    const place = await places.make("strange_results");
    const first = place.follow("1-100");
    await place.filled();
    place.worker("--drain");
    expect((await first.finished).code).toBe(0);
    const made = "SELECT count(*) FROM baize_solve.result WHERE program LIKE 'baize %' AND rules = 1";
    expect(await place.one(made)).toBe(100);
    await place.database.executeSql("UPDATE baize_solve.result SET program = 'somebody' WHERE deal <= 3");
    const { code, out, err } = await place.follow("1-100", "--resume").finished;
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/^3 results of this range did not come from baize \S+ with rules 1: they are not counted\./);
  });

  test("CL-Q10 tables of an earlier version are brought up to date", async () => {
    const place = await places.make("earlier");
    expect((await baize(`migrate --queue ${place.url}`)).code).toBe(0);
    await place.database.executeSql(
      "ALTER TABLE baize_solve.result DROP COLUMN program, DROP COLUMN rules, DROP COLUMN moves, DROP COLUMN at_least",
    );
    const { finished } = place.follow("1-50");
    await place.filled();
    place.worker("--drain");
    expect((await finished).code).toBe(0);
  });
});
