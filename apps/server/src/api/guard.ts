/** Who asks: by which token, from where, and how often. */

import type { FastifyRequest } from "fastify";
import { LIMITS } from "../guards/limits.ts";
import { hashOf } from "./secrets.ts";

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;
const COOKIE = /(?:^|;\s*)seat=([A-Za-z0-9_-]{43})(?:;|$)/;

/** The hash of the token that came with a request. */
export function tokenHash({ headers }: FastifyRequest): string | undefined {
  const token = BEARER.exec(headers.authorization ?? "")?.[1] ?? COOKIE.exec(headers.cookie ?? "")?.[1];
  return token === undefined ? undefined : hashOf(token);
}

/** The cookie of a seat, for this table's addresses alone and out of reach for scripts. */
export function seatCookie(id: string, token: string, isSecure: boolean): string {
  const parts = [`seat=${token}`, `Path=/api/tables/${id}`, "HttpOnly", "SameSite=Strict"];
  const lasts = `Max-Age=${Math.floor(LIMITS.kept / 1000)}`;
  return [...parts, lasts, ...(isSecure ? ["Secure"] : [])].join("; ");
}

const WEB = /^https?:\/\//;

/** Whether an origin is that of a host. A proxy may name the port that browsers leave out. */
function isOf(origin: string, host: string): boolean {
  const [scheme] = WEB.exec(origin) ?? [];
  if (scheme === undefined) return false;
  const own = `${scheme}${host}`;
  return (
    origin === own || (URL.canParse(own) && URL.canParse(origin) && new URL(own).origin === new URL(origin).origin)
  );
}

/** Whether a request may change something: a page of another origin may not, whatever cookies come with it. */
export function isOwnOrigin({ headers }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const { origin, host = "" } = headers;
  return origin === undefined || isOf(origin, host);
}

/** An address as it is counted: whoever has one of the sixth version has a whole network of them. */
export function addressKey(address: string): string {
  const own = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
  if (!own.includes(":")) return own;
  const [head = "", tail] = own.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const groups = [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill("0"), ...back];
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** So many in so much time. */
interface Rate {
  readonly count: number;
  readonly within: number;
}

const MOST_KEYS = 100_000;

/** Counts who asks how often. */
export class Rates {
  readonly #counts = new Map<string, { count: number; until: number }>();

  /** How long whoever asks once more has to wait, in milliseconds: not at all unless that is too many. */
  wait(key: string, { count, within }: Rate, now = Date.now()): number {
    const found = this.#counts.get(key);
    if (found === undefined || found.until <= now) {
      if (this.#counts.size >= MOST_KEYS) this.#makeRoom();
      this.#counts.delete(key);
      this.#counts.set(key, { count: 1, until: now + within });
      return 0;
    }
    found.count += 1;
    return found.count > count ? found.until - now : 0;
  }

  /** Forgets those who came first, a tenth at once: whoever asks often now is remembered. */
  #makeRoom(): void {
    for (const key of [...this.#counts.keys()].slice(0, MOST_KEYS / 10)) this.#counts.delete(key);
  }
}
