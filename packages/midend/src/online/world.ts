/** What a line needs of the world, and how that is made of what browsers and Node have in common. */

interface Sending {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

interface Heard {
  readonly status: number;
  json(): Promise<unknown>;
  readonly body: { getReader(): Reader } | null;
}

/** Reads a stream, piece by piece. */
interface Reader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
  cancel(): Promise<void>;
}

/** What a line needs of the world. */
export interface World {
  /** Where the server is; empty where it is the page's own. */
  readonly address: string;
  ask(address: string, wish: Sending): Promise<Heard>;
  /** Makes something that puts bytes together to text. */
  decoder(): (bytes: Uint8Array | undefined) => string;
  /** Does something after so many milliseconds; gives what prevents it. */
  later(act: () => void, ms: number): () => void;
  /** So many bytes of chance, as hexadecimal digits. */
  chance(bytes: number): string;
}

/** What a browser and Node both have, each by its own name. */
interface Platform {
  /** `fetch` */
  ask(address: string, wish: Sending & { readonly cache: "no-store" }): Promise<Heard>;
  /** `TextDecoder` */
  readonly Decoder: new () => { decode(bytes: Uint8Array | undefined, how: { readonly stream: true }): string };
  /** `setTimeout` and `clearTimeout` */
  start(act: () => void, ms: number): unknown;
  stop(timer: unknown): void;
  /** Fills bytes with chance. */
  fill(bytes: Uint8Array<ArrayBuffer>): Uint8Array;
}

/** The world of a line to the server at an address. What the platform gives is called as it is, by itself. */
export const worldOf = (address: string, { ask, Decoder, start, stop, fill }: Platform): World => ({
  address,
  ask: (path, wish) => ask(path, { ...wish, cache: "no-store" }),
  decoder() {
    const decoder = new Decoder();
    return (bytes) => decoder.decode(bytes, { stream: true });
  },
  later(act, ms) {
    const timer = start(act, ms);
    return () => stop(timer);
  },
  chance: (bytes) => Array.from(fill(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
});
