/** The first lesson of a game: a real board, a few guided moves, a sentence for each. */

import { Match, must, playAll, type Shape, seat, sentence } from "@baize/kernel";
import { guestsOf, seatsWith } from "@baize/midend";
import { type Lesson, type LessonStep, type PartyProps, type Said, TAKEN } from "@baize/table";
import { use, useEffect, useMemo, useRef, useState } from "react";
import { teach } from "../keeping/own.ts";
import { ownSitter } from "../keeping/settings.ts";
import { entryOf, type Loaded, load, loadLesson } from "../library/games.ts";
import { Link } from "../parts/link.tsx";
import { useCell } from "../state/cell.ts";
import { useStage } from "../table/stage.ts";
import { TableFrame } from "../table/table-frame.tsx";
import { shownSentence, voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/reading.en.ts";
import "../css/lesson.css";

export function LessonScreen({ game }: { readonly game: string }) {
  const entry = entryOf(game);
  const loaded = use(load(entry));
  const lesson = use(loadLesson(entry));
  return <LessonTable loaded={loaded} lesson={lesson} />;
}

/** The learner's seat. */
const ME = seat(0);

/** Whether two texts are the same move. */
function isSame(match: Match<Shape>, a: string, b: string): boolean {
  const [one, other] = [match.play(a), match.play(b)];
  return one.ok && other.ok && one.value.moves.at(-1) === other.value.moves.at(-1);
}

/** Between bars its words stand under the table. */
const LESSON = { ...TAKEN, bars: { side: 0, above: 56, below: 206 } };

/** Who sits there where a game has several seats, and what is said in the line of the table. */
function useParty({ game, manners: { company } }: Loaded, says: string): PartyProps | undefined {
  const told = useCell(shownSentence);
  return useMemo(() => {
    if (company === undefined) return undefined;
    const levels = company.levels.slice(0, game.meta.seats - 1).map(({ id }) => id);
    const guests = guestsOf(seatsWith(ME, levels, ownSitter()), company.levels);
    const line = told ?? says;
    const said: Said | undefined = line === "" ? undefined : { kind: "notice", title: "", says: line, acts: [] };
    return { seats: guests.map((guest) => ({ ...guest, points: 0 })), said, mayUndo: false, ask: undefined };
  }, [game, company, told, says]);
}

function LessonTable({ loaded, lesson }: { readonly loaded: Loaded; readonly lesson: Lesson }) {
  const { game, door, manners } = loaded;
  const { steps, end } = lesson;
  const first = useMemo(() => must(Match.start(game, lesson)), [game, lesson]);
  const [{ match, done }, setAt] = useState({ match: first, done: 0 });
  const room = useRef<HTMLDivElement>(null);
  const stage = useStage(room, LESSON, door.frame);
  const view = useMemo(() => match.view(ME), [match]);
  const legal = useMemo(() => match.legalMoves(ME), [match]);
  const step = steps[done];
  const says = step?.says ?? end;
  // Where there is no rail, the words of a table of several stand in its own line.
  const isLine = manners.company !== undefined && step !== undefined;
  const party = useParty(loaded, isLine && stage.frame !== "rail" ? says : "");
  useEffect(() => teach(game.meta.id), [game]);
  useEffect(() => voice.announce(says), [says]);

  const advance = (text: string, { replies = [] }: LessonStep): void => {
    const next = playAll(must(match.play(text)), replies, "bot");
    const rest = done + 1 === steps.length ? manners.finish(next.view(ME)) : [];
    setAt({ match: playAll(next, rest, "finish"), done: done + 1 });
  };
  const play = (text: string): boolean => {
    const tried = match.play(text);
    if (!tried.ok) voice.tell(sentence(tried.error, game.words));
    else if (step !== undefined) {
      const isAsked = [step.move, ...(step.also ?? [])].some((move) => isSame(match, move, text));
      if (isAsked) {
        advance(text, step);
        return true;
      }
      voice.tell(step.otherwise ?? sayHere.followTheRing());
    }
    return false;
  };
  const { Table } = door;
  return (
    <TableFrame loaded={loaded} stage={stage} kind="lesson" title={say.lesson()} deal={loaded.entry.title}>
      <div className="stage" ref={room}>
        <Table
          view={view}
          legal={legal}
          stage={stage}
          hint={step?.move}
          play={play}
          undo={() => {}}
          tell={voice.tell}
          announce={voice.announce}
          {...(party && { party })}
        />
      </div>
      <section className="teaching" aria-label={sayHere.theLesson()} data-line={isLine || undefined}>
        <p className="steps">
          {step === undefined ? sayHere.lessonDone() : sayHere.lessonStep({ nth: done + 1, of: steps.length })}
          <span aria-hidden="true">
            {steps.map(({ move }, i) => (
              <i key={move} data-done={i < done || undefined} />
            ))}
          </span>
        </p>
        <p className="says">{says}</p>
        <div className="buttons">
          <Link to={`/${game.meta.id}`} className={step === undefined ? "button primary" : "button"}>
            {step === undefined ? say.play() : sayHere.skip()}
          </Link>
          {done === 0 ? null : (
            <button type="button" onClick={() => setAt({ match: first, done: 0 })}>
              {step === undefined ? sayHere.onceMore() : sayHere.startOver()}
            </button>
          )}
        </div>
      </section>
    </TableFrame>
  );
}
