/** Big Two in a terminal. */

import { type Card, formatCard, suitOf } from "@baize/cards";
import { ok, type Result, type Start, seat } from "@baize/kernel";
import type { Line, Sheet, Span, Terminal, Tone } from "@baize/terminal";
import { type BigtwoShape, bigtwo, formatMove, seatName, type Turn, type View } from "../rules/index.ts";
import { say } from "../words/index.ts";

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

/** The seats in the order of play, the one who looks first. */
const seatsFor = ({ viewer }: View): readonly number[] =>
  SEATS.map((n) => (n + (viewer === "spectator" ? 0 : viewer)) % SEATS.length);

const nameOf = (view: View, n: number): string => seatName(seat(n), view.viewer).toLowerCase();

/** A seat's name, cards left and, once the deal is over, its hand and points. */
function seatLine(view: View, n: number, sheet: Sheet): Line {
  const mark = view.hands === null && view.turn === n ? (sheet.ascii ? ">" : "▸") : " ";
  const count = view.counts[n] ?? 0;
  const name: Span = { text: ` ${mark} ${nameOf(view, n).padEnd(7)}${String(count).padStart(2)} ` };
  const status = bigtwo.status(view);
  if (status.kind === "over") {
    const points = say.terminalPoints({ points: status.scores[n] ?? 0 });
    return [name, { text: `${points} ` }, ...cardSpans(view.hands?.[n] ?? [], sheet)];
  }
  const passed = view.passed.includes(seat(n)) ? ` ${say.passed()}` : "";
  return [name, { text: (sheet.ascii ? "#" : "▪").repeat(count), tone: "faint" }, { text: passed, tone: "faint" }];
}

const turnText = (view: View, { seat, play }: Turn, sheet: Sheet): string =>
  `${nameOf(view, seat)} ${formatMove(play === null ? { kind: "pass" } : { kind: "play", cards: play.cards }, styleOf(sheet))}`;

/** What has to be beaten. */
function toBeatLine(view: View, sheet: Sheet): Line {
  if (view.hands !== null) return [{ text: ` ${say.terminalOver()}`, tone: "strong" }];
  if (view.history.length === 0) return [{ text: ` ${say.terminalOpening()}` }];
  if (view.toBeat === null) return [{ text: ` ${say.terminalFree()}` }];
  const by = nameOf(view, view.toBeat.seat);
  return [{ text: ` ${say.terminalToBeat({ seat: by })}` }, ...cardSpans(view.toBeat.play.cards, sheet)];
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
    ...seatsFor(view).map((n) => seatLine(view, n, sheet)),
    [],
    [{ text: ` ${recent.join(" | ")}`, tone: "faint" }],
    toBeatLine(view, sheet),
    [],
    ...(view.viewer === "spectator" ? [] : handLines(view.hand, sheet)),
  ];
}

/** The deal of a record that holds no turn yet; undefined for other text. */
function readDeal(text: string): Result<Start> | undefined {
  if (!/^big two:/i.test(text.trim())) return undefined;
  const state = bigtwo.stateText.parse(text.trim());
  if (!state.ok || state.value.history.length > 0) return state.ok ? undefined : state;
  const { hands, options } = state.value;
  return ok({ deal: bigtwo.deal.format({ kind: "hands", hands }), options: bigtwo.options.format(options) });
}

/** The table and a hand to point at. */
export const terminal: Terminal<BigtwoShape> = {
  draw,
  pointing: "set",
  get help() {
    return say.terminalHelp().split("\n");
  },
  moveOf: (cards) => cards.join(" "),
  readDeal,
  examples: {
    play: ["bigtwo --bot expert", "bigtwo --practice"],
    deal: ["bigtwo 42 --options taiwan"],
    arena: [
      "bigtwo --seats expert,classic,classic,classic --deals 200",
      "bigtwo --seats master,expert,skilled,novice --preset taiwan --json",
      "bigtwo --ladder novice,classic,skilled,expert,master --deals 200",
      "bigtwo --seats master,expert,expert,expert --movetime 100 --deals 200",
      "bigtwo --seats 'cmd:python3 clients/python/examples/lowest.py',classic,classic,classic --sprt 0,0.5",
    ],
    engine: ["bigtwo"],
    "check-document": ["bigtwo-mis --mutants -- npm test"],
  },
  arena: async () => (await import("./arena.ts")).arena,
};
