/** Who sits where, and what the host may do about it. */

import { Portrait } from "@baize/faces";
import type { Level } from "@baize/kernel";
import { facesOf, guestsOf, type SeenSeat, type SeenTable, type TableLine } from "@baize/midend";
import type { Seated } from "@baize/table";
import { type CSSProperties, useRef, useState } from "react";
import { go } from "../address/navigation.ts";
import type { Loaded } from "../library/games.ts";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/online.en.ts";
import { whyNot } from "./line.ts";
import { rimPlace } from "./rim.ts";
import { totalsThen } from "./sat.ts";

export interface OnlineProps {
  readonly line: TableLine;
  readonly table: SeenTable;
  readonly loaded: Loaded;
}

/** The bots of a level: what the level is called, and what they are. */
export const botOf = ({ company }: Loaded["manners"], level: string | undefined): Level | undefined =>
  company?.levels.find(({ id }) => id === level);

const levelName = ({ manners }: Loaded, level: string | undefined): string =>
  botOf(manners, level)?.title ?? level ?? "";

/** Whoever sits in a seat, by name; a second bot of a level is called so. */
export function sitterName(loaded: Loaded, { seats, totals, you }: SeenTable, { kind, seat }: SeenSeat): string {
  if (kind === "open") return sayHere.openSeat();
  return seat === you ? sayHere.youAre() : (seatedOf(loaded, seats, totals)[seat]?.name ?? "");
}

function seatSays(loaded: Loaded, sitter: SeenSeat, { you }: SeenTable): string {
  if (sitter.kind === "open") return sayHere.openSeatSays();
  if (sitter.kind === "bot") return sayHere.botSays({ level: levelName(loaded, sitter.level) });
  if (sitter.level !== undefined) return sayHere.playsOn({ level: levelName(loaded, sitter.level) });
  if (sitter.away) return sayHere.awaySays();
  if (sitter.host) return sitter.seat === you ? say.yourTable() : sayHere.hostSays();
  return sayHere.hereSays();
}

/** Whoever sits there, as the game's own table shows them. */
export function seatedOf(
  { manners }: Loaded,
  seats: readonly SeenSeat[],
  totals: readonly number[],
): readonly Seated[] {
  const levels = manners.company?.levels;
  const faces = facesOf(seats);
  const sitters = seats.map(({ kind, name, level }, n) =>
    kind === "person"
      ? ({ kind, name: name ?? "", face: faces[n] ?? "" } as const)
      : ({ kind: "bot", level: level ?? "" } as const),
  );
  return guestsOf(sitters, levels).map((guest, n) => {
    const { kind, away, level } = seats[n] ?? {};
    const [standIn] = kind === "person" && level !== undefined ? guestsOf([{ kind: "bot", level }], levels) : [];
    return { ...guest, points: totals[n] ?? 0, doing: away ? "away" : undefined, standIn };
  });
}

/** Whoever played the deal that is over, as they sat: some may have left since, or changed places. */
export function playersOf(loaded: Loaded, table: Pick<SeenTable, "sat" | "seats" | "totals">): readonly Seated[] {
  const totals = totalsThen(table);
  return table.sat === undefined
    ? seatedOf(loaded, table.seats, totals)
    : guestsOf(table.sat, loaded.manners.company?.levels).map((guest, n) => ({ ...guest, points: totals[n] ?? 0 }));
}

/** Does something, and tells why it could not be done. */
export async function doing(line: TableLine, act: string, body: object = {}): Promise<void> {
  const answered = await line.act(act, body);
  if (!answered.ok) voice.tell(whyNot(answered));
}

/** Leaves the table for the first page. */
export function leave(line: TableLine): void {
  void doing(line, "leave");
  go("/");
}

interface SeatListProps extends OnlineProps {
  /** Whether they stand round a table, whoever looks below. */
  readonly rim?: boolean;
}

