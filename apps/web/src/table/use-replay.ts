/** The way to the win as a film over the match, which stays as it is. */

import { type Match, must, type Shape } from "@baize/kernel";
import { type Film, useFilm, useFilmKeys } from "./use-film.ts";

/** The film on the screen, and how to put one on. */
export interface Replay {
  readonly film: Film | undefined;
  start(line: readonly string[]): void;
  close(): void;
}

/** A film for the match on the table; any change of the match ends it. */
export function useReplay(match: Match<Shape>): Replay {
  const { film: shown, show, close } = useFilm();
  const film = shown?.frames[0] === match ? shown : undefined;
  useFilmKeys(film, close);
  return {
    film,
    start(line) {
      const frames = [match];
      for (const text of line) frames.push(must((frames.at(-1) ?? match).play(text)));
      show(frames);
    },
    close,
  };
}
