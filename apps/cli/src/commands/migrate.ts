/** `baize migrate`: makes the tables of a queue, and lets a role work with them. */

import type { Command } from "commander";
import { addExamples, addQueueOption, queueAddress } from "../arguments/options.ts";
import { Database } from "../queue/database.ts";
import { migrate } from "../queue/tables.ts";
import { say } from "../words/index.ts";

interface MigrateOptions {
  readonly queue?: string;
  readonly role?: string;
}

async function run({ queue, role }: MigrateOptions): Promise<void> {
  const database = await Database.open(queueAddress(queue));
  try {
    await migrate(database, role);
    process.stderr.write(`${say.migrated({ place: database.place })}\n`);
  } catch (error) {
    throw database.unusable(error);
  } finally {
    await database.end();
  }
}

/** Describes the command. */
export function define(command: Command): void {
  addQueueOption(command.description(say.migrateAbout())).option("--role <name>", say.roleOption()).action(run);
  addExamples(command, ["baize migrate --queue postgres://owner@db.example/baize --role worker"]);
}
