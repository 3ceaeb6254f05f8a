/** Who races and how far they are: a face, a name, and the shape of their table, never what lies on it. */

import { Portrait } from "@baize/faces";
import type { Progress, ProgressPart } from "@baize/kernel";
import { facesOf, type SeenRacer, type SeenTable, timeText } from "@baize/midend";
import { sayHere } from "../words/online.en.ts";
import { seatThen } from "./sat.ts";
import type { OnlineProps } from "./seat-list.tsx";

/** The height of a strip, and the most a thing in a row takes of it, in px. */
const HIGH = 44;
const EACH = 3.3;
/** So many places stand beside each other where there are many. */
const ACROSS = 11;

interface Drawn {
  readonly width: number;
  readonly shapes: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly as: "taken" | "free" | "full";
    readonly round?: number;
  }[];
}

/** A part of a table as bars and squares. */
function drawn(part: ProgressPart): Drawn {
  if (part.kind === "places") {
    const isFew = part.of <= 8;
    const [size, pitch, across] = isFew ? [7, 10, 2] : [7, 9, ACROSS];
    const shapes = Array.from({ length: part.of }, (_, n) => ({
      ...{ x: (n % across) * pitch + 1, y: Math.floor(n / across) * pitch + 1, width: size, height: size },
      ...{ as: n < part.taken ? ("taken" as const) : ("free" as const), round: isFew ? 2 : size / 2 },
    }));
    return { width: Math.min(across, part.of) * pitch, shapes };
  }
  if (part.kind === "rows") {
    const each = Math.min(EACH, HIGH / Math.max(1, ...part.lengths));
    const shapes = part.lengths.map((length, n) => ({
      ...{ x: n * 11, y: 0, width: 9, height: length * each, as: "taken" as const, round: 2 },
    }));
    return { width: part.lengths.length * 11, shapes };
  }
  const shapes = part.counts.flatMap((count, n) => {
    const height = ((HIGH - 2) * count) / part.of;
    const rim = { x: n * 11 + 1, y: 1, width: 8, height: HIGH - 2, as: "free" as const, round: 2 };
    return [rim, { x: n * 11 + 1, y: HIGH - 1 - height, width: 8, height, as: "full" as const, round: 2 }];
  });
  return { width: part.counts.length * 11, shapes };
}

/** The shape of a table. What it says is told in words beside it. */
function ProgressShape({ progress }: { readonly progress: Progress }) {
  const parts = progress.parts.map(drawn);
  const width = parts.reduce((sum, part) => sum + part.width + 12, -12);
  let left = 0;
  const high = Math.max(...parts.flatMap(({ shapes }) => shapes.map(({ y, height }) => y + height + 1)));
  return (
    <svg
      className="shape"
      viewBox={`0 0 ${width} ${high}`}
      width={width}
      height={high}
      preserveAspectRatio="xMinYMin"
      aria-hidden="true"
    >
      {parts.map((part, n) => {
        const at = left;
        left += part.width + 12;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a table never change places.
          <g key={n} transform={`translate(${at} 0)`}>
            {part.shapes.map(({ as, round, ...box }, m) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <rect key={m} {...box} rx={round} data-as={as} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** How somebody stands, in a few words. */
function racerSays({ moves, result }: SeenRacer, isAway: boolean | undefined): string {
  if (result === "won") return sayHere["racer-won"]();
  if (result !== "racing") return sayHere[`racer-${result}`]();
  return isAway ? sayHere.awaySays() : sayHere.racerMoves({ count: moves });
}

/** How far somebody is; where room is short, that they are done. */
const farOf = (racer: SeenRacer, { manners }: OnlineProps["loaded"]): string =>
  racer.result === "won" ? timeText(racer.time ?? 0) : (manners.racing?.progressText(racer.progress) ?? "");

/** What the racers look like; after the race, as they sat down to it. */
export const racerFaces = ({ sat, seats }: SeenTable): readonly string[] =>
  sat?.map((sitter) => (sitter.kind === "person" ? (sitter.face ?? "") : "")) ?? facesOf(seats);

/** The racers in a list; whoever looks has their own table. */
export function Rivals({ table, loaded, isRow }: OnlineProps & { readonly isRow: boolean }) {
  const own = seatThen(table);
  const racers = (table.race?.racers ?? []).filter(({ seat }) => seat !== own);
  const faces = racerFaces(table);
  return (
    // A row that is too long for a phone is scrolled, by keys too.
    <ul
      className="rivals"
      aria-label={table.you === null ? sayHere.racersLabel() : sayHere.rivals()}
      data-large={table.you === null || undefined}
      tabIndex={isRow ? 0 : undefined}
    >
      {racers.map((racer) => {
        const { away } = table.seats[racer.seat] ?? {};
        return (
          <li key={racer.seat} data-result={racer.result} data-away={away || undefined}>
            <span className="rival-face">
              <Portrait face={faces[racer.seat] ?? ""} name={racer.name} />
            </span>
            <span className="rival-name">
              <b>{racer.name}</b>
              <small>{racerSays(racer, away)}</small>
            </span>
            <span className="rival-far">{farOf(racer, loaded)}</span>
            <ProgressShape progress={racer.progress} />
          </li>
        );
      })}
    </ul>
  );
}
