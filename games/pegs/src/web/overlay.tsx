/** What is drawn over the board: the worth of each jump, the way of a hint, and why a position is lost. */

import type { Point } from "@baize/hands";
import type { DrawnMove } from "@baize/table";
import {
  type Board,
  formatHole,
  formatJump,
  type Hole,
  holesOf,
  type Jump,
  jumpsOf,
  latticeOf,
  overOf,
  sweepLength,
} from "../rules/index.ts";
import type { PegsInsight } from "../solver/insight.ts";
import { type Layout, pointOf } from "./layout.ts";
import { classLabel } from "./why.ts";

/** The worth of a jump as a small sign: a dart keeps the win, a cross loses it, a ring is not known yet. */
function MarkSign({ kind, r }: { readonly kind: "keeps" | "loses" | "open"; readonly r: number }) {
  const s = r * 0.42;
  return (
    <>
      <circle className="paper" r={r} />
      {kind === "keeps" ? (
        <path className="dart" d={`M${r * 0.62} 0L${-r * 0.52} ${-r * 0.5}L${-r * 0.2} 0L${-r * 0.52} ${r * 0.5}Z`} />
      ) : null}
      {kind === "loses" ? (
        <path className="cross" strokeWidth={r * 0.3} d={`M${-s} ${-s}L${s} ${s}M${s} ${-s}L${-s} ${s}`} />
      ) : null}
      {kind === "open" ? <circle className="ring" r={r * 0.42} strokeWidth={r * 0.22} /> : null}
    </>
  );
}

const KINDS = { winnable: "keeps", lost: "loses", thinking: "open" } as const;

/** A mark by itself, for what is known of a move. */
export const GlowMark = ({ glow }: { readonly glow: keyof typeof KINDS }) => (
  <svg className="sign" viewBox="-10 -10 20 20" aria-hidden="true">
    <MarkSign kind={KINDS[glow]} r={9.5} />
  </svg>
);

interface MarksProps {
  readonly places: Layout;
  readonly jumps: readonly Jump[];
  readonly keeps: PegsInsight["keeps"];
  /** The peg whose marks are shown; those of all when left out. */
  readonly only: Hole | undefined;
}

/** A mark can be told from the others down to this radius, in px. */
const SMALLEST = 5.5;

/** On the rim of each peg, towards each jump: whether it keeps the win. */
export function Marks({ places, jumps, keeps, only }: MarksProps) {
  const { pitch } = places;
  return jumps
    .filter(({ from }) => only === undefined || from === only)
    .map((jump) => {
      const text = formatJump(jump);
      const { x, y } = pointOf(places, jump.from);
      const to = pointOf(places, jump.to);
      const turn = (Math.atan2(to.y - y, to.x - x) * 180) / Math.PI;
      const worth = keeps[text];
      const kind = worth === undefined ? "open" : worth ? "keeps" : "loses";
      return (
        <g
          key={text}
          className="mark"
          data-worth={kind}
          transform={`translate(${x} ${y}) rotate(${turn.toFixed(1)}) translate(${pitch * 0.26} 0)`}
        >
          <MarkSign kind={kind} r={Math.max(pitch * 0.085, SMALLEST)} />
        </g>
      );
    });
}

/** A curve from hole to hole that swings out, as the peg will. */
function curve(a: Point, b: Point, middle: Point): string {
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  // Away from the middle of the way, so that a sweep around something stays readable.
  const side = Math.sign(dx * (middle.y - my) - dy * (middle.x - mx)) || Math.sign(dx + dy);
  const [cx, cy] = [mx + side * dy * 0.42, my - side * dx * 0.42];
  return `Q${cx} ${cy} ${b.x} ${b.y}`;
}

interface HintProps {
  readonly places: Layout;
  readonly plan: readonly string[];
}

