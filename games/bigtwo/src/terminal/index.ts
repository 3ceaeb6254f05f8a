/** Big Two in a terminal. */

import { type Card, formatCard, suitOf } from "@baize/cards";
import { ok, type Result, type Start, seat, shown } from "@baize/kernel";
import { type Line, padAfter, type Sheet, type Span, type Terminal, type Tone, widthOf } from "@baize/terminal";
import {
  type BigtwoShape,
  bigtwo,
  HAND_SIZE,
  laidOut,
  PRESETS,
  playText,
  prompt,
  seatName,
  trickOf,
  type View,
} from "../rules/index.ts";
import { sayHere } from "../words/terminal.en.ts";

const TONES: readonly Tone[] = ["clubs", "diamonds", "hearts", "spades"];
const SEATS = [0, 1, 2, 3];

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

/** A name is shown up to so many letters. */
const LONGEST = 16;

const nameOf = (view: View, n: number, { names }: Sheet): string =>
  seatName(
    seat(n),
    view.viewer,
    names?.map((name) => shown(name)),
  ).slice(0, LONGEST);

/** What a seat did last in this trick, in words. */
function actText(view: View, n: number): string {
  if (view.toBeat?.seat === n) return sayHere.terminalBeaten();
  const last = trickOf(view).findLast((turn) => turn.seat === n)?.play;
  if (last === undefined) return "";
  return last === null ? sayHere.terminalPasses() : playText(last);
}

/** A seat's name, cards left, what it did, and, once the deal is over, its hand and points. */
function seatLine(view: View, n: number, sheet: Sheet): Line {
  const mark = view.hands === null && view.turn === n ? (sheet.ascii ? ">" : "▸") : " ";
  const count = view.counts[n] ?? 0;
  const width = Math.max(...SEATS.map((each) => widthOf(nameOf(view, each, sheet))));
  const name: Span = { text: ` ${mark} ${padAfter(nameOf(view, n, sheet), width)} ${String(count).padStart(2)} ` };
  const status = bigtwo.status(view);
  if (status.kind === "over") {
    const points = sayHere.terminalPoints({ points: status.scores[n] ?? 0 });
    return [name, { text: `${points} ` }, ...cardSpans(view.hands?.[n] ?? [], sheet)];
  }
  const backs = (sheet.ascii ? "#" : "▪").repeat(count).padEnd(HAND_SIZE);
  return [name, { text: backs, tone: "faint" }, { text: ` ${actText(view, n)}` }];
}

/** What has to be beaten, by whom it was played, and what it is. */
function toBeatLine(view: View, sheet: Sheet): Line {
  if (view.hands !== null) return [{ text: ` ${sayHere.terminalOver()}`, tone: "strong" }];
  if (view.toBeat === null)
    return [{ text: ` ${view.history.length === 0 ? sayHere.terminalOpening() : sayHere.terminalFree()}` }];
  const { play } = view.toBeat;
  const by = nameOf(view, view.toBeat.seat, sheet);
  const kind: Span = { text: play.kind === "single" ? "" : ` ${playText(play)}`, tone: "faint" };
  return [{ text: ` ${sayHere.terminalToBeat({ seat: by })}` }, ...cardSpans(laidOut(play), sheet), kind];
}

/** The viewer's hand, in as many lines as it takes. */
function handLines(hand: readonly Card[], sheet: Sheet): Line[] {
  const most = Math.max(1, Math.floor((sheet.width - 2) / CARD_WIDTH));
  const starts = Array.from({ length: Math.ceil(hand.length / most) }, (_, i) => i * most);
  return starts.map((at) => [{ text: " " }, ...cardSpans(hand.slice(at, at + most), sheet, true)]);
}

const PLAIN: Readonly<Record<string, string>> = { "’": "'", "♣": "C", "♦": "D", "♥": "H", "♠": "S" };

/** Words in plain letters, where the sheet has no others. */
const inLetters = (line: Line): Line =>
  line.map((span) => ({ ...span, text: span.text.replaceAll(/[’♣♦♥♠]/g, (sign) => PLAIN[sign] ?? sign) }));

/** Draws the seats, what to beat, what is asked, and the viewer's hand. */
function draw(view: View, sheet: Sheet): readonly Line[] {
  const lines = linesOf(view, sheet);
  return sheet.ascii ? lines.map(inLetters) : lines;
}

function linesOf(view: View, sheet: Sheet): readonly Line[] {
  return [
    ...seatsFor(view).map((n) => seatLine(view, n, sheet)),
    [],
    toBeatLine(view, sheet),
    [
      {
        text: ` ${prompt(
          view,
          sheet.names?.map((name) => shown(name)),
        )}`,
        tone: "strong",
      },
    ],
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
    return sayHere.terminalHelp().split("\n");
  },
  moveOf: (cards) => cards.join(" "),
  readDeal,
  rulesNames: Object.keys(PRESETS),
  get switches() {
    return [
      {
        flags: "--no-clock",
        says: sayHere.terminalNoClock(),
        commands: ["play"],
        means: { kind: "choice", choices: { clock: "none" } },
      },
    ] as const;
  },
  examples: {
    play: ["bigtwo --bot expert", "bigtwo --practice"],
    host: ["bigtwo --name Ada", "bigtwo --options taiwan --clock none --server https://cards.example"],
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
