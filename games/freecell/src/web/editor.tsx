/** An editor for positions: any card is put anywhere, and once all 52 lie somewhere the verdict follows. */

import { type Card, cardName, formatCard, rankOf, type Suit, suitName, suitOf } from "@baize/cards";
import { CardFace, GlowSign, SuitPip } from "@baize/faces";
import { useDrafts } from "@baize/hands";
import { type Insight, sentence } from "@baize/kernel";
import type { RoomProps } from "@baize/table";
import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from "react";
import { boardLines } from "../rules/board.ts";
import { cascade, cell, formatPlace, freecell, HOME, type Place, type Position } from "../rules/index.ts";
import { homeTop, isWon } from "../rules/state.ts";
import { say } from "../words/editor.en.ts";
import { HOME_ORDER } from "./home-order.ts";
import { BARE, filled, lifted, missing, put, takenHome } from "./sketch.ts";
import "./editor.css";

/** Where a draft is noted down. */
const DRAFT = "draft";

/** A position as the text of a deal. */
const textOf = (position: Position): string => boardLines(position).join("\n");

/** Reads a deal or a board; a board may lack cards. */
function positionOf(text: string): Position | string {
  const deal = freecell.deal.parse(text);
  if (!deal.ok) return sentence(deal.error, freecell.words);
  if (deal.value.kind === "position") {
    const { cascades, cells, foundations } = deal.value.position;
    return {
      cascades: BARE.cascades.map((_, i) => cascades[i] ?? []),
      cells: BARE.cells.map((_, i) => cells[i] ?? null),
      foundations,
    };
  }
  const first = freecell.setup(freecell.options.standard, deal.value);
  return first.ok ? first.value : sentence(first.error, freecell.words);
}

function draftOf(text: string | undefined): Position {
  const found = text === undefined ? "" : positionOf(text);
  return typeof found === "string" ? BARE : found;
}

/** What is known of a whole position, for as long as it stands. */
function useVerdict(deal: string | undefined, ask: RoomProps["ask"]): Insight | undefined {
  const [heard, setHeard] = useState<{ readonly deal: string; readonly truth: Insight }>();
  useEffect(() => {
    if (deal === undefined) return;
    return ask(deal, freecell.options.format(freecell.options.standard), (truth) => setHeard({ deal, truth }));
  }, [deal, ask]);
  return heard?.deal === deal ? heard?.truth : undefined;
}

/** What the head takes of a phone. */
const HEAD = 52;

/** Beside the table stands a panel, from this width of the room on; a suit is a row of it. */
const BESIDE = { from: 948, panel: 590 } as const;

/** Under this height of the room, in px, cards are smaller, so that more of a column is in sight. */
const LOW = 400;

/** How wide a card on the table is. */
function widthIn(width: number, height: number): number {
  const room = width >= BESIDE.from ? width - BESIDE.panel : width - 40;
  return Math.floor(Math.min(Math.max(height < LOW ? 56 : 76, height * 0.085), room / 8 - 6));
}

/** Where a card lies among those that are not on the table: a row for each suit, or two where there is little room. */
function placeOf(card: Card): CSSProperties {
  const [rank, row] = [rankOf(card) + 1, HOME_ORDER.indexOf(suitOf(card))];
  const isSecond = rank > HALF;
  return {
    "--rank": rank,
    "--row": row + 1,
    "--half-rank": isSecond ? rank - HALF : rank,
    "--half-row": 2 * row + (isSecond ? 2 : 1),
  } as CSSProperties;
}

const HALF = 7;

export function Editor(room: RoomProps) {
  const { notes, note, announce, stage } = room;
  const drafts = useDrafts(
    () => draftOf(notes[DRAFT]),
    (now) => {
      setPicked(undefined);
      note(DRAFT, textOf(now));
    },
  );
  const { now: position, change } = drafts;
  const [picked, setPicked] = useState<Card>();
  const off = useMemo(() => missing(position), [position]);
  const deal = useMemo(() => {
    if (off.length > 0) return undefined;
    const { cascades, cells, foundations } = position;
    return freecell.deal.format({ kind: "position", position: { cascades, cells, foundations } });
  }, [position, off]);
  const pick = (card: Card) => {
    setPicked(picked === card ? undefined : card);
    if (picked !== card) announce(say.picked({ card: cardName(card) }));
  };
  const to = (place: Place) => picked !== undefined && change(put(position, picked, place));
  // On a phone the head stands above and nothing below: a room has no buttons of the shell.
  const free = stage.frame !== "rail" ? { ...stage.free, top: HEAD, bottom: stage.height } : stage.free;
  const w = widthIn(free.right - free.left, free.bottom - free.top);
  return (
    <div
      className="freecell-editor"
      style={
        {
          "--w": `${w}px`,
          "--index": `${w * 0.42}px`,
          left: free.left,
          top: free.top,
          width: free.right - free.left,
          height: free.bottom - free.top,
        } as CSSProperties
      }
    >
      <p className="editor-how">{say.how()}</p>
      <Board position={position} picked={picked} pick={pick} to={to} change={change} />
      <section className="editor-off" aria-label={say.offTable()}>
        {off.map((card) => (
          <EditorCard key={card} card={card} isPicked={card === picked} pick={pick} place={placeOf(card)} />
        ))}
        {picked !== undefined && !off.includes(picked) ? (
          <button type="button" onClick={() => change(lifted(position, picked))}>
            {say.backOff()}
          </button>
        ) : null}
      </section>
      <Acts room={room} position={position} off={off.length} deal={deal} drafts={drafts} />
    </div>
  );
}

