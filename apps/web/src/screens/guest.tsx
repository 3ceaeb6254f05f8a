/** Somebody's game, opened from a link: a film to look at, and two ways to make it one's own. Nothing of it is kept. */

import { type Match, must, type Shape, seat as seatNumber, type Tutor } from "@baize/kernel";
import { namesOf } from "@baize/midend";
import { type Frame, frameOf, type PartyProps, type Seated, TAKEN, type TakenRoom } from "@baize/table";
import { use, useCallback, useMemo, useRef } from "react";
import { type Addressed, addressOf, type Sat } from "../address/address.ts";
import { addressFromHere, analysisAddress } from "../address/looked.ts";
import { go } from "../address/navigation.ts";
import { isStill } from "../keeping/settings.ts";
import { chosenOf, type Loaded, loadTutor } from "../library/games.ts";
import { hasLight } from "../light/use-truth.ts";
import { useLooked } from "../match/looked.ts";
import { guestsAt } from "../match/sat.ts";
import { openGuest, type Shown } from "../match/shown.ts";
import { Icon } from "../parts/icons.tsx";
import { Link } from "../parts/link.tsx";
import { FilmButtons, FilmPace, FilmSlider, shownMove } from "../table/film.tsx";
import { useStage } from "../table/stage.ts";
import { TableFrame } from "../table/table-frame.tsx";
import { Tool, useSounds } from "../table/table-tools.tsx";
import { type Film, useFilm, useFilmKeys } from "../table/use-film.ts";
import { voice } from "../voice/voice.ts";
import { sayHere } from "../words/film.en.ts";
import { say } from "../words/index.ts";
import { NoMatch } from "./no-match.tsx";
import "../css/guest.css";

/** What the film takes of the window where the table fills it. */
const GUEST: Readonly<Record<Frame, TakenRoom>> = { ...TAKEN, bars: { ...TAKEN.bars, below: 176 } };

interface ScreenProps {
  readonly loaded: Loaded;
  readonly place: Addressed;
}

/** What a link with moves shows: a game, or why there is none. */
export function GuestScreen({ loaded, place }: ScreenProps) {
  const shown = useMemo(() => openGuest(loaded, place), [loaded, place]);
  return shown.ok ? (
    <Guest loaded={loaded} {...shown.value} />
  ) : (
    <NoMatch loaded={loaded} error={shown.error} place={place} />
  );
}

interface GuestProps extends Shown {
  readonly loaded: Loaded;
}

const isWon = ({ status }: Match<Shape>): boolean => status.kind === "over" && status.scores.some((score) => score > 0);

/** After how many moves each part of a game is done, but for the last. */
function partsOf(tutor: Tutor<Shape>, match: Match<Shape>): readonly number[] {
  let at = 0;
  const parts = tutor.chapters(match.moves, match.restart().view("spectator"));
  return parts.slice(0, -1).map(({ steps }) => (at += steps.reduce((sum, { moves }) => sum + moves, 0)));
}

