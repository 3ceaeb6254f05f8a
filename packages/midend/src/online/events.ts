/** Server-sent events out of the text of a stream, however it is cut. */

import { demand } from "@baize/kernel";

/** An event as it came. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

const fieldOf = (text: string, name: string): string | undefined => new RegExp(`^${name}: ?(.*)$`, "m").exec(text)?.[1];

/** No event is so long; what goes on without an end is none. */
const MOST = 10_000_000;

/** Reads a stream piece by piece. */
export class EventReader {
  #rest = "";

  /** The events that are whole with this piece; remarks and empty ones are left out. */
  read(piece: string): readonly StreamEvent[] {
    const parts = `${this.#rest}${piece}`.split("\n\n");
    this.#rest = parts.pop() ?? "";
    demand(this.#rest.length <= MOST, "MD-O9", "an event without an end");
    return parts.flatMap((part) => {
      const data = fieldOf(part, "data");
      return data === undefined ? [] : [{ event: fieldOf(part, "event") ?? "message", data }];
    });
  }
}