interface BoardProps {
  readonly position: Position;
  /** The card that is to be put somewhere. */
  readonly picked: Card | undefined;
  pick(card: Card): void;
  /** Puts the picked card to a place. */
  to(place: Place): void;
  change(position: Position): void;
}

function Board(board: BoardProps) {
  const { position, picked, pick, to } = board;
  return (
    <section className="editor-board" aria-label={say.board()}>
      <div className="editor-row">
        {position.cells.map((held, i) => (
          <Slot key={formatPlace(cell(i))} label={say.cell({ name: formatPlace(cell(i)) })} press={() => to(cell(i))}>
            {held === null ? null : <EditorCard card={held} isPicked={held === picked} pick={pick} />}
          </Slot>
        ))}
        {HOME_ORDER.map((suit) => (
          <Home key={`home ${suit}`} suit={suit} {...board} />
        ))}
      </div>
      <div className="editor-row columns">
        {position.cascades.map((cards, i) => (
          <div key={formatPlace(cascade(i))} className="editor-column">
            {cards.map((card, n) => (
              <EditorCard
                key={card}
                card={card}
                isCovered={n < cards.length - 1}
                isPicked={card === picked}
                pick={pick}
              />
            ))}
            <Slot label={say.column({ number: i + 1 })} press={() => to(cascade(i))} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** A pile at home: the picked card of its suit goes there with all below it, else its top comes off. */
function Home({ suit, position, picked, to, change }: BoardProps & { readonly suit: Suit }) {
  const top = homeTop(position, suit);
  const count = position.foundations[suit] ?? 0;
  const press = () => {
    if (picked !== undefined && suitOf(picked) === suit) to(HOME);
    else if (count > 0) change(takenHome(position, suit));
  };
  return (
    <Slot label={say.homeOf({ suit: suitName(suit), count })} press={press}>
      {top === null ? (
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <SuitPip suit={suit} x={50} y={50} size={100} />
        </svg>
      ) : (
        <span className="editor-card">
          <CardFace card={top} compact covered={false} />
        </span>
      )}
    </Slot>
  );
}

interface ActsProps {
  readonly room: RoomProps;
  readonly position: Position;
  readonly off: number;
  /** The text of the deal, once it is whole. */
  readonly deal: string | undefined;
  readonly drafts: ReturnType<typeof useDrafts<Position>>;
}

function Acts({ room, position, off, deal, drafts }: ActsProps) {
  const { change } = drafts;
  const truth = useVerdict(deal, room.ask);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const read = () => {
    const found = positionOf(text);
    if (typeof found === "string") return setProblem(found);
    setProblem("");
    change(found);
  };
  return (
    <section className="editor-acts">
      <p role="status" className="verdict">
        {deal !== undefined && truth !== undefined ? <GlowSign glow={truth.glow} /> : null}
        {deal === undefined ? say.missing({ count: off }) : verdictOf(position, truth)}
      </p>
      <div className="buttons">
        <button
          type="button"
          className="primary"
          aria-disabled={deal === undefined || undefined}
          onClick={() => deal !== undefined && room.start(deal)}
        >
          {say.play()}
        </button>
        <button
          type="button"
          aria-disabled={deal === undefined || undefined}
          onClick={() => deal !== undefined && room.analyse(deal)}
        >
          {say.analyse()}
        </button>
        <button type="button" aria-disabled={!drafts.mayUndo || undefined} onClick={drafts.undo}>
          {say.undo()}
        </button>
        <button type="button" aria-disabled={!drafts.mayRedo || undefined} onClick={drafts.redo}>
          {say.redo()}
        </button>
        <button type="button" onClick={() => change(filled(position))}>
          {say.fill()}
        </button>
        <button type="button" onClick={() => change(BARE)}>
          {say.empty()}
        </button>
      </div>
      <details>
        <summary>{say.text()}</summary>
        <textarea
          aria-label={say.deal()}
          rows={6}
          spellCheck={false}
          placeholder={textOf(position)}
          value={text}
          aria-invalid={problem !== "" || undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="problem" role="alert">
          {problem}
        </p>
        <button type="button" onClick={read}>
          {say.read()}
        </button>
      </details>
    </section>
  );
}

/** The verdict in a sentence. */
function verdictOf(position: Position, truth: Insight | undefined): string {
  if (isWon({ ...position, ...MANNER })) return say.won();
  if (truth?.glow === "winnable") return say.winnable({ count: truth.line.length });
  return truth?.glow === "lost" ? say.lost() : say.thinking();
}

/** How cards move on the standard table. */
const MANNER = { moves: "multi", build: "alternate", empty: "any" } as const;

function Slot({ label, press, children }: { readonly label: string; press(): void; readonly children?: ReactNode }) {
  return (
    <span className="editor-slot">
      <button type="button" className="place" aria-label={label} onClick={press} />
      {children}
    </span>
  );
}

interface CardProps {
  readonly card: Card;
  readonly isPicked: boolean;
  readonly isCovered?: boolean;
  readonly place?: CSSProperties;
  pick(card: Card): void;
}

function EditorCard({ card, isPicked, isCovered = false, place, pick }: CardProps) {
  return (
    <button
      type="button"
      className="editor-card"
      style={place}
      data-card={formatCard(card, "letters")}
      aria-label={cardName(card)}
      aria-pressed={isPicked}
      onClick={() => pick(card)}
    >
      <CardFace card={card} compact covered={isCovered} />
    </button>
  );
}
