/** A bot that is another program: it is told what its seat knows and which moves there are, in the words of docs/engine.md. */

import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Interface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { type AnyGame, type Entrant, type Shape, sentence } from "@baize/kernel";
import { linesOf } from "../arguments/lines.ts";
import { say } from "../words/index.ts";
import { GREETING_MS, type MoveLimits, patienceOf, silence } from "./limits.ts";

/** Who is told to quit has so long. */
const FAREWELL_MS = 500;

interface Running {
  readonly child: ChildProcessByStdio<Writable, Readable, null>;
  readonly lines: Interface;
}

/** Starts the program when it is first asked, and again after a fault. */
export class BotProgram implements Entrant<Shape> {
  readonly id: string;
  readonly #command: string;
  readonly #game: AnyGame;
  readonly #limits: MoveLimits;
  #running: Running | undefined;

  constructor(id: string, command: string, game: AnyGame, limits: MoveLimits) {
    this.id = id;
    this.#command = command;
    this.#game = game;
    this.#limits = limits;
  }

  /** Starts it and waits until it has said who it is. */
  async greet(): Promise<void> {
    await this.#heard(this.#start(), ["hello"], "hellook", GREETING_MS);
  }

  async choose(view: unknown, legalMoves: readonly unknown[]): Promise<unknown> {
    const game = this.#game;
    if (this.#running === undefined) await this.greet();
    const { movetime, nodes } = this.#limits;
    const limits = Object.entries({ movetime, nodes }).flatMap(([name, n]) =>
      n === undefined ? [] : [`${name} ${n}`],
    );
    const moves = legalMoves.map((move) => game.formatMove(move, view)).join(" | ");
    const asked = [`position view ${game.viewText?.format(view)}`, ["go", ...limits, "moves", moves].join(" ")];
    const text = (await this.#heard(this.#start(), asked, "bestmove", patienceOf(this.#limits))).trim();
    if (text === "none" || text === "") throw new Error(say.botHasNoMove());
    const move = game.parseMove(text, view);
    if (!move.ok) throw new Error(sentence(move.error, game.words));
    return move.value;
  }

  /** Ends it: with a word, and if that is not heard without one. */
  async close(): Promise<void> {
    const running = this.#running;
    if (running === undefined) return;
    this.#running = undefined;
    const { child } = running;
    const gone = new Promise((done) => child.once("close", done));
    child.stdin.end("quit\n");
    const timer = setTimeout(() => child.kill("SIGKILL"), FAREWELL_MS);
    await gone;
    clearTimeout(timer);
  }

  #start(): Running {
    if (this.#running !== undefined) return this.#running;
    // The shell gives way to the program, so that ending one ends the other.
    const line = process.platform === "win32" ? this.#command : `exec ${this.#command}`;
    const child = spawn(line, { shell: true, stdio: ["pipe", "pipe", "inherit"] });
    child.stdin.on("error", () => {});
    const lines = linesOf(child.stdout);
    const running = { child, lines };
    this.#running = running;
    return running;
  }

  /** Says some lines; gives what stands behind the word that ends the answer. Who does not answer is ended. */
  #heard({ child, lines }: Running, said: readonly string[], last: string, wait: number): Promise<string> {
    return new Promise<string>((done, fail) => {
      let trouble = "";
      const hear = (line: string) => {
        const [word = "", rest = ""] = line.trim().split(/\s+(.*)/s);
        if (word === "error") trouble = rest;
        if (word !== last) return;
        settle();
        if (rest === "none" && trouble !== "") fail(new Error(say.botSays({ text: trouble })));
        else done(rest);
      };
      const lose = (why: Error) => {
        settle();
        this.#running = undefined;
        child.kill("SIGKILL");
        fail(why);
      };
      const gone = (code: number | null) => lose(new Error(say.botEnded({ code: code ?? "" })));
      const timer = setTimeout(() => lose(silence(wait)), wait);
      const settle = () => {
        clearTimeout(timer);
        lines.off("line", hear);
        child.off("close", gone).off("error", lose);
      };
      lines.on("line", hear);
      child.once("close", gone).once("error", lose);
      if (child.exitCode !== null || child.signalCode !== null) gone(child.exitCode);
      else child.stdin.write(`${said.join("\n")}\n`);
    });
  }
}
