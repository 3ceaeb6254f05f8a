/** The way to the win as a film: it runs by itself, and a scrubber goes to any move of it. The match stays as it is. */

import { type Match, must, type Shape } from "@baize/kernel";
import { useEffect, useState } from "react";
import type { Loaded } from "../library/games.ts";
import { say } from "../words/index.ts";

/** So long a move of the film stands, in ms. */
const STEP_MS = 480;

/** A film of a line: each position of it, which one is shown, and whether it runs. */
interface Film {
  /** The match it was started from: the film ends with it. */
  readonly from: Match<Shape>;
  readonly line: readonly string[];
  readonly frames: readonly Match<Shape>[];
  readonly at: number;
  readonly isRunning: boolean;
}

/** The film on the screen, and how to run it. */
export interface Replay {
  readonly film: Film | undefined;
  start(line: readonly string[]): void;
  seek(at: number): void;
  toggle(): void;
  close(): void;
}

/** A film for the match on the table; any change of the match ends it. */
export function useReplay(match: Match<Shape>): Replay {
  const [shown, setFilm] = useState<Film>();
  const film = shown?.from === match ? shown : undefined;
  const isRunning = film?.isRunning === true;
  useEffect(() => {
    if (!isRunning) return;
    const next = (old: Film | undefined): Film | undefined => {
      if (old === undefined) return old;
      const at = Math.min(old.at + 1, old.line.length);
      return { ...old, at, isRunning: at < old.line.length };
    };
    const timer = setInterval(() => setFilm(next), STEP_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    film,
    start(line) {
      const frames = [match];
      for (const text of line) frames.push(must((frames.at(-1) ?? match).play(text)));
      setFilm({ from: match, line, frames, at: 0, isRunning: true });
    },
    seek: (at) => setFilm((old) => old && { ...old, at, isRunning: false }),
    toggle: () =>
      setFilm((old) => old && { ...old, at: old.at === old.line.length ? 0 : old.at, isRunning: !old.isRunning }),
    close: () => setFilm(undefined),
  };
}

interface BarProps {
  readonly loaded: Loaded;
  readonly film: Film;
  readonly replay: Replay;
}

/** The scrubber and its buttons. */
export function ReplayBar({ loaded, film, replay }: BarProps) {
  const { at, line, frames, isRunning } = film;
  const before = frames[at - 1];
  const text = line[at - 1];
  const says =
    text === undefined || before === undefined
      ? say.fromHere()
      : loaded.manners.describe(text, before.view("spectator"));
  return (
    <section className="help replay" aria-label={say.solution()}>
      <p>{says}</p>
      <input
        type="range"
        min={0}
        max={line.length}
        value={at}
        aria-label={say.solutionMove()}
        aria-valuetext={say.solutionAt({ at, of: line.length, says })}
        onChange={(event) => replay.seek(Number(event.target.value))}
      />
      <div className="buttons">
        <button type="button" className="primary" onClick={replay.toggle}>
          {isRunning ? say.pause() : at === line.length ? say.again() : say.run()}
        </button>
        <button type="button" onClick={replay.close}>
          {say.backToMyGame()}
        </button>
      </div>
    </section>
  );
}
