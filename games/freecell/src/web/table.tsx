/** The FreeCell table: a view and the legal moves come in, move text goes out. */

import { CardFace } from "@baize/faces";
import { useKeptFocus } from "@baize/hands";
import type { DrawnMove, TableProps } from "@baize/table";
import { type CSSProperties, lazy, Suspense, useMemo, useRef } from "react";
import type { FreecellShape, Move } from "../rules/index.ts";
import { isWon } from "../rules/state.ts";
import { say } from "../words/index.ts";
import { isSame, type Lift, movesOf, readMoves, roomWords } from "./choice.ts";
import { cardUnder } from "./cursor.ts";
import { goalOf, sourceOf } from "./goals.ts";
import { type Hand, useHand } from "./hand.ts";
import { layout } from "./layout.ts";
import { PileSlot } from "./pile-slot.tsx";
import { type Lying, type Pile, piles as pilesOf, scene } from "./scene.ts";
import { cardLabel } from "./speech.ts";
import { cardId, type Picture, slotId, useTravel } from "./travel.ts";
import { spread } from "./win.ts";
import "./table.css";

// Only hints and reviews draw moves, and only an analysis marks them.
const MovePath = lazy(async () => ({ default: (await import("./move-path.tsx")).MovePath }));
const MoveMarks = lazy(async () => ({ default: (await import("./move-marks.tsx")).MoveMarks }));

const NOTHING: readonly DrawnMove[] = [];
/** Above the cards that lie still, below those that fly. */
const PEEKED = 900;

export function Table(props: TableProps<FreecellShape>) {
  const { view, legal, stage, hint, look, marks, drawn = NOTHING, isFilm = false } = props;
  const columns = view.cascades.length;
  const cells = view.cells.length;
  const places = useMemo(() => layout(stage, { columns, cells }), [stage, columns, cells]);
  const picture = useMemo((): Picture => {
    const piles = pilesOf(view, places);
    const won = isWon(view) && !isFilm ? spread(stage) : undefined;
    return { places, piles, won, lying: won?.lying ?? scene(piles, places) };
  }, [view, places, stage, isFilm]);
  const moves = useMemo(() => readMoves(legal, view), [legal, view]);
  const root = useRef<HTMLDivElement>(null);
  const hand = useHand(root, props, picture, moves, useTravel(picture, stage.still));
  const { lift, cursor, typed } = hand;
  const { piles, lying, won } = picture;
  const { w, compact } = won ?? places;

  const ways = useMemo(() => {
    const all = hint === undefined ? drawn : [...drawn, { text: hint, as: "hint" as const }];
    return all.flatMap(({ text, as }) => readMoves([text], view).map((move) => ({ move, as })));
  }, [drawn, hint, view]);
  const [looked] = useMemo(() => (look === undefined ? [] : readMoves([look], view)), [look, view]);
  const focused = cardUnder(cursor, piles);
  useKeptFocus(root, focused === undefined ? slotId(cursor.pile) : cardId(focused));

  return (
    <div
      ref={root}
      className="freecell"
      style={{ "--w": `${w}px` } as CSSProperties}
      data-won={won !== undefined || undefined}
    >
      {piles.map((pile) => (
        <PileSlot
          key={pile.id}
          pile={pile}
          places={places}
          tabIndex={cursor.pile === pile.id ? 0 : -1}
          press={hand.pressPile}
          focus={({ id }) => hand.setCursor({ pile: id, depth: 0 })}
        />
      ))}
      {lying.map((l) => (
        <TableCard
          key={l.card}
          lying={l}
          compact={compact}
          hand={hand}
          piles={piles}
          tabIndex={l.card === focused ? 0 : -1}
          mark={lift !== undefined && isLifted(l, lift) ? "lifted" : ways.find(({ move }) => isLifted(l, move))?.as}
        />
      ))}
      {lift === undefined ? null : <Targets picture={picture} moves={movesOf(moves, lift)} />}
      {marks === undefined ? null : (
        <Suspense fallback={null}>
          <MoveMarks picture={picture} moves={moves} view={view} marks={marks} lift={lift} />
        </Suspense>
      )}
      {looked === undefined ? null : <Looked picture={picture} move={looked} />}
      {ways.map(({ move, as }, lane) => (
        <Way key={as} picture={picture} move={move} as={as} lane={lane} />
      ))}
      {/* In an analysis the marks tell more than how many cards may move. */}
      {marks === undefined && (typed !== "" || lift !== undefined) ? (
        <p className="note" data-typed={typed !== "" || undefined}>
          {typed === "" ? roomWords(view) : say.typed({ text: typed })}
        </p>
      ) : null}
    </div>
  );
}

