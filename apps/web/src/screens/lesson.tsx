/** The first lesson of a game: a real board, a few guided moves, a sentence for each. */

import { Match, must, type Shape, seat, sentence } from "@baize/kernel";
import type { Lesson, LessonStep } from "@baize/table";
import { use, useEffect, useMemo, useRef, useState } from "react";
import { entryOf, load, loadLesson } from "../shell/games.ts";
import { Link } from "../shell/parts.tsx";
import { useStage } from "../shell/stage.ts";
import { TableFrame } from "../shell/table-frame.tsx";
import { voice } from "../shell/voice.ts";
import type { Loaded } from "../store/session.ts";
import { teach } from "../store/settings.ts";
import "../css/lesson.css";

const OTHERWISE = "That can be done too. For now, follow the ring.";

export function LessonScreen({ game }: { readonly game: string }) {
  const entry = entryOf(game);
  const loaded = use(load(entry));
  const lesson = use(loadLesson(entry));
  return <LessonTable loaded={loaded} lesson={lesson} />;
}

/** A match after the moves that follow by themselves. */
const followed = (match: Match<Shape>, texts: readonly string[]): Match<Shape> =>
  texts.reduce((at, text) => must(at.play(text)), match);

/** Whether two texts are the same move. */
function isSame(match: Match<Shape>, a: string, b: string): boolean {
  const [one, other] = [match.play(a), match.play(b)];
  return one.ok && other.ok && one.value.moves.at(-1) === other.value.moves.at(-1);
}

function LessonTable({ loaded, lesson }: { readonly loaded: Loaded; readonly lesson: Lesson }) {
  const { game, door } = loaded;
  const { steps, end } = lesson;
  const first = useMemo(() => must(Match.start(game, lesson)), [game, lesson]);
  const [{ match, done }, setAt] = useState({ match: first, done: 0 });
  const room = useRef<HTMLDivElement>(null);
  const stage = useStage(room);
  const view = useMemo(() => match.view(seat(0)), [match]);
  const legal = useMemo(() => match.legalMoves(seat(0)), [match]);
  const step = steps[done];
  const says = step?.says ?? end;
  useEffect(() => teach(game.meta.id), [game]);
  useEffect(() => voice.announce(says), [says]);

  const advance = (text: string, { replies = [] }: LessonStep): void => {
    const next = followed(must(match.play(text)), replies);
    const rest = done + 1 === steps.length ? door.finish(next.view("spectator")) : [];
    setAt({ match: followed(next, rest), done: done + 1 });
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
      voice.tell(step.otherwise ?? OTHERWISE);
    }
    return false;
  };
  const { Table } = door;
  return (
    <TableFrame loaded={loaded} stage={stage} kind="lesson" title="Lesson" deal={game.meta.title}>
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
        />
      </div>
      <section
        className="teaching"
        aria-label="The lesson"
        data-above={(door.company !== undefined && step !== undefined) || undefined}
      >
        <p className="steps">
          {step === undefined ? "Done" : `Move ${done + 1} of ${steps.length}`}
          <span aria-hidden="true">
            {steps.map(({ move }, i) => (
              <i key={move} data-done={i < done || undefined} />
            ))}
          </span>
        </p>
        <p className="says">{says}</p>
        <div className="buttons">
          <Link to={`/${game.meta.id}`} className={step === undefined ? "button primary" : "button"}>
            {step === undefined ? "Play" : "Skip"}
          </Link>
          {done === 0 ? null : (
            <button type="button" onClick={() => setAt({ match: first, done: 0 })}>
              {step === undefined ? "Once more" : "Start over"}
            </button>
          )}
        </div>
      </section>
    </TableFrame>
  );
}
