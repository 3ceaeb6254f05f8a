/** The matches of the record, one in a row; and what is kept and cannot be read here. */

import { type Match, type Refusal, type Shape, sentence } from "@baize/kernel";
import { helpOf, type Kept, midendWords, reopen, scoreOf, timeText } from "@baize/midend";
import { use, useMemo, useState } from "react";
import { analysisAddress } from "../address/looked.ts";
import { archive } from "../keeping/archive.ts";
import { markOf } from "../keeping/tally.ts";
import { entryOf, type Loaded, load, loadCover, PLAYABLE } from "../library/games.ts";
import { hasLight } from "../light/use-truth.ts";

import { nameOfMatch } from "../match/day-of.ts";
import { isOwnBoard } from "../match/dealt.ts";
import { addressOfKept } from "../match/kept-address.ts";

import { satAt } from "../match/sat.ts";
import { Icon } from "../parts/icons.tsx";
import { Link } from "../parts/link.tsx";
import { MarkShape } from "../parts/mark.tsx";
import { Mishap } from "../parts/mishap.tsx";
import { claimOf, lengthOf } from "../table/wins.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/record.en.ts";

/** So many rows are listed at once; on a phone, where what they come to stands below them, a few first. */
const LISTED = 50;
const FEW = 8;
const isNarrow = (): boolean => matchMedia("(max-width: 900px)").matches;

interface ListProps {
  readonly matches: readonly Kept[];
  /** Whether nothing was played at all. */
  readonly isEmpty: boolean;
  forget(id: string): void;
}

export function MatchList({ matches, isEmpty, forget }: ListProps) {
  const [count, setCount] = useState(() => (isNarrow() ? FEW : LISTED));
  const [isTidying, setTidying] = useState(false);
  if (matches.length === 0) return <p className="none">{isEmpty ? sayHere.noMatchesYet() : sayHere.noneOfThese()}</p>;
  return (
    <>
      <ul className="matches">
        {matches.slice(0, count).map((kept) => (
          <Mishap
            key={kept.id}
            instead={<PlainRow says={sayHere.rowWrong()} forget={isTidying ? () => forget(kept.id) : undefined} />}
          >
            <KeptRow kept={kept} forget={isTidying ? () => forget(kept.id) : undefined} />
          </Mishap>
        ))}
      </ul>
      <div className="buttons">
        {count < matches.length ? (
          <button type="button" onClick={() => setCount(count + LISTED)}>
            {sayHere.moreMatches()}
          </button>
        ) : null}
        <Tidy isTidying={isTidying} set={setTidying} />
      </div>
    </>
  );
}

/** The button that lets rows be forgotten, and ends that. */
const Tidy = ({ isTidying, set }: { readonly isTidying: boolean; set(isTidying: boolean): void }) => (
  <button type="button" aria-pressed={isTidying} onClick={() => set(!isTidying)}>
    {isTidying ? sayHere.tidied() : sayHere.tidy()}
  </button>
);

interface ForgetProps {
  readonly label: string;
  readonly forget: (() => void) | undefined;
}

/** Forgets a row, where somebody tidies up. */
const Forget = ({ label, forget }: ForgetProps) =>
  forget === undefined ? null : (
    <button type="button" aria-label={label} onClick={forget}>
      <Icon name="close" />
    </button>
  );

/** A row of which nothing can be shown but why. */
const PlainRow = ({ says, forget }: { readonly says: string; readonly forget: ForgetProps["forget"] }) => (
  <li className="plain-row">
    <span>{says}</span>
    <Forget label={sayHere.forgetRow({ says })} forget={forget} />
  </li>
);

/** When a match was played last. */
function whenText(touched: number): string {
  const date = new Date(touched);
  const now = new Date();
  const time = sayHere.timeOfDay({ at: date });
  const days = Math.round((new Date(now.toDateString()).getTime() - new Date(date.toDateString()).getTime()) / 864e5);
  if (days === 0) return sayHere.when({ day: say.today(), time });
  if (days === 1) return sayHere.when({ day: sayHere.yesterday(), time });
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return say.date({ at: date, how: { day: "numeric", month: "long", ...year } });
}