const isLifted = ({ place, above }: Lying, { from, count }: Lift): boolean => isSame(place, from) && above < count;

/** The piles where lifted cards may go, each marked. */
function Targets({ picture: { piles, lying }, moves }: { readonly picture: Picture; readonly moves: readonly Move[] }) {
  const goals = moves.map((move) => goalOf(piles, lying, move));
  return piles
    .filter((pile) => goals.includes(pile))
    .map((pile) => (
      <span
        key={pile.id}
        className="target"
        data-empty={pile.cards.length === 0 || undefined}
        style={topOf(pile, lying)}
      />
    ));
}

interface WayProps {
  readonly picture: Picture;
  readonly move: Move;
  readonly as: DrawnMove["as"] | "hint";
  readonly lane: number;
}

/** A move that is drawn, from the card that moves to the one it goes to. */
function Way({ picture: { piles, lying, places }, move, as, lane }: WayProps) {
  const from = sourceOf(lying, move);
  const goal = goalOf(piles, lying, move);
  if (from === undefined || goal === undefined) return null;
  const to = lying.find(({ card }) => card === goal.cards.at(-1)) ?? goal;
  return (
    <>
      {as === "hint" ? null : <span className="landing" data-as={as} style={{ translate: `${to.x}px ${to.y}px` }} />}
      <Suspense fallback={null}>
        <MovePath from={from} to={to} as={as} places={places} lane={lane} />
      </Suspense>
    </>
  );
}

/** A ring around the pile that a move begins at: where to look, and not yet what to move. */
function Looked({ picture: { piles, lying, places }, move }: { readonly picture: Picture; readonly move: Move }) {
  const from = sourceOf(lying, move);
  const pile = piles.find(({ cards }) => from !== undefined && cards.includes(from.card));
  if (from === undefined || pile === undefined) return null;
  return (
    <span
      className="looked"
      style={{ translate: `${pile.x}px ${pile.y}px`, width: places.w, height: from.y - pile.y + places.h }}
    />
  );
}

/** Where the last card of a pile lies, or the empty pile itself. */
function topOf({ cards, x, y }: Pile, lying: readonly Lying[]): CSSProperties {
  const last = lying.find(({ card }) => card === cards.at(-1));
  return { translate: `${x}px ${last?.y ?? y}px` };
}

interface CardProps {
  readonly lying: Lying;
  readonly compact: boolean;
  readonly hand: Hand;
  readonly piles: readonly Pile[];
  readonly tabIndex: 0 | -1;
  readonly mark: "lifted" | "hint" | DrawnMove["as"] | undefined;
}

function TableCard({ lying, compact, hand, piles, tabIndex, mark }: CardProps) {
  const { card, place, above, x, y, z, index, inset, covered } = lying;
  const isPeeked = hand.peeked === card;
  const isBared = hand.carrying && hand.lift?.count === above && isSame(hand.lift.from, place);
  const isBuried = place.kind === "foundation" && above > 0;
  const pile = piles.find(({ cards }) => cards.includes(card));
  return (
    <button
      type="button"
      id={cardId(card)}
      data-card={card}
      className="card"
      data-top={above === 0 || isPeeked || undefined}
      data-mark={mark}
      style={
        {
          translate: `${x}px ${y}px`,
          zIndex: isPeeked ? PEEKED : z,
          "--index": `${index}px`,
          "--inset": `${inset}px`,
        } as CSSProperties
      }
      aria-label={cardLabel(lying)}
      aria-hidden={isBuried || undefined}
      aria-pressed={mark === "lifted" || undefined}
      tabIndex={tabIndex}
      onClick={(event) => hand.pressCard(lying, event.detail)}
      onFocus={() => pile && hand.setCursor({ pile: pile.id, depth: above })}
    >
      <CardFace card={card} compact={compact} covered={covered && !isPeeked && !isBared} />
    </button>
  );
}
