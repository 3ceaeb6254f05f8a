/** A proxy that treats what goes through it badly, by a seed: cuts it, delays it, holds it back, sends it twice and in another order. */

import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "@baize/kernel";

/** What becomes of a request, on its way there or back. */
const FATES = [
  ...["whole", "whole", "delayed", "lost", "twice", "late-copy"],
  ...["answer-lost", "answer-cut", "answer-held"],
] as const;
/** What becomes of a stream. */
const STREAM_FATES = ["whole", "whole", "delayed", "lost", "stream-cut", "stream-held", "stream-held"] as const;
/** How long something is held back at most, in milliseconds: long enough for others to move. */
const HELD = 150;

export class BadProxy {
  readonly #random: Random;
  readonly #server: Server;
  readonly #to: string;
  readonly #streams = new Set<ServerResponse>();
  /** How often each thing was done. */
  readonly done = new Map<string, number>();
  /** While it is good, everything goes through as it is. */
  isGood = false;

  constructor(to: string, random: Random) {
    this.#to = to;
    this.#random = random;
    this.#server = createServer((asked, answer) => void this.#pass(asked, answer).catch(() => answer.destroy()));
  }

  async start(): Promise<string> {
    await new Promise<void>((done) => void this.#server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  end(): void {
    this.cut();
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Cuts every stream, in the middle of whatever it was saying. */
  cut(): void {
    for (const stream of this.#streams) {
      this.#note("cut");
      stream.destroy();
    }
    this.#streams.clear();
  }

  #note(what: string): void {
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
  }

  #pause(least: number, most: number): Promise<void> {
    return pause(least + this.#random.below(most - least));
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    const isStream = asked.url?.includes("/events") === true;
    const fate = this.isGood ? "whole" : this.#random.pick<string>(isStream ? STREAM_FATES : FATES);
    if (fate === "delayed" || fate === "lost") this.#note(fate);
    if (fate === "delayed") await this.#pause(1, 40);
    if (fate === "lost") return void answer.destroy();
    return isStream ? this.#stream(asked, answer, fate) : this.#ask(asked, answer, body, fate);
  }

  async #ask(asked: IncomingMessage, answer: ServerResponse, body: Buffer, fate: string): Promise<void> {
    const replies = [this.#send(asked, body)];
    if (fate === "twice") replies.push(this.#pause(0, 40).then(() => this.#send(asked, body)));
    if (fate === "late-copy") {
      void this.#pause(20, 320)
        .then(() => this.#send(asked, body))
        .then(() => this.#note(fate))
        .catch(() => {});
    }
    const reply = (await Promise.all(replies)).at(-1);
    if (fate === "answer-held") await this.#pause(20, HELD);
    if (fate !== "whole" && fate !== "delayed" && fate !== "late-copy") this.#note(fate);
    if (fate === "answer-lost") return void answer.destroy();
    answer.writeHead(reply?.status ?? 502, { "content-type": "application/json" });
    if (fate !== "answer-cut") return void answer.end(reply?.body);
    answer.write(reply?.body.subarray(0, this.#random.below(reply.body.length)));
    await pause(1);
    answer.destroy();
  }

  #request(asked: IncomingMessage, hear: (reply: IncomingMessage) => void) {
    const { authorization, "content-type": type } = asked.headers;
    const headers = { ...(authorization && { authorization }), ...(type && { "content-type": type }) };
    return request(`${this.#to}${asked.url}`, { method: asked.method, headers, agent: false }, hear);
  }

  #send(asked: IncomingMessage, body: Buffer): Promise<{ status: number; body: Buffer }> {
    return new Promise((done, fail) => {
      const out = this.#request(asked, (reply) =>
        buffer(reply).then((text) => done({ status: reply.statusCode ?? 0, body: text }), fail),
      );
      out.on("error", fail).end(body);
    });
  }

  /** Writes bytes in two pieces of any size. */
  #write(answer: ServerResponse, bytes: Buffer): void {
    const at = this.isGood ? 0 : this.#random.below(bytes.length);
    for (const piece of [bytes.subarray(0, at), bytes.subarray(at)]) if (piece.length > 0) answer.write(piece);
  }

  /** Gives what writes to a stream whose events are held back now and then, and come all at once. */
  #holding(answer: ServerResponse): (bytes: Buffer) => void {
    let held: Buffer[] = [];
    const release = () => {
      const all = Buffer.concat(held);
      held = [];
      if (answer.destroyed) return;
      if (all.toString().split("\ndata: ").length > 2) this.#note("stream-held");
      this.#write(answer, all);
    };
    return (bytes) => {
      if (held.length === 0 && this.isGood) return this.#write(answer, bytes);
      held.push(bytes);
      if (held.length === 1) void this.#pause(20, HELD).then(release);
    };
  }

  /** Passes a stream on in pieces of any size; some are cut in the middle of an event. */
  #stream(asked: IncomingMessage, answer: ServerResponse, fate: string): void {
    this.#streams.add(answer);
    let left = fate === "stream-cut" ? this.#random.below(6000) : Number.POSITIVE_INFINITY;
    const write = fate === "stream-held" ? this.#holding(answer) : (bytes: Buffer) => this.#write(answer, bytes);
    const out = this.#request(asked, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, { "content-type": "text/event-stream" });
      answer.flushHeaders();
      reply.on("data", (bytes: Buffer) => {
        left -= bytes.length;
        if (left > 0) return write(bytes);
        if (!answer.destroyed) this.#note("stream-cut");
        answer.destroy();
      });
      reply.on("error", () => answer.destroy()).on("end", () => answer.end());
    });
    out.on("error", () => answer.destroy()).end();
    answer
      .on("error", () => {})
      .on("close", () => {
        this.#streams.delete(answer);
        out.destroy();
      });
  }
}
