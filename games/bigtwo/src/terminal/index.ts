/** Big Two in a terminal. */

import { type Card, formatCard, suitOf } from "@baize/cards";
import { type Line, type Sheet, type Span, seat, type Terminal, type Tone } from "@baize/kernel";
import { type BigTwo, bigtwo, formatMove, SEAT_NAMES, type Turn, type View } from "../rules/index.ts";

const TONES: readonly Tone[] = ["clubs", "diamonds", "hearts", "spades"];
const SEATS = [0, 1, 2, 3];
/** How many of the last turns are shown. */
const RECENT = 4;

/** A card and the gap before it. */
const CARD_WIDTH = 5;

const styleOf = ({ ascii }: Sheet) => (ascii ? "letters" : "signs");

/** Cards side by side; those of the viewer's own hand can be pointed at. */
const cardSpans = (cards: readonly Card[], sheet: Sheet, own = false): Span[] =>
  cards.flatMap((card) => [
    { text: " " },
    {
      text: `${formatCard(card, styleOf(sheet)).padStart(3)} `,
      tone: TONES[suitOf(card)],
      spot: own ? formatCard(card, "letters") : undefined,
    },
  ]);

const nameOf = (view: View, n: number): string => (view.viewer === n ? "you" : (SEAT_NAMES[n] ?? ""));

/** A seat's name, cards left and, once the deal is over, its hand and points. */
function seatLine(view: View, n: number, sheet: Sheet): Line {
  const mark = view.hands === null && view.turn === n ? (sheet.ascii ? ">" : "▸") : " ";
  const count = view.counts[n] ?? 0;
  const name: Span = { text: ` ${mark} ${nameOf(view, n).padEnd(7)}${String(count).padStart(2)} ` };
  const status = bigtwo.status(view);
  if (status.kind === "over") {
    const points = String(status.scores[n] ?? 0).padStart(4);
    return [name, { text: `${points} points ` }, ...cardSpans(view.hands?.[n] ?? [], sheet)];
  }
  const passed = view.passed.includes(seat(n)) ? " passed" : "";
  return [name, { text: (sheet.ascii ? "#" : "▪").repeat(count), tone: "faint" }, { text: passed, tone: "faint" }];
}

const turnText = (view: View, { seat, play }: Turn, sheet: Sheet): string =>
  `${nameOf(view, seat)} ${formatMove(play === null ? { kind: "pass" } : { kind: "play", cards: play.cards }, styleOf(sheet))}`;

/** What has to be beaten. */
function toBeatLine(view: View, sheet: Sheet): Line {
  if (view.hands !== null) return [{ text: " The deal is over.", tone: "strong" }];
  if (view.history.length === 0) return [{ text: " The opening play." }];
  if (view.toBeat === null) return [{ text: " A free move: anything may be played." }];
  return [{ text: ` To beat, by ${nameOf(view, view.toBeat.seat)}:` }, ...cardSpans(view.toBeat.play.cards, sheet)];
}

/** The viewer's hand, in as many lines as it takes. */
function handLines(hand: readonly Card[], sheet: Sheet): Line[] {
  const most = Math.max(1, Math.floor((sheet.width - 2) / CARD_WIDTH));
  const starts = Array.from({ length: Math.ceil(hand.length / most) }, (_, i) => i * most);
  return starts.map((at) => [{ text: " " }, ...cardSpans(hand.slice(at, at + most), sheet, true)]);
}

/** Draws the seats, what was played, what to beat, and the viewer's hand. */
function draw(view: View, sheet: Sheet): readonly Line[] {
  const recent = view.history.slice(-RECENT).map((turn) => turnText(view, turn, sheet));
  return [
    ...SEATS.map((n) => seatLine(view, n, sheet)),
    [],
    [{ text: ` ${recent.join(" | ")}`, tone: "faint" }],
    toBeatLine(view, sheet),
    [],
    ...(view.viewer === "spectator" ? [] : handLines(view.hand, sheet)),
  ];
}

/** The table and a hand to point at. */
export const terminal: Terminal<BigTwo> = {
  draw,
  pointing: "set",
  seats: SEAT_NAMES,
  help: [
    "Be the first to have no cards. From low to high: 3 4 5 6 7 8 9 10 J Q K A 2.",
    "Beat the last play with one of the same size, or pass; when all others pass you play what you like.",
    "A play is one card, a pair, three alike, or five: straight, flush, full house, four and one, straight flush.",
    "A play is its cards, such as 3D 3S; or type pass.",
  ],
  moveOf: (cards) => cards.join(" "),
  arena: async () => (await import("./arena.ts")).arena,
};
