/** Proxies: whose word is believed on where a request comes from, and what it is called. */

import { BlockList, isIP } from "node:net";

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
export function trusted(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const text of proxies) {
    const [address = "", bits] = text.split("/");
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) > 0 && list.check(address, familyOf(address));
}
