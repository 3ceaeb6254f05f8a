/** What is known of one move of a match: whether it was good, and what would have been better. */

import type { Match, Shape } from "@baize/kernel";
import type { ReactNode } from "react";
import { Shape as LightShape } from "../shell/light.tsx";
import { Link } from "../shell/parts.tsx";
import type { Loaded } from "../store/session.ts";
import { glowAt, losingMove, type Past } from "../truth/past.ts";
import type { Truth } from "../truth/question.ts";

interface FindingProps {
  readonly match: Match<Shape>;
  readonly loaded: Loaded;
  /** The match before the move. */
  readonly before: Match<Shape>;
  readonly move: number;
  readonly past: Past | undefined;
  /** A winning line from the last open position. */
  readonly better: Truth | undefined;
  choose(move: number): void;
}

/** A sentence without its full stop, as a heading. */
const heading = (text: string): string => text.replace(/\.$/, "");

export function Finding({ match, loaded, before, move, past, better, choose }: FindingProps) {
  const { door } = loaded;
  const view = before.view("spectator");
  const says = heading(door.describe(match.moves[move - 1] ?? "", view));
  const losing = past && losingMove(past);
  const glow = past === undefined ? "thinking" : glowAt(past, move);
  const [next] = better?.line ?? [];
  const playOn = (
    <Link to={before.link()} className="button primary" entry={{ hinted: true }}>
      Play on<span className="rest"> from here</span>
    </Link>
  );
  if (move === losing) {
    return (
      <Panel>
        <p className="verdict">
          <LightShape glow="lost" /> Move {move} lost the game
        </p>
        <h2>{says}</h2>
        <p>Every line from there was checked, and none wins.</p>
        <hr />
        {better === undefined || next === undefined ? (
          <p className="verdict">
            <LightShape glow="thinking" /> Looking for a better move
          </p>
        ) : (
          <>
            <p className="verdict">
              <LightShape glow="winnable" /> Better, winnable in {better.line.length}
            </p>
            <h2>{heading(door.describe(next, view))}</h2>
          </>
        )}
        {playOn}
      </Panel>
    );
  }
  return (
    <Panel>
      <p className="verdict">
        <LightShape glow={glow} />{" "}
        {glow === "winnable"
          ? "A good move"
          : glow === "lost"
            ? `Lost since move ${losing ?? past?.lost}`
            : "Not known"}
      </p>
      <h2>{says}</h2>
      <p>
        {glow === "winnable"
          ? "After it the match could still be won."
          : glow === "lost"
            ? "Nothing could be won any more."
            : past === undefined
              ? "The light is looking at every move."
              : "No answer was found in time."}
      </p>
      {glow === "lost" && losing !== undefined ? (
        <button type="button" className="primary" onClick={() => choose(losing)}>
          Show move {losing}
        </button>
      ) : (
        playOn
      )}
    </Panel>
  );
}

function Panel({ children }: { readonly children: ReactNode }) {
  return (
    <section className="finding" aria-label="This move" aria-live="polite">
      {children}
    </section>
  );
}
