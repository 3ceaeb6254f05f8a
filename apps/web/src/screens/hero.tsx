/** The largest thing on the first page. */

import type { ReactNode } from "react";

interface HeroProps {
  readonly game: string | undefined;
  readonly label: string;
  readonly title: string;
  /** What stands above the title; the label itself where nothing is given. */
  readonly over?: string;
  /** The words, and the picture last. */
  readonly children: ReactNode[];
}

export function Hero({ game, label, title, over = label, children }: HeroProps) {
  return (
    <section className="hero" aria-label={label} data-game={game}>
      <div className="hero-words">
        <p>{over}</p>
        <h2>{title}</h2>
        {children.slice(0, -1)}
      </div>
      {children.at(-1)}
    </section>
  );
}
