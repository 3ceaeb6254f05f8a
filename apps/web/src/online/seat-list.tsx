/** Who sits where, and what the host may do about it. */

import { PEOPLE, Portrait } from "@baize/faces";
import { guestsOf, type SeenSeat, type SeenTable, type TableLine } from "@baize/midend";
import type { Seated } from "@baize/table";
import { go } from "../address/navigation.ts";
import type { Loaded } from "../library/games.ts";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/online.en.ts";
import { whyNot } from "./line.ts";

export interface OnlineProps {
  readonly line: TableLine;
  readonly table: SeenTable;
  readonly loaded: Loaded;
}

/** The name of a level. */
const levelName = ({ manners }: Loaded, level: string | undefined): string =>
  manners.company?.levels.find(({ id }) => id === level)?.title ?? level ?? "";

/** What the bots of a level are called. */
const botName = ({ manners }: Loaded, level: string | undefined): string =>
  manners.company?.levels.find(({ id }) => id === level)?.name ?? level ?? "";

/** Whoever sits in a seat, by name. */
export function sitterName(loaded: Loaded, sitter: SeenSeat, you: number | null): string {
  if (sitter.kind === "open") return sayHere.openSeat();
  if (sitter.kind === "bot") return botName(loaded, sitter.level);
  return sitter.seat === you ? sayHere.youAre() : (sitter.name ?? "");
}

function seatSays(loaded: Loaded, sitter: SeenSeat, { you }: SeenTable): string {
  if (sitter.kind === "open") return sayHere.openSeatSays();
  if (sitter.kind === "bot") return sayHere.botSays({ level: levelName(loaded, sitter.level) });
  if (sitter.away && sitter.level !== undefined) return sayHere.playsOn({ level: levelName(loaded, sitter.level) });
  if (sitter.away) return sayHere.awaySays();
  if (sitter.host) return sitter.seat === you ? say.yourTable() : sayHere.hostSays();
  return sayHere.hereSays();
}

/** The faces of the people: whoever came with one that is there already has the next that is free. */
function facesOf(seats: readonly SeenSeat[]): readonly string[] {
  const taken = new Set<string>();
  return seats.map(({ kind, face = 0 }) => {
    if (kind !== "person") return "";
    const wanted = PEOPLE.map((_, n) => PEOPLE[(face + n) % PEOPLE.length] ?? "");
    const found = wanted.find((one) => !taken.has(one)) ?? wanted[0] ?? "";
    taken.add(found);
    return found;
  });
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

/** Does something, and tells why it could not be done. */
export async function doing(line: TableLine, act: string, body: object = {}): Promise<void> {
  const answered = await line.act(act, body);
  if (!answered.ok) voice.tell(whyNot(answered));
}

/** Leaves the table for the first page. */
export function LeaveButton({ line }: Pick<OnlineProps, "line">) {
  const leave = () => {
    void doing(line, "leave");
    go("/");
  };
  return (
    <button type="button" onClick={leave}>
      {sayHere.leaveTable()}
    </button>
  );
}

export function SeatList({ line, table, loaded }: OnlineProps) {
  const isHost = table.you !== null && table.host === table.you;
  const guests = seatedOf(loaded, table.seats, table.totals);
  return (
    <ul className="seat-list" aria-label={sayHere.seatsLabel()}>
      {table.seats.map((sitter) => (
        <li key={sitter.seat} data-kind={sitter.kind} data-away={sitter.away || undefined}>
          <span className="sitter-face" data-own={sitter.seat === table.you || undefined}>
            {sitter.kind === "open" ? null : (
              <Portrait face={guests[sitter.seat]?.face ?? ""} name={guests[sitter.seat]?.name ?? ""} />
            )}
          </span>
          <span className="seat-name">
            {sitterName(loaded, sitter, table.you)}
            <small>{seatSays(loaded, sitter, table)}</small>
          </span>
          {isHost ? <HostButtons line={line} table={table} sitter={sitter} /> : null}
        </li>
      ))}
    </ul>
  );
}

interface HostProps extends Pick<OnlineProps, "line" | "table"> {
  readonly sitter: SeenSeat;
}

/** What the host may do with a seat now. */
function HostButtons({ line, table, sitter }: HostProps) {
  const { seat, name, kind } = sitter;
  const isPlaying = table.state === "playing" || table.state === "starting";
  if (kind !== "person") {
    if (isPlaying || table.kind === "race") return null;
    const level = kind === "open" ? table.level : null;
    const label = kind === "open" ? sayHere.addBot({ seat: seat + 1 }) : sayHere.removeBot({ seat: seat + 1 });
    return (
      <button
        type="button"
        role="switch"
        className="bot-switch"
        aria-checked={kind === "bot"}
        aria-label={label}
        onClick={() => void doing(line, "fill", { seat, level })}
      />
    );
  }
  if (seat === table.you) return null;
  return (
    <span className="buttons">
      {!isPlaying && seat > 0 ? (
        <button
          type="button"
          aria-label={sayHere.moveUp({ name })}
          onClick={() => void doing(line, "swap", { seats: [seat - 1, seat] })}
        >
          {sayHere.up()}
        </button>
      ) : null}
      {sitter.away && sitter.level === undefined && isPlaying && table.kind === "match" ? (
        <button
          type="button"
          aria-label={sayHere.standInFor({ name })}
          onClick={() => void doing(line, "replace", { seat })}
        >
          {sayHere.standIn()}
        </button>
      ) : null}
      <button
        type="button"
        aria-label={sayHere.makeHost({ name })}
        onClick={() => void doing(line, "hand-over", { seat })}
      >
        {sayHere.host()}
      </button>
      <button
        type="button"
        aria-label={sayHere.removePerson({ name })}
        onClick={() => void doing(line, "remove", { seat })}
      >
        {sayHere.remove()}
      </button>
    </span>
  );
}
