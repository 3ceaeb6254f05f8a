/** A proxy that treats what goes through it badly, by a seed: cuts it, delays it, sends it twice and in another order. */

import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "@baize/kernel";

/** What became of a request. */
const FATES = ["whole", "whole", "delayed", "lost", "answer-lost", "twice", "late-copy", "cut-answer"] as const;
type Fate = (typeof FATES)[number];

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

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    const isStream = asked.url?.includes("/events") === true;
    const fate: Fate = this.isGood ? "whole" : this.#random.pick(FATES);
    if (fate !== "whole") this.#note(fate);
    if (fate === "delayed" || fate === "twice") await pause(this.#random.below(40));
    if (fate === "lost") return void answer.destroy();
    if (isStream) return this.#stream(asked, answer, fate);
    const replies = [this.#send(asked, body)];
    if (fate === "twice") replies.push(this.#send(asked, body));
    if (fate === "late-copy") {
      const later = 20 + this.#random.below(300);
      setTimeout(() => void this.#send(asked, body).catch(() => {}), later).unref();
    }
    const all = await Promise.all(replies);
    if (fate === "answer-lost") return void answer.destroy();
    const reply = all.at(-1);
    answer.writeHead(reply?.status ?? 502, { "content-type": "application/json" });
    if (fate !== "cut-answer") return void answer.end(reply?.body);
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

  /** Passes a stream on in pieces of any size; some are cut in the middle of an event. */
  #stream(asked: IncomingMessage, answer: ServerResponse, fate: Fate): void {
    this.#streams.add(answer);
    let left = fate === "cut-answer" || fate === "answer-lost" ? this.#random.below(6000) : Number.POSITIVE_INFINITY;
    const out = this.#request(asked, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, { "content-type": "text/event-stream" });
      answer.flushHeaders();
      reply.on("data", (bytes: Buffer) => {
        const at = this.isGood ? 0 : this.#random.below(bytes.length);
        if (left < bytes.length) answer.destroy();
        else for (const piece of [bytes.subarray(0, at), bytes.subarray(at)]) if (piece.length > 0) answer.write(piece);
        left -= bytes.length;
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
