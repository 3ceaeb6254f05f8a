/** What is known of one move of a match: whether it was good, and what would have been better. */

import { Caption, GlowSign } from "@baize/faces";
import { type Glow, type Insight, type Match, paragraph, type Shape } from "@baize/kernel";
import { glowAt, losingMove, type Past } from "@baize/midend";
import { type ReactNode, use } from "react";
import { type Loaded, loadTutor } from "../library/games.ts";
import { farSays } from "../light/lengths.ts";
import { Link } from "../parts/link.tsx";
import { sayHere } from "../words/review.en.ts";

interface FindingProps {
  readonly match: Match<Shape>;
  readonly loaded: Loaded;
  /** The match before the move. */
  readonly before: Match<Shape>;
  readonly move: number;
  readonly past: Past | undefined;
  /** A winning line from the last open position. */
  readonly better: Insight | undefined;
  choose(move: number): void;
}

/** A sentence without its full stop, as a heading. */
const heading = (text: string): string => text.replace(/\.$/, "");

export function Finding({ match, loaded, before, move, past, better, choose }: FindingProps) {
  const { manners } = loaded;
  const tutor = use(loadTutor(loaded.entry));
  const view = before.view("spectator");
  const text = match.moves[move - 1] ?? "";
  const says = heading(manners.describe(text, view));
  const losing = past && losingMove(past);
  const glow = past === undefined ? "thinking" : glowAt(past, move);
  const [next] = better?.line ?? [];
  // What the move did on its way, as it was played on.
  const gained = tutor.teach(match.moves.slice(move - 1), view).why;
  const playOn = (
    <Link to={before.link()} className="button primary" entry={{ own: true, hinted: true }}>
      {sayHere.playOn()}
      <span className="rest">{sayHere.playOnRest()}</span>
    </Link>
  );
  if (move === losing) {
    return (
      <Panel>
        <Verdict glow="lost" says={sayHere.moveLost({ move })} />
        <h2>{says}</h2>
        <p>
          <Caption text={paragraph([tutor.effect?.(text, view), sayHere.allChecked()])} />
        </p>
        <hr />
        {better === undefined || next === undefined ? (
          <Verdict glow="thinking" says={sayHere.lookingForBetter()} />
        ) : (
          <>
            <Verdict glow="winnable" says={sayHere.better({ length: farSays(manners, better, before.moves) })} />
            <h2>{heading(manners.describe(next, view))}</h2>
            <p>
              <Caption text={tutor.teach(better.line, view).why} />
            </p>
          </>
        )}
        {playOn}
      </Panel>
    );
  }
  const isWin = move === match.ply && match.status.kind === "over" && glow === "winnable";
  return (
    <Panel>
      <Verdict glow={glow} says={isWin ? sayHere.winningMove() : verdictSays(glow, losing ?? past?.lost)} />
      <h2>{says}</h2>
      <p>
        <Caption
          text={isWin ? sayHere.wonWithIt() : paragraph([glow === "winnable" ? gained : "", afterSays(glow, past)])}
        />
      </p>
      {glow === "lost" && losing !== undefined ? (
        <button type="button" className="primary" onClick={() => choose(losing)}>
          {sayHere.showMove({ move: losing })}
        </button>
      ) : (
        playOn
      )}
    </Panel>
  );
}

function verdictSays(glow: Glow, since: number | undefined): string {
  if (glow === "winnable") return sayHere.goodMove();
  return glow === "lost" ? sayHere.lostSince({ move: since }) : sayHere.notKnown();
}

function afterSays(glow: Glow, past: Past | undefined): string {
  if (glow === "winnable") return sayHere.stillWinnable();
  if (glow === "lost") return sayHere.nothingWinnable();
  return past === undefined ? sayHere.lightLooking() : sayHere.noAnswer();
}

function Verdict({ glow, says }: { readonly glow: Glow; readonly says: string }) {
  return (
    <p className="verdict">
      <GlowSign glow={glow} /> {says}
    </p>
  );
}

function Panel({ children }: { readonly children: ReactNode }) {
  return (
    <section className="finding" aria-label={sayHere.thisMove()} aria-live="polite">
      {children}
    </section>
  );
}