/** The next sweep: the pegs it takes are dotted, its landings numbered. */
export function HintPath({ places, plan }: HintProps) {
  const jumps = jumpsOf(plan.slice(0, sweepLength(plan)));
  const [first] = jumps;
  if (first === undefined) return null;
  const { pitch } = places;
  const holes = [first.from, ...jumps.map(({ to }) => to)];
  const points = holes.map((hole) => pointOf(places, hole));
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  const [start] = points as [Point];
  const end = points.at(-1) ?? start;
  const way = points.slice(1).map((point, i) => curve(points[i] ?? start, point, middle));
  return (
    <g className="hint-way">
      <path d={`M${start.x} ${start.y}${way.join("")}`} />
      <circle className="from" cx={start.x} cy={start.y} r={pitch * 0.43} />
      <circle className="foot" cx={start.x} cy={start.y} r={pitch * 0.35} />
      <circle className="head" cx={start.x - pitch * 0.015} cy={start.y - pitch * 0.05} r={pitch * 0.26} />
      <circle className="end" cx={end.x} cy={end.y} r={pitch * 0.26} />
      {jumps.map((jump, i) => {
        const over = overOf(jump);
        const at = over === undefined ? undefined : pointOf(places, over);
        const point = points[i + 1] ?? end;
        const isLast = i === jumps.length - 1;
        return (
          <g key={formatJump(jump)}>
            {at === undefined ? null : <circle className="taken" cx={at.x} cy={at.y} r={pitch * 0.065} />}
            <circle className={isLast ? "stop last" : "stop"} cx={point.x} cy={point.y} r={pitch * 0.175} />
            <text x={point.x} y={point.y} fontSize={pitch * 0.19}>
              {i + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Where to look, and not yet where the peg goes. */
export function LookedAt({ places, hole }: { readonly places: Layout; readonly hole: Hole }) {
  const { x, y } = pointOf(places, hole);
  return (
    <g className="hint-way">
      <circle className="from" cx={x} cy={y} r={places.pitch * 0.43} />
    </g>
  );
}

interface DrawnProps {
  readonly places: Layout;
  readonly text: string;
  readonly as: DrawnMove["as"];
}

/** A jump of a review: the better one ends in a ring, the one that lost in a cross. */
export function DrawnJump({ places, text, as }: DrawnProps) {
  const [jump] = jumpsOf([text]);
  if (jump === undefined) return null;
  const [a, b] = [pointOf(places, jump.from), pointOf(places, jump.to)];
  const s = places.pitch * 0.15;
  return (
    <g className="drawn" data-as={as}>
      <path d={`M${a.x} ${a.y}${curve(a, b, { x: a.x, y: a.y })}`} />
      {as === "lost" ? (
        <path d={`M${b.x - s} ${b.y - s}l${2 * s} ${2 * s}M${b.x + s} ${b.y - s}l${-2 * s} ${2 * s}`} />
      ) : (
        <circle cx={b.x} cy={b.y} r={places.pitch * 0.2} />
      )}
    </g>
  );
}

interface WhyProps {
  readonly places: Layout;
  readonly board: Board;
  readonly loss: NonNullable<PegsInsight["loss"]>;
}

/** The weight of every hole, or the colours of its two diagonals. */
export function WhyDrawing({ places, board, loss }: WhyProps) {
  if (loss.kind === "searched") return null;
  const [proof] = loss.kind === "pagoda" ? loss.proofs : [];
  const labelOf = (hole: Hole): string =>
    proof === undefined ? classLabel(hole, latticeOf(board)) : String(proof.weights[hole]).replace("-", "−");
  return (
    <g className="why">
      {holesOf(board).map((hole) => {
        const { x, y } = pointOf(places, hole);
        const isRuledOut = proof?.finals.includes(hole) === true;
        return (
          <g key={formatHole(hole)} data-peg={board[hole] === "O" || undefined}>
            {isRuledOut ? <circle className="ruled-out" cx={x} cy={y} r={places.pitch * 0.42} /> : null}
            <circle className="plate" cx={x} cy={y} r={places.pitch * 0.25} />
            <text x={x} y={y} fontSize={places.pitch * 0.26}>
              {labelOf(hole)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The name of each hole, beside it. */
export function HoleNames({ places, board }: { readonly places: Layout; readonly board: Board }) {
  const { pitch } = places;
  return (
    <g className="names">
      {holesOf(board).map((hole) => {
        const { x, y } = pointOf(places, hole);
        return (
          <text key={formatHole(hole)} x={x - pitch * 0.36} y={y - pitch * 0.36} fontSize={Math.max(10, pitch * 0.15)}>
            {formatHole(hole)}
          </text>
        );
      })}
    </g>
  );
}

/** So many rings leave the last peg. */
const RINGS = [1, 1.4, 1.8, 2.2];

interface RingsProps {
  readonly places: Layout;
  readonly last: Hole;
  readonly sweeps: number;
}

/** A game won: rings around the last peg, and on the rim of a disc a bead for each sweep. */
export function WinRings({ places, last, sweeps }: RingsProps) {
  const { pitch, centre, size, plate } = places;
  const { x, y } = pointOf(places, last);
  const beads = plate === "disc" ? Array.from({ length: sweeps }, (_, i) => (2 * Math.PI * i) / sweeps) : [];
  return (
    <g className="win">
      {RINGS.map((ring) => (
        <circle key={ring} className="ring" cx={x} cy={y} r={pitch * ring} style={{ opacity: 1.25 - ring / 2 }} />
      ))}
      {beads.map((angle) => (
        <circle
          key={angle}
          className="bead"
          cx={centre.x + Math.sin(angle) * size * 0.457}
          cy={centre.y - Math.cos(angle) * size * 0.457}
          r={size * 0.0095}
        />
      ))}
    </g>
  );
}
