/** Where a table is: its server, and its name there. */

import { shown } from "@baize/kernel";
import { EXIT, Stop } from "../arguments/stop.ts";
import { say } from "../words/index.ts";

/** A table on a server. */
export interface TableAddress {
  readonly server: string;
  readonly id: string;
}

const STANDARD = "http://localhost:3000";

const isServer = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The server that is meant: the one that was named, that of `BAIZE_SERVER`, or this machine's. */
export function serverFrom(said: string | undefined): string {
  const text = said || process.env.BAIZE_SERVER || STANDARD;
  if (!isServer(text)) throw new Stop(EXIT.usage, say.badServer({ text: shown(text) }));
  return new URL(text).origin;
}

/** The name of a table in one spelling; undefined for other text. */
export function readId(text: string): string | undefined {
  const id = text.toLowerCase().replaceAll(/[\s-]/g, "");
  return /^[a-z0-9]{8}$/.test(id) ? id : undefined;
}

/** The table that a link or a code names. */
export function addressFrom(text: string, server: string | undefined): TableAddress {
  const link = isServer(text) ? new URL(text) : undefined;
  const id = readId(link === undefined ? text : (/^\/t\/([^/]+)\/?$/.exec(link.pathname)?.[1] ?? ""));
  if (id === undefined) throw new Stop(EXIT.usage, say.badLink({ text: shown(text) }));
  return { server: link?.origin ?? serverFrom(server), id };
}

/** The link to a table. */
export const linkTo = ({ server, id }: TableAddress): string => `${server}/t/${id}`;