function Guest({ loaded, match, party, sat }: GuestProps) {
  const { manners, door, game } = loaded;
  const tutor = use(loadTutor(loaded.entry));
  const frames = useMemo(() => Array.from({ length: match.ply + 1 }, (_, ply) => must(match.goTo(ply))), [match]);
  // A game that is over is a film from its deal on; one that is not asks what to do now. Where nothing is hidden it waits to be run: nobody is shown a way unasked.
  const isOver = match.status.kind === "over";
  const start = isOver ? 0 : match.ply;
  const { film } = useFilm({ frames, at: start, isRunning: isOver && party !== undefined && !isStill() });
  useFilmKeys(film);
  const isSeen = film !== undefined && film.at !== start;
  useLooked(isSeen ? match : undefined, isWon(match) && film?.at === film?.end ? "line" : "hint");
  const ticks = useMemo(() => (game.meta.information === "perfect" ? partsOf(tutor, match) : []), [game, tutor, match]);
  const room = useRef<HTMLDivElement>(null);
  // The table is lower than the window, which says where things stand.
  const frameIn = useCallback((width: number) => (door.frame ?? frameOf)(width, innerHeight), [door]);
  const stage = useStage(room, party === undefined ? GUEST : TAKEN, frameIn);
  useSounds(loaded, film?.frame ?? match, false);
  if (film === undefined) return null;
  const known = party && { ...party, practice: true };
  const playFrom = (first?: string) =>
    go(addressFromHere(film.frame, known), { own: true, ...(first !== undefined && { first }) });
  const canAnalyse = party === undefined ? hasLight(game.meta.id) : isOver;
  const count = manners.countText(match.moves);
  const facts = isWon(match) ? sayHere.guestWon({ count }) : count;
  const pass = () =>
    navigator.clipboard.writeText(location.href).then(
      () => voice.tell(sayHere.passedOn()),
      // No clipboard here: the link is told instead.
      () => voice.tell(location.href),
    );
  return (
    <TableFrame
      loaded={loaded}
      stage={stage}
      kind={party === undefined ? "guest" : "guest party"}
      title={sayHere.somebodysGame()}
      deal={manners.matchName(match.deal, match.options)}
    >
      <div className="guest-words">
        <p className="guest-facts">{facts}</p>
        <p className="guest-says">{sayHere.guestSays()}</p>
        <div className="guest-verbs">
          {film.frame.status.kind === "over" ? null : (
            <button type="button" className="primary" onClick={() => playFrom()}>
              {sayHere.playFromHere()}
            </button>
          )}
          <Link to={addressOf(game.meta.id, match.deal, optionsOf(match), known)} className="button">
            {sayHere.playThisDeal({ deal: manners.dealWord })}
          </Link>
        </div>
      </div>
      <div className="stage" ref={room}>
        <GuestTable loaded={loaded} film={film} stage={stage} sat={sat} play={playFrom} />
      </div>
      <FilmBar film={film} says={party === undefined ? shownMove(loaded, film) : ""} ticks={ticks} />
      <nav className="more" aria-label={say.thisMatch()}>
        {canAnalyse ? (
          <Link to={analysisAddress(match.link(), sat)} className="tool">
            <Icon name="analyse" /> <span className="word">{say.analyse()}</span>
          </Link>
        ) : null}
        <Tool icon="share" word={sayHere.passItOn()} press={pass} />
        <Link to="/" className="tool">
          <Icon name="home" /> <span className="word">{sayHere.allTables()}</span>
        </Link>
      </nav>
    </TableFrame>
  );
}

/** The options of a match as an address says them: nothing where they are standard. */
const optionsOf = ({ options, game }: Match<Shape>): string | undefined =>
  options === game.options.format(game.options.standard) ? undefined : options;

interface FilmedProps {
  readonly loaded: Loaded;
  readonly film: Film;
  readonly stage: ReturnType<typeof useStage>;
  readonly sat: Sat | undefined;
  play(text: string): void;
}

/** The table as the film shows it. Whoever makes a move on it goes on from there. */
function GuestTable({ loaded, film, stage, sat, play }: FilmedProps) {
  const { frame } = film;
  const { Table } = loaded.door;
  const seat = seatNumber(sat?.seat ?? 0);
  const view = useMemo(() => frame.view(seat), [frame, seat]);
  const legal = useMemo(() => (sat === undefined ? frame.legalMoves(seat) : []), [frame, seat, sat]);
  const seats = useMemo(() => sat && guestsAt(loaded, sat).map((guest) => ({ ...guest, points: 0 })), [loaded, sat]);
  const party = sat && seats && partyOf(loaded, film, sat, seats);
  return (
    <Table
      view={view}
      legal={legal}
      stage={stage}
      match={frame}
      preferences={chosenOf(loaded)}
      hint={undefined}
      play={(text) => {
        const isMove = frame.play(text, seat).ok;
        if (isMove) play(text);
        return isMove;
      }}
      undo={() => film.seek(film.at - 1)}
      tell={voice.tell}
      announce={voice.announce}
      {...(party !== undefined && { party })}
    />
  );
}

/** Who sits there, in a game of several; nobody is asked for anything. */
function partyOf(loaded: Loaded, film: Film, sat: Sat, seats: readonly Seated[]): PartyProps {
  const byName = sat.names !== undefined;
  const says = shownMove(loaded, film, byName ? "spectator" : seatNumber(sat.seat ?? 0), namesOf(seats));
  const said = { kind: "notice", title: "", says: says || sayHere.theDeal(), acts: [] } as const;
  return { seats, byName, mayUndo: false, said, isSettled: true, isShown: true, ask: undefined };
}

interface BarProps {
  readonly film: Film;
  readonly says: string;
  readonly ticks: readonly number[];
}

/** The film's own controls, at the foot. */
function FilmBar({ film, says, ticks }: BarProps) {
  return (
    <section className="film" aria-label={sayHere.filmOf()}>
      <FilmSlider film={film} label={sayHere.filmMove()} says={says} ticks={ticks} />
      <FilmButtons film={film} />
      <p className="film-at">
        <strong>{film.at === 0 ? sayHere.theDeal() : say.moveOf({ move: film.at, of: film.end })}</strong>
        <span>{says}</span>
      </p>
      <FilmPace film={film} />
    </section>
  );
}
