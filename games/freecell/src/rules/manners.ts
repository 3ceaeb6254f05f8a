/** How FreeCell is spoken of and played at any table. */

import { cardName } from "@baize/cards";
import { type Manners, must } from "@baize/kernel";
import { say } from "../words/index.ts";
import { type Autoplay, autoplay } from "./autoplay.ts";
import { apply, type Move } from "./moves.ts";
import { formatMove, parseMove } from "./notation.ts";
import { type Member, memberOf, optionsText, STANDARD } from "./options.ts";
import { formatPlace, type Place } from "./place.ts";
import type { FreecellShape } from "./shape.ts";
import { cardsAt, isWon, type State } from "./state.ts";

/** Moves as text, each written on the table it is played on, and the table after them. */
function written(state: State, moves: readonly Move[]): { readonly texts: readonly string[]; readonly last: State } {
  let last = state;
  const texts = moves.map((move) => {
    const text = formatMove(move, last);
    last = must(apply(last, move));
    return text;
  });
  return { texts, last };
}

/** `column 3`, `cell b`, `home`. */
export function placeName(place: Place): string {
  if (place.kind === "foundation") return say.home();
  const name = formatPlace(place);
  return place.kind === "cascade" ? say.column({ name }) : say.cell({ name });
}

/** A move as a sentence: `Queen of hearts to column 4.` */
function describe(text: string, state: State): string {
  const move = parseMove(text, state);
  if (!move.ok) return text;
  const { from, to, count } = move.value;
  const held = cardsAt(state, from)?.at(-count);
  if (held === undefined) return text;
  const moved = { card: cardName(held), more: count - 1 };
  const onto = to.kind === "cascade" ? state.cascades[to.index]?.at(-1) : undefined;
  if (to.kind === "foundation") return say.moveHome(moved);
  const place = placeName(to);
  return onto === undefined ? say.moveTo({ ...moved, place }) : say.moveOnto({ ...moved, place, onto: cardName(onto) });
}

const isNumber = (deal: string): boolean => /^\d+$/.test(deal);

const memberNames: Readonly<Record<Member, () => string>> = {
  standard: say.freecell,
  "bakers-game": say.bakersGame,
  "kings-only-bakers-game": say.kingsOnlyBakersGame,
  "eight-off": say.eightOff,
  forecell: say.forecell,
  "seahaven-towers": say.seahavenTowers,
  "relaxed-freecell": say.relaxedFreecell,
  "relaxed-seahaven-towers": say.relaxedSeahavenTowers,
};

/** The name of a member of the family. */
export const memberName = (member: Member): string => memberNames[member]();

/** The name of a way of playing that is not FreeCell itself. */
function wayName(text: string): string | undefined {
  const options = optionsText.parse(text);
  if (!options.ok) return undefined;
  const member = memberOf(options.value);
  if (member === "standard") return undefined;
  if (member !== undefined) return memberName(member);
  const { cells } = options.value;
  const isFewCells = memberOf({ ...options.value, cells: STANDARD.cells }) === "standard";
  return isFewCells ? say.withCells({ cells }) : say.ownTable({ options: optionsText.format(options.value) });
}

function plainDealName(deal: string): string {
  if (isNumber(deal)) return say.numberedDeal({ deal });
  return deal.startsWith("seed:") ? say.seededDeal({ seed: deal.slice(5) }) : say.ownDeal();
}

function dealName(deal: string, options = ""): string {
  const way = wayName(options);
  return way === undefined ? plainDealName(deal) : say.dealOfWay({ way, deal: plainDealName(deal) });
}

/** Moves home are not counted: they follow by themselves. */
export const playerMoves = (moves: readonly string[]): number => moves.filter((move) => !move.includes("h")).length;

/** The manners of FreeCell. */
export const manners: Partial<Manners<FreecellShape>> = {
  describe,
  get preferences() {
    return [
      {
        id: "autoplay",
        title: say.autoplay(),
        standard: "safe",
        choices: [
          { value: "none", title: say.autoplayNone(), says: say.autoplayNoneSays() },
          { value: "safe", title: say.autoplaySafe(), says: say.autoplaySafeSays() },
          { value: "max", title: say.autoplayMax(), says: say.autoplayMaxSays() },
        ],
      },
    ];
  },
  follow: (state, { autoplay: mode = "none" }) => written(state, autoplay(state, mode as Autoplay)).texts,
  finish(state) {
    const { texts, last } = written(state, autoplay(state, "max"));
    return isWon(last) ? texts : [];
  },
  playerMoves,
  distance: (line) => say.playerMoves({ count: playerMoves(line) }),
  lengthText: (moves) => say.movesBesidesHome({ count: playerMoves(moves) }),
  dealName,
  wayName,
  matchName: (deal, options = "") =>
    say.match({ way: wayName(options) ?? say.freecell(), deal: isNumber(deal) ? deal : plainDealName(deal) }),
  get stuck() {
    return say.stuck();
  },
};
