/** What a viewer asks in the middle of a match, most of it wrongly: no answer may depend on what others hold. */

import type { Random, Viewer } from "@baize/kernel";
import { PHRASES } from "@baize/midend";
import { game } from "./pairs-game.fixture.ts";

/** A question; with a body it is an act. */
export interface Wish {
  readonly kind: "table" | "record" | "again" | "undo" | "phrase" | "act" | "move";
  readonly path: string;
  readonly body?: object;
}

/** What the viewer is asked to get wrong. */
export interface Course {
  readonly viewer: Viewer;
  readonly moves: readonly string[];
  /** Who is to move at each ply, the end among them. */
  readonly movers: readonly number[];
  /** The plies at which a rule about the next seat forbids something. */
  readonly held: readonly number[];
  /** What everybody holds before a ply. */
  handsAt(ply: number): readonly (readonly number[])[];
  /** Why whoever is to move at a ply may not play this, as a code; nothing where they may. */
  refusalOf(ply: number, move: string): string;
}

interface At extends Course {
  readonly random: Random;
  readonly ply: number;
}

const text = (cards: readonly number[]): string =>
  game.formatMove({ kind: "play", cards } as never, undefined as never);

/** What the viewer holds, and what the others do; who only watches asks as if in the first seat. */
function heldBy({ viewer, ply, handsAt }: At): readonly [own: readonly number[], others: readonly number[]] {
  const [seat, hands] = [viewer === "spectator" ? 0 : viewer, handsAt(ply)];
  return [hands[seat] ?? [], hands.filter((_, other) => other !== seat).flat()];
}

/** Cards of others, of nobody, too many, and words that are no move of anybody. */
function wrongMove(at: At): string {
  const { random } = at;
  const [own, others] = heldBy(at);
  return random.pick([
    ...["2S 2H 2D 2C", "timeout", "3D 3D", "", "9X"],
    text([random.pick(others)]),
    text(random.shuffle(others).slice(0, 2)),
    text([random.pick(own), random.pick(others)]),
    text(random.shuffle(others).slice(0, 5)),
    text(random.shuffle([...own, ...others]).slice(0, 6)),
  ]);
}

/** One's own cards in any make-up, or a pass. */
function ownMove(at: At): string {
  const { random } = at;
  const [own] = heldBy(at);
  const count = random.pick([1, 1, 1, 2, 3, 5]);
  return random.pick(["pass", ...Array.from({ length: 5 }, () => text(random.shuffle(own).slice(0, count)))]);
}

/** One's own cards where the rules forbid them, or somebody else is to move. */
function forbiddenMove(at: At): string {
  const move = ownMove(at);
  return at.movers[at.ply] === at.viewer && at.refusalOf(at.ply, move) === "" ? wrongMove(at) : move;
}

const KINDS: readonly ((at: At) => Wish)[] = [
  () => ({ kind: "table", path: "" }),
  ({ random }) => ({ kind: "record", path: `/record${random.pick(["", "?deal=1", "?deal=2", "?seat=1"])}` }),
  ({ random, ply }) => ({
    kind: "undo",
    path: random.pick(["/undo", "/redo"]),
    body: { ply: ply - random.below(2), key: "u" },
  }),
  ({ random }) => ({ kind: "phrase", path: "/phrase", body: { phrase: random.pick(PHRASES) } }),
  // The very move that was made, once more, and another in its place.
  ({ random, ply, moves }) => {
    const at = ply === 0 ? 1 : random.below(ply);
    const move = random.below(2) === 0 ? moves[at] : moves[at + 1];
    return { kind: "again", path: "/moves", body: { ply: at, move: move ?? "pass", key: `k${at}` } };
  },
  (at) => ({ kind: "move", path: "/moves", body: { ply: at.ply, move: wrongMove(at), key: "w" } }),
  (at) => ({ kind: "move", path: "/moves", body: { ply: at.ply, move: forbiddenMove(at), key: "w" } }),
  (at) => ({ kind: "move", path: "/moves", body: { ply: at.ply, move: forbiddenMove(at), key: "w" } }),
  (at) => ({ kind: "move", path: "/moves", body: { ply: at.ply + 1, move: ownMove(at), key: "w" } }),
  (at) => ({ kind: "move", path: "/moves", body: { ply: at.ply, move: ownMove(at), key: "w", deal: 9 } }),
  ({ random }) => {
    const [path, body] = random.pick([
      ...[["/start", {}] as const, ["/rematch", {}] as const, ["/give-up", {}] as const, ["/back", {}] as const],
      ...[["/replace", { seat: 1 + random.below(3) }] as const, ["/swap", { seats: [1, 2] }] as const],
      ...[["/fill", { seat: random.below(4), level: "master" }] as const, ["/rules", { clock: 15 }] as const],
      ["/seat", { name: "Eve", nonce: "e".repeat(32), seat: random.below(4) }] as const,
    ]);
    return { kind: "act", path, body };
  },
];

/** In their own turn the viewer tries a card of somebody else, and a low one of their own where they have to play their highest. */
function inTurn(at: At): readonly Wish[] {
  const { random, viewer, ply, movers, refusalOf } = at;
  if (movers[ply] !== viewer) return [];
  const [own, others] = heldBy(at);
  const low = own.map((card) => text([card])).find((card) => refusalOf(ply, card) === "last-card");
  const moves = [text([random.pick(others)]), ...(low === undefined ? [] : [low])];
  return moves.map((move) => ({ kind: "move", path: "/moves", body: { ply, move, key: "w" } }));
}

/** What is asked before which ply: in the viewer's own turns too, and at the end. */
export function wishesFor(random: Random, course: Course): ReadonlyMap<number, readonly Wish[]> {
  const { viewer, moves, movers, held } = course;
  const all = movers.flatMap((mover, ply) => (mover === viewer ? [ply] : []));
  const narrow = all.filter((ply) => held.includes(ply));
  const own = narrow.length === 0 ? all : narrow;
  const plies = [0, random.below(60), own.length === 0 ? random.below(60) : random.pick(own), moves.length];
  return new Map(
    plies.map((ply) => {
      const at = { ...course, random, ply };
      const wishes = Array.from({ length: 3 }, () => random.pick(KINDS)(at));
      return [ply, [...wishes, ...inTurn(at), { kind: "table", path: "" }]];
    }),
  );
}