/** What a match came to, and what is to be said besides. */
function resultOf(
  loaded: Loaded,
  kept: Kept,
  match: Match<Shape>,
): readonly [title: string, says: string, short?: string] {
  const { manners } = loaded;
  const score = scoreOf(kept);
  const isOwn = kept.practice && isOwnBoard(loaded, kept);
  const practice = isOwn
    ? sayHere.rowOwn({ deal: manners.dealWord })
    : kept.practice
      ? sayHere.rowPractice()
      : undefined;
  if (score === null) {
    const time = timeText(kept.elapsed);
    return [
      sayHere.rowLeft({ move: kept.moves }),
      practice ?? (kept.moves === 0 ? sayHere.rowUnbegun() : sayHere.rowOpen({ time })),
    ];
  }
  const signed = say.signed({ points: score });
  if (kept.seats.length > 1) {
    const rules = manners.company?.optionsName(kept.options) ?? "";
    return [score > 0 ? say.rowFirst({ signed }) : say.rowPoints({ signed }), practice ?? rules];
  }
  if (score > 0 && helpOf(kept) === "watched") return [sayHere.rowWatched(), practice ?? sayHere.rowWatchedSays()];
  if (score <= 0) return [sayHere.kindNotWon(), practice ?? timeText(kept.elapsed)];
  const length = lengthOf(loaded, kept);
  const claim = claimOf(length, kept);
  const counted = manners.countText(match.moves);
  const title = counted === say.moves({ count: length }) ? say.rowWon({ count: length }) : counted;
  if (practice !== undefined || claim === undefined) return [title, practice ?? timeText(kept.elapsed)];
  const over = length - kept.fewest;
  return [title, sayHere[`row_${claim}`]({ over }), sayHere[`short_${claim}`]({ over })];
}

/** Where a match is analysed; undefined where it is not, or not yet: one that is left would be seen through. */
function analysisOf(loaded: Loaded, kept: Kept, match: Match<Shape>): string | undefined {
  const isAnalysed = kept.scores !== null && (kept.seats.length > 1 || hasLight(kept.game));
  return isAnalysed ? analysisAddress(match.link(), satAt(loaded, kept)) : undefined;
}

interface RowProps {
  readonly kept: Kept;
  readonly forget: (() => void) | undefined;
}

/** A match that is kept; one that cannot be replayed leads nowhere, and says why. */
function KeptRow({ kept, forget }: RowProps) {
  const { game, deal, touched } = kept;
  const entry = entryOf(game);
  const cover = use(loadCover(entry));
  const loaded = use(load(entry));
  const name = nameOfMatch(loaded, kept);
  const played = useMemo(() => reopen(loaded.game, kept), [loaded, kept]);
  const analysis = played.ok ? analysisOf(loaded, kept, played.value) : undefined;
  const [title, says, short] = played.ok
    ? resultOf(loaded, kept, played.value)
    : [sentence(played.error, loaded.game.words), ""];
  return (
    <li>
      <span className="swatch" data-cloth={cover.cloth}>
        <cover.Emblem />
      </span>
      <span className="match-name">
        {played.ok ? <Link to={addressOfKept(loaded, kept)}>{name}</Link> : <b>{name}</b>}
        <time dateTime={new Date(touched).toISOString()}>{whenText(touched)}</time>
      </span>
      <span className="match-result">
        <strong>{title}</strong>
        <small className={short && "wide"}>{says}</small>
        {short === undefined ? null : <small className="narrow">{short}</small>}
      </span>
      <MarkShape mark={markOf(kept)} />
      {analysis === undefined ? null : (
        <Link to={analysis} className="match-analysis" label={sayHere.analyseMatch({ name })}>
          <Icon name="analyse" />
        </Link>
      )}
      <Forget label={sayHere.forgetLabel({ title: entry.title, deal })} forget={forget} />
    </li>
  );
}

/** A word from outside, as long as fits. */
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

interface UnreadProps {
  readonly others: readonly Kept[];
  forget(id: string): void;
}

/** Why it cannot be read, with the game called as everywhere else. */
function inWords(why: Refusal): Refusal {
  const entry = PLAYABLE.find(({ id }) => id === why.detail.game);
  return entry === undefined ? why : { ...why, detail: { ...why.detail, game: use(load(entry)).manners.title } };
}

/** What is kept and cannot be read here, and matches of games that are not here: named, and left as they are until somebody forgets them. */
export function Unread({ others, forget }: UnreadProps) {
  const [isTidying, setTidying] = useState(false);
  const rows = [
    ...archive.unread().map(({ id, why }) => ({ id, says: sentence(inWords(why), midendWords) })),
    ...others.map(({ id, game }) => ({ id, says: sayHere.otherGame({ game: shortened(game) }) })),
  ];
  if (rows.length === 0) return null;
  return (
    <section className="unread" aria-label={sayHere.unread()}>
      <h2>{sayHere.unread()}</h2>
      <p>{sayHere.unreadSays()}</p>
      <ul>
        {rows.map(({ id, says }) => (
          <PlainRow key={id} says={says} forget={isTidying ? () => forget(id) : undefined} />
        ))}
      </ul>
      <Tidy isTidying={isTidying} set={setTidying} />
    </section>
  );
}
