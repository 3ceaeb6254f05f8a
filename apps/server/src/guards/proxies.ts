/** Proxies: whose word is believed on where a request comes from and by what way, and what it is called. */

import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether an address is that of a proxy. */
    readonly isTrusted: Trust;
  }
}

export type Trust = (address: string) => boolean;

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Whether a text is an address, or a range of them: `10.0.0.0/8`. */
export function isProxy(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const kind = isIP(address);
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 6 ? 128 : 32));
  // A name of a line of this machine, `%eth0`, is part of no address that others have.
  return kind > 0 && !address.includes("%") && isRange && more.length === 0;
}

/** Whether an address is that of a proxy. */
export function trusted(proxies: readonly string[]): Trust {
  const list = new BlockList();
  for (const text of proxies) {
    const [address = "", bits] = text.split("/");
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) > 0 && list.check(address, familyOf(address));
}

/** Whether a proxy says that the way to the browser is encrypted. Where nobody says so, nothing is looked up. */
export const saysEncrypted = ({ headers, socket }: IncomingMessage, isTrusted: Trust): boolean =>
  headers["x-forwarded-proto"] === "https" && isTrusted(socket.remoteAddress ?? "");

/** The same of a request as the framework has it. */
export const isEncrypted = ({ raw, server }: FastifyRequest): boolean => saysEncrypted(raw, server.isTrusted);
