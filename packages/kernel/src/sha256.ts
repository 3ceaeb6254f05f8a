/** SHA-256 (FIPS 180-4): turns a seed of any length into the state of the random generator, and checks what is loaded. */

const ROUND_CONSTANTS = fractionalRoots(64, (p) => Math.cbrt(p));
const INITIAL_HASH = fractionalRoots(8, (p) => Math.sqrt(p));

/** The first 32 bits of the fractional parts of a root of the first primes, as the standard defines its constants. */
function fractionalRoots(count: number, root: (prime: number) => number): Uint32Array {
  const words = new Uint32Array(count);
  let found = 0;
  for (let n = 2; found < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) words[found++] = Math.floor((root(n) % 1) * 2 ** 32);
  }
  return words;
}

const rotate = (x: number, n: number) => (x >>> n) | (x << (32 - n));

/** The UTF-8 bytes of a text; a lone surrogate is written as U+FFFD. */
const utf8 = (text: string): number[] =>
  (encodeURIComponent(text.toWellFormed()).match(/%..|./g) ?? []).map((byte) =>
    byte.length > 1 ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0),
  );

/** The message, a one bit, zeros, and its length in bits: whole blocks of 64 bytes. */
function padded(message: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(64 * Math.ceil((message.length + 9) / 64));
  bytes.set(message);
  bytes[message.length] = 0x80;
  const bits = message.length * 8;
  for (let i = 0; i < 8; i++) bytes[bytes.length - 1 - i] = Math.floor(bits / 2 ** (8 * i)) & 255;
  return bytes;
}

/** The eight 32-bit words of the SHA-256 of some bytes, or of a text's UTF-8 bytes. */
export function sha256(message: string | Uint8Array): Uint32Array {
  const bytes = padded(typeof message === "string" ? utf8(message) : message);
  const hash = INITIAL_HASH.slice();
  const w = new Uint32Array(64);
  const at = (i: number) => w[i] as number;
  for (let block = 0; block < bytes.length; block += 64) {
    for (let i = 0; i < 16; i++) {
      const b = (k: number) => bytes[block + 4 * i + k] as number;
      w[i] = (b(0) << 24) | (b(1) << 16) | (b(2) << 8) | b(3);
    }
    for (let i = 16; i < 64; i++) {
      const x = at(i - 15);
      const y = at(i - 2);
      const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
      const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
      w[i] = at(i - 16) + s0 + at(i - 7) + s1;
    }
    mixBlock(hash, w);
  }
  return hash;
}

/** The SHA-256 of a text's UTF-8 bytes as 64 hexadecimal digits. */
export const sha256Text = (text: string): string =>
  [...sha256(text)].map((word) => word.toString(16).padStart(8, "0")).join("");

/** The 64 rounds of one block. */
function mixBlock(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = [...hash] as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND_CONSTANTS[i] as number) + (w[i] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (hash[i] as number) + word;
  });
}
