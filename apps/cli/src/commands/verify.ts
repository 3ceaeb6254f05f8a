/** `baize verify`: says whether a recorded match is right. */

import { GAMES } from "@baize/games";
import { fairText, isFairText, must, sealOf } from "@baize/kernel";
import type { Command } from "commander";
import { type Declared, examplesOf } from "../arguments/declarations.ts";
import { addExamples, addRulesOption } from "../arguments/options.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { DEALS, takes } from "../arguments/values.ts";
import { type Heading, openRecord, readRecord, recordsIn } from "../records/record.ts";
import { resultText } from "../report/outcome.ts";
import { say } from "../words/index.ts";

interface VerifyOptions extends Heading {
  readonly seal?: string;
}

const inFours = (digits: string): string => digits.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** What is to be said of where a deal comes from; a seal that is not its own ends the command. */
function sealText(deal: string, given: string | undefined): string | undefined {
  const claimed = given?.toLowerCase().replaceAll(/\s/g, "");
  if (!isFairText(deal)) {
    if (claimed !== undefined) throw new Stop(EXIT.impossible, say.notSealed());
    return undefined;
  }
  const { secret, nonces } = must(fairText.parse(deal));
  const seal = sealOf(secret);
  if (claimed !== undefined && (claimed.length < 8 || !seal.startsWith(claimed))) {
    throw new Stop(EXIT.impossible, say.otherSeal({ seal: inFours(seal) }));
  }
  return say.fairDeal({ seal: inFours(seal), people: nonces.length });
}

/** What a record of an online table says of its deal besides; of any other it says nothing. */
function claimsOf(record: string): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(record);
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** A record whose seal, secret or nonces are not those that its deal was drawn from ends the command. */
function checkClaims(deal: string, record: string): void {
  if (!isFairText(deal)) return;
  const { secret, nonces } = must(fairText.parse(deal));
  const claims = claimsOf(record);
  const drawn: Readonly<Record<string, unknown>> = { seal: sealOf(secret), secret, nonces };
  for (const [name, own] of Object.entries(drawn)) {
    const isTrue = claims[name] === undefined || JSON.stringify(claims[name]) === JSON.stringify(own);
    if (!isTrue) throw new Stop(EXIT.impossible, say.otherClaim({ name }));
  }
}

async function verifyRecord(file: string, options: VerifyOptions): Promise<void> {
  for (const [i, record] of recordsIn(await readRecord(file)).entries()) await verifyOne(record, options, i + 1);
}

async function verifyOne(record: string, { seal, ...heading }: VerifyOptions, line: number): Promise<void> {
  const { entry, match, remark } = await openRecord(record, heading, line);
  const sealed = sealText(match.deal, seal);
  checkClaims(match.deal, record);
  if (remark !== undefined) process.stderr.write(`${remark}\n`);
  const result = resultText(match.status);
  const deal = isFairText(match.deal) ? say.sealedDeal() : match.deal;
  process.stdout.write(`${say.verified({ title: entry.title, deal, moves: match.ply, result })}\n`);
  if (sealed !== undefined) process.stdout.write(`${sealed}\n`);
}

/** Adds what names a record, for `verify` and `replay` alike. */
export const addRecordOptions = (command: Command): Command =>
  takes(
    addRulesOption(
      command
        .argument("<file>", say.fileArgument())
        .option("--game <id>", say.gameOption())
        .option("--deal <text>", say.dealOption()),
    ),
    { "--game": { words: GAMES.map(({ id }) => id) }, "--deal": DEALS },
  );

/** Describes the command. */
export function define(command: Command, declared: readonly Declared[]): void {
  addRecordOptions(command.description(say.verifyAbout()))
    .option("--seal <digits>", say.sealOption())
    .action(verifyRecord);
  addExamples(command, ["baize verify match.json", ...examplesOf(declared, "verify")]);
}
