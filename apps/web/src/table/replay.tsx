/** The bar of such a film: its scrubber, its buttons, and the way back. */

import type { Loaded } from "../library/games.ts";
import { sayHere } from "../words/film.en.ts";
import { FilmButtons, FilmSlider, shownMove } from "./film.tsx";
import type { Film } from "./use-film.ts";

interface BarProps {
  readonly loaded: Loaded;
  readonly film: Film;
  close(): void;
}

/** The scrubber and its buttons. */
export function ReplayBar({ loaded, film, close }: BarProps) {
  const says = shownMove(loaded, film);
  return (
    <section className="help replay" aria-label={sayHere.solution()}>
      <p>{says === "" ? sayHere.fromHere() : says}</p>
      <FilmSlider film={film} label={sayHere.solutionMove()} says={says} />
      <FilmButtons film={film} />
      <div className="buttons">
        <button type="button" onClick={close}>
          {sayHere.backToMyGame()}
        </button>
      </div>
    </section>
  );
}
