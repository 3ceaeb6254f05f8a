/** Servers that leak, each in one way: what no viewer may tell apart has something of a hand in it. */

import { type AnyGame, ok, refuse, type Seat, type Viewer } from "@baize/kernel";
import { vi } from "vitest";
import { OPERATIONS } from "../api/operations.ts";
import { personAt, withPerson } from "../tables/body.ts";
import { Live } from "../tables/live.ts";
import { Tables } from "../tables/tables.ts";
import { game } from "./pairs-game.fixture.ts";
import type { Given } from "./pairs-plan.fixture.ts";
import { Script } from "./pairs-world.fixture.ts";

interface Leak {
  readonly name: string;
  /** At which tables it shows. */
  readonly given: Given;
  /** Makes it so, until all mocks are restored. */
  spoil(): void;
}

/** How much the seat to move has to choose from: nobody else may know. */
const choices = (live: Live): number => (live.turn === undefined ? 0 : (live.match?.legalMoves(live.turn).length ?? 0));

/** A table at which the next thing is due at another time. */
const dueLater = (live: Live, by: number): Live =>
  live.due === null ? live : new Live({ ...live, due: live.due + by });

/** Every table that comes of a move, or of a change beside the moves, is another one. */
function spoilPlayed(leak: (after: Live, before: Live) => Live): void {
  const { played } = Live.prototype;
  vi.spyOn(Live.prototype, "played").mockImplementation(function (this: Live, ...given) {
    const result = played.apply(this, given);
    return result.ok ? ok(leak(result.value, this)) : result;
  });
}

function spoilChanged(leak: (after: Live, before: Live) => Live): void {
  const { changed } = Live.prototype;
  vi.spyOn(Live.prototype, "changed").mockImplementation(function (this: Live, ...given) {
    return leak(changed.apply(this, given), this);
  });
}

/** What is answered at one path says what everybody holds. */
function spoilAnswer(path: string): void {
  const operation = OPERATIONS.find((each) => each.path === `/api/tables/:id${path}`);
  if (operation === undefined) throw new Error(`There is no ${path}.`);
  vi.spyOn(operation, "answer").mockImplementation(async ({ tables, id }) => {
    const live = await tables.get(id);
    const hands = [0, 1, 2, 3].map((seat) => live?.match?.view(seat as Seat));
    return { status: 422, body: { code: "spoiled", hands } };
  });
}

function spoilView(leak: (state: { readonly hands: readonly (readonly number[])[] }, view: object) => object): void {
  const view = game.view.bind(game);
  const spoiled: AnyGame["view"] = (state, viewer) => leak(state as never, view(state, viewer) as object);
  vi.spyOn(game, "view").mockImplementation(spoiled);
}

/** The seats whose hands cannot beat what lies there. */
function beaten(state: object, view: object): readonly number[] {
  const { turn, toBeat } = view as { turn: Seat; toBeat: { seat: Seat } | null };
  const { hands } = state as { hands: readonly unknown[] };
  if (toBeat === null) return [];
  const isBeaten = (seat: number) =>
    game.legalMoves({ ...view, turn: seat, viewer: seat, hand: hands[seat] } as never).length === 1;
  return [0, 1, 2, 3].filter((seat) => seat !== turn && seat !== toBeat.seat && isBeaten(seat));
}

/** Leaks, one for each thing that is widened in the pairs. */
export const LEAKS: readonly Leak[] = [
  {
    name: "a view that tells how strong the others are",
    given: {},
    spoil: () => spoilView(({ hands }, view) => ({ ...view, first: hands.map((hand) => Math.min(...hand)) })),
  },
  {
    name: "rules that lock out who cannot play",
    given: { options: "taiwan" },
    spoil: () => spoilView((state, view) => ({ ...view, shut: beaten(state, view) })),
  },
  {
    name: "a due time drawn from the hand of a bot",
    given: { viewer: "spectator" },
    spoil: () => spoilPlayed((live) => (live.botToMove === undefined ? live : dueLater(live, choices(live)))),
  },
  {
    name: "a forced pass that is told at once, whatever was said of when it is due",
    given: { viewer: "spectator", clock: "none" },
    spoil() {
      const { choose } = Script.prototype;
      vi.spyOn(Script.prototype, "choose").mockImplementation(async function (this: Script, turn) {
        const { tables, id } = this.table;
        const move = await choose.call(this, turn);
        const isForced = game.legalMoves(turn.view as never).length === 1;
        if (isForced) await tables?.change(id, (live, now) => live.doDue(move, now));
        return move;
      });
    },
  },
  {
    name: "a clock that is shorter for whom can only pass",
    given: { clock: 30 },
    spoil: () =>
      spoilPlayed((live) => (live.botToMove === undefined && choices(live) === 1 ? dueLater(live, -9000) : live)),
  },
  {
    name: "a turn that counts as missed only where one could have played",
    given: { clock: 15 },
    spoil() {
      const { doDue } = Live.prototype;
      vi.spyOn(Live.prototype, "doDue").mockImplementation(function (this: Live, ...given) {
        const done = doDue.apply(this, given);
        const person = this.turn === undefined ? undefined : personAt(this.body, this.turn);
        if (!done.ok || person === undefined || this.botToMove !== undefined || choices(this) > 1) return done;
        const { missed, standIn } = person;
        return ok(new Live({ ...done.value, body: withPerson(done.value.body, this.turn ?? 0, { missed, standIn }) }));
      });
    },
  },
  {
    name: "moves that were made for somebody, but for those that had to be",
    given: { clock: 15 },
    spoil: () =>
      spoilPlayed((live, before) => {
        const person = before.turn === undefined ? undefined : personAt(before.body, before.turn);
        if (before.botToMove === undefined || person === undefined || choices(before) > 1) return live;
        return new Live({ ...live, body: withPerson(live.body, before.turn ?? 0, { covered: person.covered }) });
      }),
  },
  {
    name: "a stand-in that takes longer where it has more to choose from",
    given: { clock: "none" },
    spoil: () =>
      spoilChanged((live, before) =>
        live.botToMove !== undefined && before.botToMove === undefined ? dueLater(live, choices(live)) : live,
      ),
  },
  {
    name: "a bot that thinks anew when somebody speaks up",
    given: {},
    spoil: () =>
      spoilChanged((live, { botToMove }) =>
        botToMove !== undefined && live.botToMove === botToMove ? dueLater(live, choices(live)) : live,
      ),
  },
  {
    name: "a stream that is taken up again and tells more",
    given: { clock: 30 },
    spoil() {
      const { follow } = Tables.prototype;
      vi.spyOn(Tables.prototype, "follow").mockImplementation(async function (this: Tables, ...given) {
        const live = await follow.apply(this, given);
        return live && dueLater(live, choices(live));
      });
    },
  },
  {
    name: "a refusal that knows who has the card",
    given: { options: "hongkong", viewer: 1 as Viewer },
    spoil() {
      const apply = game.apply.bind(game);
      vi.spyOn(game, "apply").mockImplementation((state, move) => {
        const result = apply(state, move);
        const { hands, turn } = state as { hands: readonly (readonly number[])[]; turn: number };
        const [card = -1] = (move as { cards?: readonly number[] }).cards ?? [];
        const isNext = hands[(turn + 1) % 4]?.includes(card) === true;
        return result.ok || !isNext ? result : refuse("no-such-card", "BT-T2");
      });
    },
  },
  ...["/record", "/undo", "/phrase", "/moves"].map(
    (path): Leak => ({
      name: `an answer at ${path}`,
      given: { viewer: 1 as Viewer },
      spoil: () => spoilAnswer(path),
    }),
  ),
];