export function SeatList({ line, table, loaded, rim = false }: SeatListProps) {
  const isHost = table.you !== null && table.host === table.you;
  const guests = seatedOf(loaded, table.seats, table.totals);
  const { length } = table.seats;
  return (
    <ul className={rim ? "rim-seats" : "seat-list"} aria-label={sayHere.seatsLabel()}>
      {table.seats.map((sitter) => {
        const { x, y, side } = rimPlace((sitter.seat - (table.you ?? 0) + length) % length, length);
        return (
          <li
            key={sitter.seat}
            data-kind={sitter.kind}
            data-away={sitter.away || undefined}
            data-side={side}
            style={{ "--x": x, "--y": y } as CSSProperties}
          >
            <span className="sitter-face" data-own={sitter.seat === table.you || undefined}>
              {sitter.kind === "open" ? (
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d="M10 5.5v9M5.5 10h9" />
                </svg>
              ) : (
                <Portrait face={guests[sitter.seat]?.face ?? ""} name={guests[sitter.seat]?.name ?? ""} />
              )}
            </span>
            <span className="seat-name">
              {sitterName(loaded, table, sitter)}
              <small>{seatSays(loaded, sitter, table)}</small>
            </span>
            {isHost ? <HostButtons line={line} table={table} sitter={sitter} loaded={loaded} /> : null}
            {sitter.seat === table.host ? <TakeOver line={line} table={table} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** While the host is away, whoever sits there may decide instead. */
export function TakeOver({ line, table: { seats, host, you } }: Pick<OnlineProps, "line" | "table">) {
  if (host === null || you === null || host === you || seats[host]?.away !== true) return null;
  return (
    <button type="button" onClick={() => void doing(line, "hand-over", { seat: you })}>
      {sayHere.becomeHost()}
    </button>
  );
}

interface HostProps extends OnlineProps {
  readonly sitter: SeenSeat;
}

/** What the host may do with a seat now. */
function HostButtons(props: HostProps) {
  const { line, table, sitter } = props;
  const { seat, name, kind } = sitter;
  const isPlaying = table.state === "playing" || table.state === "starting";
  if (kind !== "person") {
    if (isPlaying || table.kind === "race") return null;
    const level = kind === "open" ? table.level : null;
    return (
      <button
        type="button"
        role="switch"
        className="bot-switch"
        aria-checked={kind === "bot"}
        aria-label={sayHere.botInSeat({ seat: seat + 1 })}
        onClick={() => void doing(line, "fill", { seat, level })}
      />
    );
  }
  if (seat === table.you) return null;
  return (
    <>
      {sitter.away && sitter.level === undefined && isPlaying && table.kind === "match" ? (
        <button
          type="button"
          aria-label={sayHere.standInFor({ name })}
          onClick={() => void doing(line, "replace", { seat })}
        >
          {sayHere.standIn()}
        </button>
      ) : null}
      <PersonActs {...props} mayMove={!isPlaying} />
    </>
  );
}

/** What the host may do with a person: another place, the table itself, or the door. */
function PersonActs({ line, table, sitter, loaded, mayMove }: HostProps & { readonly mayMove: boolean }) {
  const { seat, name } = sitter;
  const [isOpen, setOpen] = useState(false);
  const others = table.seats.filter((other) => mayMove && other.seat !== seat);
  const whole = useRef<HTMLDetailsElement>(null);
  // What is done is done with: left open, it would be somebody else's who comes to sit here.
  const act = (name: string, body: object) => {
    whole.current?.removeAttribute("open");
    whole.current?.querySelector("summary")?.focus();
    void doing(line, name, body);
  };
  return (
    <details ref={whole} className="person-acts" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {sayHere.change()}
        <span className="unseen"> {sayHere.changeWhom({ name })}</span>
      </summary>
      {isOpen ? (
        <div className="buttons">
          {others.map((other) => (
            <button key={other.seat} type="button" onClick={() => act("swap", { seats: [other.seat, seat] })}>
              {other.kind === "open"
                ? sayHere.moveToSeat({ name, seat: other.seat + 1 })
                : sayHere.swapWith({ name, other: sitterName(loaded, table, other) })}
            </button>
          ))}
          <button type="button" onClick={() => act("hand-over", { seat })}>
            {sayHere.makeHost({ name })}
          </button>
          <button type="button" onClick={() => act("remove", { seat })}>
            {sayHere.removePerson({ name })}
          </button>
        </div>
      ) : null}
    </details>
  );
}
