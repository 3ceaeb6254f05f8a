/** Pictures for the rules: plays side by side, each with its name. */

import { parseCards } from "@baize/cards";
import { must } from "@baize/kernel";
import { Fan } from "./fan.tsx";
import "./figures.css";

const W = 46;

interface Shown {
  readonly cards: string;
  readonly name?: string;
}

/** Plays from left to right. */
export function Plays({ all }: { readonly all: readonly Shown[] }) {
  return (
    <span className="rules-plays">
      {all.map(({ cards, name }) => {
        const read = must(parseCards(cards));
        return (
          <span key={cards}>
            <Fan cards={read} w={W} step={read.length > 2 ? 27 : W + 3} compact />
            {name}
          </span>
        );
      })}
    </span>
  );
}
