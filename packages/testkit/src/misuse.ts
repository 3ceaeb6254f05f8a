/** Misuse of a door: every kind of JavaScript value at every parameter of every call. */

import fc from "fast-check";

/** A door made afresh: its calls, each with arguments that are right, and everything that can be seen of it. */
export interface Misused {
  readonly calls: Readonly<Record<string, readonly [call: (...given: never[]) => unknown, ...right: unknown[]]>>;
  /** All that can be seen; nothing of it may change when a call is refused. */
  shown(): unknown;
}

const fail = (): never => {
  throw new Error("This value does not want to be looked at.");
};
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
/** A list that says no to everything. */
const trapped = new Proxy([], { get: fail, has: fail, getPrototypeOf: fail, ownKeys: fail });

/** One value of each kind, and those that are known to slip through. */
const KINDS: readonly unknown[] = [
  ...[undefined, null, true, false, "", "0", "1", "length", "push", "constructor", "__proto__", "♠"],
  ...[0, -0, -1, 1, 0.5, 4, 7, 8, 12, 13, 2 ** 31, 2 ** 53, 1e300, Number.NaN, Infinity, -Infinity, 0n, 1n],
  ...[Symbol("s"), Symbol.iterator, () => 0, class {}, /x/, new Date(0), new Error("e"), Promise.resolve()],
  ...[[], [0], ["0"], [null], [undefined], Array(52), Array(52).fill(0), "x".repeat(52), new Uint8Array(52)],
  ...[{}, Object.create(null), { length: 52 }, { valueOf: () => 0 }, { toString: fail, valueOf: fail }],
  ...[new Set([0]), new Map([[0, 0]]), new Boolean(true), new Number(0), new String("0"), revoked, trapped, [revoked]],
];

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withObjectString: true,
  withSparseArray: true,
  withTypedArray: true,
});

/** What is wrong with the answer to one call: an exception that no document knows, or a change in spite of one. */
async function complaintOf(door: Misused, name: string, given: unknown[], allowed: readonly string[]) {
  const [call] = door.calls[name] as Misused["calls"][string];
  const before = JSON.stringify(door.shown());
  try {
    await (call as (...given: unknown[]) => unknown)(...given);
  } catch (error) {
    if (!(error instanceof Error) || !allowed.includes(error.name)) return `${name} throws ${String(error)}`;
    if (JSON.stringify(door.shown()) !== before) return `${name} throws ${error.name} and has changed something`;
  }
  return undefined;
}

/** What misuse of a door brings to light: none of it is ever welcome. `allowed` are the document's own exceptions. */
export async function misuse(make: () => Misused, allowed: readonly string[]): Promise<string[]> {
  const complaints: string[] = [];
  const { calls } = make();
  const places = Object.entries(calls).flatMap(([name, [, ...right]]) => right.map((_, at) => ({ name, at })));
  const tried = async ({ name, at }: { name: string; at: number }, value: unknown): Promise<string | undefined> => {
    const door = make();
    const [, ...right] = door.calls[name] as Misused["calls"][string];
    const complaint = await complaintOf(door, name, right.with(at, value), allowed);
    return complaint && `${complaint} with ${fc.stringify(value)} at ${at}`;
  };
  for (const place of places) {
    for (const value of KINDS) complaints.push((await tried(place, value)) ?? "");
  }
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), anything, async (place, value) => {
      complaints.push((await tried(place, value)) ?? "");
    }),
    { numRuns: 20 * places.length, seed: 17 },
  );
  return complaints.filter((complaint) => complaint !== "");
}
