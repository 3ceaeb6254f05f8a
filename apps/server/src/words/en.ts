/** What the server says, in English. */

import type { Fact } from "@baize/kernel";

type Facts<K extends string> = Readonly<Record<K, Fact>>;

export const en = {
  portTaken: (d: Facts<"port">) =>
    `Port ${d.port} is taken by another program. Stop that program, or choose another port: PORT=3001 npm start`,
  portForbidden: (d: Facts<"port">) =>
    `This user may not open port ${d.port}. Choose one above 1023: PORT=3000 npm start`,
  noSuchHost: (d: Facts<"host">) => `${d.host} is not an address of this machine. HOST=localhost is the usual choice.`,
  notStarted: (d: Facts<"why">) => `The server could not start: ${d.why}`,
  badPort: (d: Facts<"port">) => `PORT is "${d.port}"; a number from 0 to 65535 is expected.`,
  badHost: () => 'HOST is ""; an address of this machine is expected, such as localhost, 0.0.0.0 or ::1.',
  started: (d: Facts<"address">) => `Baize is at ${d.address}`,
  atHome: (d: Facts<"address">) => `For phones and others on this network: ${d.address}`,
  badProxy: (d: Facts<"text">) =>
    `TRUST_PROXY is "${d.text}"; addresses of proxies with commas between them are expected.`,
  badPace: (d: Facts<"text">) => `BOT_PACE is "${d.text}"; milliseconds from 0 to 99999 are expected.`,
  answered: (d: Facts<"method" | "path" | "status" | "ms">) => `${d.method} ${d.path} ${d.status} ${d.ms} ms`,
  healthy: () => "ok",
  noPage: () => "The page is not built.",
  toHome: () => "To the first page",
  notUnderstood: () => "This address cannot be understood.",
  notGivenOut: (d: Facts<"path">) => `${d.path} is not given out.`,
  onlyRead: () => "This server can be read, and nothing else.",
  tooSlow: () => "This took too long to ask.",
  tooMuch: () => "This is too much to ask.",
  tooLong: () => "This link is too long. A match of so many moves can be sent as a file: Settings, Export to a file.",
  changed: () => "This file is no longer the one you have.",
  noSuchPart: () => "This file has no such part.",
  notPromised: () => "This server promises nothing of the kind.",
  notLikeThat: () => "This cannot be asked like that.",
  failed: () => "The server failed. It is not your fault.",
  nothingAt: (d: Facts<"path">) => `There is nothing at ${d.path}.`,
};
