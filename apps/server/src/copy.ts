/** `npm run tables -- export FILE` and `import FILE`: all tables as lines of text, and back into an empty database. */

import { existsSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { sentence, wordsOf } from "@baize/kernel";
import { bareReason } from "./store/bare-reason.ts";
import { exported, imported } from "./store/copy.ts";
import type { Database } from "./store/database.ts";
import { linesIn } from "./store/lines.ts";
import { migrate } from "./store/migrations.ts";
import { explainDatabase, openDatabase, placeOf, whereabouts } from "./store/whereabouts.ts";
import { say } from "./words/index.ts";

const failed = (code: number, why: string): number => {
  console.error(why);
  return code;
};

/** Writes a new file that this user alone may read: it has what deals were drawn from. */
async function write(database: Database, path: string): Promise<number> {
  await migrate(database);
  const file = await open(path, "wx", 0o600);
  let lines = 0;
  try {
    for await (const line of exported(database)) {
      await file.writeFile(`${line}\n`);
      lines += 1;
    }
    await file.sync();
  } catch (error) {
    // Half a copy is none.
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  console.log(say.copied({ count: lines - 2, file: path }));
  return 0;
}

async function read(database: Database, path: string): Promise<number> {
  const file = await open(path, "r");
  try {
    const count = await imported(database, linesIn(file.createReadStream({ autoClose: false })));
    if (!count.ok) return failed(2, sentence(count.error, wordsOf(say)));
    console.log(say.putIn({ count: count.value, file: path }));
    return 0;
  } finally {
    await file.close();
  }
}

async function main([act = "", path = "", ...more]: readonly string[]): Promise<number> {
  const work = act === "export" ? write : act === "import" ? read : undefined;
  if (work === undefined || path === "" || more.length > 0) return failed(2, say.copyUsage());
  const where = whereabouts(process.env);
  if (where === undefined) return failed(2, say.badDatabaseUrl());
  // A copy of a folder that somebody has misspelled would be whole, and empty.
  if (work === write && "folder" in where && !existsSync(join(where.folder, "database"))) {
    return failed(1, say.nothingKept({ folder: where.folder }));
  }
  let database: Database;
  try {
    database = await openDatabase(where);
  } catch (error) {
    return failed(1, explainDatabase(error, placeOf(where)));
  }
  try {
    return await work(database, path);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    const isFile = /^E[A-Z]+$/.test(code);
    return failed(
      1,
      isFile ? say.copyFile({ file: path, why: bareReason(message) }) : explainDatabase(error, placeOf(where)),
    );
  } finally {
    await database.end();
  }
}

process.exitCode = await main(process.argv.slice(2));
