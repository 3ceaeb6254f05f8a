/** Bare lines to servers, so that the load takes little of the machine: HTTP that is asked, event streams, web sockets. */

import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A way to a server: its port, and the address of this machine that asks, of which loopback has many. */
export interface Way {
  readonly port: number;
  readonly from: string;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  /** In how many seconds to ask again, where that was too often. */
  readonly wait: number;
}

/** What comes on any line is read into one place, and taken from there at once. */
const PLACE = Buffer.alloc(64 * 1024);

async function dial({ port, from }: Way, hear: (bytes: Buffer) => void): Promise<Socket> {
  const onread = {
    buffer: PLACE,
    callback(length: number): boolean {
      hear(PLACE.subarray(0, length));
      return true;
    },
  };
  const socket = connect({ port, host: "127.0.0.1", localAddress: from, noDelay: true, onread });
  await once(socket, "connect");
  return socket;
}

const HEAD_END = "\r\n\r\n";

/** A connection that asks one thing after the other; one that the server has cut because nothing was asked is opened again. */
export class HttpLine {
  readonly #way: Way;
  #socket: Socket | undefined;
  #rest = "";
  #done: PromiseWithResolvers<Answer> | undefined;

  private constructor(way: Way) {
    this.#way = way;
  }

  static async open(way: Way): Promise<HttpLine> {
    const line = new HttpLine(way);
    await line.#dial();
    return line;
  }

  async #dial(): Promise<Socket> {
    const socket = await dial(this.#way, (bytes) => this.#hear(bytes.toString("latin1")));
    this.#socket = socket;
    socket
      .on("error", () => {})
      .on("close", () => {
        if (this.#socket === socket) this.#socket = undefined;
        this.#done?.reject(new Error("The server hung up."));
      });
    return socket;
  }

  /** Posts, and gives the answer; what was posted while the server hung up is posted again. */
  async post(path: string, body: string, token = ""): Promise<Answer> {
    try {
      return await this.#post(path, body, token);
    } catch {
      return this.#post(path, body, token);
    }
  }

  async #post(path: string, body: string, token: string): Promise<Answer> {
    const proof = token === "" ? "" : `authorization: Bearer ${token}\r\n`;
    const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${proof}`;
    const socket = this.#socket ?? (await this.#dial());
    this.#done = Promise.withResolvers<Answer>();
    socket.write(`${head}content-length: ${body.length}${HEAD_END}${body}`, "latin1");
    return this.#done.promise;
  }

  #hear(text: string): void {
    this.#rest += text;
    const end = this.#rest.indexOf(HEAD_END);
    if (end < 0) return;
    const head = this.#rest.slice(0, end);
    const at = head.indexOf("content-length: ");
    const length = at < 0 ? Number(/content-length: (\d+)/i.exec(head)?.[1]) : Number.parseInt(head.slice(at + 16), 10);
    const whole = end + HEAD_END.length + length;
    if (this.#rest.length < whole) return;
    const status = Number(head.slice(9, 12));
    const wait = status === 200 ? 0 : Number(/retry-after: (\d+)/i.exec(head)?.[1] ?? 0);
    const answer = { status, wait, body: this.#rest.slice(end + HEAD_END.length, whole) };
    this.#rest = this.#rest.slice(whole);
    const done = this.#done;
    this.#done = undefined;
    done?.resolve(answer);
  }

  end(): void {
    this.#socket?.destroy();
  }
}

/** An event stream; gives each event's text. */
export async function follow(
  way: Way,
  path: string,
  token: string,
  hear: (event: string) => void,
): Promise<() => void> {
  let rest = "";
  const take = (bytes: Buffer) => {
    rest += bytes.toString("latin1");
    for (let end = rest.indexOf("\n\n"); end >= 0; end = rest.indexOf("\n\n")) {
      const event = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (event.includes("data: ")) hear(event);
    }
  };
  const socket = await dial(way, take);
  socket.on("error", () => {});
  let isOver = false;
  socket.on("close", () => {
    // One that we did not end ourselves would be waited for in vain.
    if (!isOver) throw new Error("The server ended a stream.");
  });
  const proof = token === "" ? "" : `authorization: Bearer ${token}\r\n`;
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n${proof}${HEAD_END.slice(2)}`);
  return () => {
    isOver = true;
    socket.destroy();
  };
}

const EMPTY = Buffer.alloc(0);
const TEXT = 0x81;
const BINARY = 0x82;
const PING = 0x89;
const PONG = 0x8a;

/** A web socket. What it sends is masked, as it must be, with nothing; whoever asks whether it lives is answered. */
export class WebLine {
  readonly #socket: Socket;
  #isOver = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  static async open(way: Way, path: string, hear: (message: Buffer, line: WebLine) => void): Promise<WebLine> {
    const open = Promise.withResolvers<void>();
    let [rest, isOpen, line]: [Buffer, boolean, WebLine | undefined] = [EMPTY, false, undefined];
    const take = (bytes: Buffer) => {
      let all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
      if (!isOpen) {
        const end = all.indexOf(HEAD_END);
        isOpen = end >= 0;
        all = isOpen ? all.subarray(end + HEAD_END.length) : all;
        if (isOpen) open.resolve();
      }
      for (let frame = isOpen ? frameIn(all) : undefined; frame !== undefined; frame = frameIn(all)) {
        const { kind, start, end } = frame;
        if (line === undefined) break;
        if (kind === PING) line.#send(PONG, all.subarray(start, end));
        else if (kind === TEXT || kind === BINARY) hear(all.subarray(start, end), line);
        all = all.subarray(end);
      }
      rest = all.length === 0 ? EMPTY : Buffer.from(all);
    };
    const socket = await dial(way, take);
    line = new WebLine(socket);
    const own = line;
    socket.on("error", open.reject).on("close", () => {
      // One that we did not end ourselves would be waited for in vain.
      if (!own.#isOver) throw new Error("The server ended a web socket.");
    });
    const key = randomBytes(16).toString("base64");
    const upgrade = `upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}`;
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n${upgrade}${HEAD_END}`);
    await open.promise;
    return line;
  }

  send(message: string | Buffer): void {
    this.#send(typeof message === "string" ? TEXT : BINARY, Buffer.from(message));
  }

  #send(kind: number, body: Buffer): void {
    const head = body.length < 126 ? [kind, 0x80 | body.length] : [kind, 0xfe, body.length >> 8, body.length & 0xff];
    this.#socket.write(Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body]));
  }

  end(): void {
    this.#isOver = true;
    this.#socket.destroy();
  }
}

/** The first whole frame of some bytes: of what kind, and where it begins and ends. */
function frameIn(bytes: Buffer): { kind: number; start: number; end: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = (bytes[1] ?? 0) & 0x7f;
  const start = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < start) return undefined;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  return bytes.length < start + length ? undefined : { kind: bytes[0] ?? 0, start, end: start + length };
}
