/** `baize join`: sits down at an online table. */

import type { Command } from "commander";
import { addDrawOptions, addExamples } from "../arguments/options.ts";
import { addressFrom } from "../online/address.ts";
import { addVisitOptions, needScreen, type VisitOptions, visitTable } from "../online/visit.ts";
import { say } from "../words/index.ts";

interface JoinOptions extends VisitOptions {
  readonly server?: string;
}

async function join(link: string, asked: JoinOptions): Promise<void> {
  const address = addressFrom(link, asked.server);
  needScreen();
  await visitTable(address, asked);
}

/** Describes the command. */
export function define(command: Command): void {
  command.description(say.joinAbout()).argument("<link>", say.linkArgument()).option("--watch", say.watchOption());
  addDrawOptions(addVisitOptions(command)).action(join);
  addExamples(command, ["baize join http://localhost:3000/t/k7qp4xmr --name Ada", "baize join K7QP-4XMR --watch"]);
}
