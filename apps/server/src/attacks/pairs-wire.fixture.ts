/** A connection of the pairs: all that comes on it, to the byte, but what differs by nature. */

import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** The date of this machine, the id by which a request is found in the log, and signs of life. */
const BY_NATURE = /^(date: [^\r]+\r|x-request-id: [0-9a-f]{32}\r|:\n)\n/gim;

/** What is not there after so many milliseconds of a real clock does not come. */
const PATIENCE = 20_000;

/** Streams say this first. */
const BEGUN = "retry: 1000\n\n";

const hasAnswer = (text: string): boolean => {
  const [, length] = /content-length: (\d+)\r\n/i.exec(text) ?? [];
  const head = text.indexOf("\r\n\r\n");
  return head >= 0 && length !== undefined && text.length >= head + 4 + Number(length);
};

/** A connection for questions, one after the other, or for a stream. */
export class Wire {
  readonly #socket: Socket;
  #bytes = "";
  #last: number;

  /** Whoever has followed before has heard of so many changes. */
  constructor(port: number, last = -1) {
    this.#last = last;
    this.#socket = connect(port, "127.0.0.1");
    this.#socket.setEncoding("latin1").on("data", (text: string) => {
      this.#bytes += text;
      // An event ends with an empty line, and begins after one.
      const at = text.endsWith("\n\n") ? this.#bytes.lastIndexOf("\n\nid: ") : -1;
      if (at >= 0) this.#last = Number.parseInt(this.#bytes.slice(at + 6), 10);
    });
  }

  /** The number of the last event that came. */
  get last(): number {
    return this.#last;
  }

  send(request: string): void {
    this.#socket.write(request, "latin1");
  }

  async #until(what: string, isThere: () => boolean): Promise<void> {
    if (isThere()) return;
    const signal = AbortSignal.timeout(PATIENCE);
    try {
      while (!isThere()) await once(this.#socket, "data", { signal });
    } catch (cause) {
      throw new Error(`${what} did not come, but ${JSON.stringify(this.#bytes.slice(-500))}`, { cause });
    }
  }

  /** The answer to the question that was sent. */
  async answer(): Promise<string> {
    await this.#until("an answer", () => hasAnswer(this.#bytes));
    return this.take();
  }

  /** Waits until the stream has begun. */
  begun(): Promise<void> {
    return this.#until("a stream", () => this.#bytes.includes(BEGUN));
  }

  /** Waits until the stream has told a change. */
  told(seq: number): Promise<void> {
    return this.#until(`change ${seq}`, () => this.#last >= seq);
  }

  /** What has come since it was last asked. */
  take(): string {
    const text = this.#bytes.replaceAll(BY_NATURE, "");
    this.#bytes = "";
    return text;
  }

  end(): void {
    this.#socket.destroy();
  }
}
