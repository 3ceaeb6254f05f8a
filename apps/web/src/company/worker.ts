/** The worker of the bots: it knows what it is asked with, the view of one seat, and answers at once. */

import { GAMES } from "@baize/games";
import { Budget, choiceOf, type Shape } from "@baize/kernel";
import type { CompanyDoor } from "@baize/table";
import type { Answer, Question, Replies } from "./question.ts";

/** Reads a file that comes with a game. */
async function read(address: URL): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname} cannot be read.`);
  return new Uint8Array(await response.arrayBuffer());
}

const doors = new Map<string, Promise<CompanyDoor<Shape>>>();

function doorOf(id: string): Promise<CompanyDoor<Shape>> {
  const known = doors.get(id);
  if (known !== undefined) return known;
  const wanted = GAMES.find((entry) => entry.id === id)?.company?.(read);
  if (wanted === undefined) throw new Error(`There are no bots for ${id}.`);
  doors.set(id, wanted);
  return wanted;
}

async function reply(question: Question): Promise<Replies[keyof Replies]> {
  const door = await doorOf(question.game);
  if (question.kind === "advise") return door.advise(question.view);
  if (question.kind === "appraise") return door.appraise(question.view, question.text);
  if (question.kind === "par") return door.par(question.played);
  return choose(door, question);
}

/** What a bot plays. */
async function choose(door: CompanyDoor<Shape>, question: Question & { kind: "choose" }): Promise<string> {
  const { view, level, game: id } = question;
  const game = await GAMES.find((entry) => entry.id === id)?.rules();
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  return choiceOf(game, await door.bot(level), view, new Budget());
}

addEventListener("message", async ({ data }: MessageEvent<Question>) => {
  const { id } = data;
  let answer: Answer;
  try {
    answer = { id, value: await reply(data) };
  } catch (error) {
    answer = { id, problem: error instanceof Error ? error.message : String(error) };
  }
  postMessage(answer);
});
