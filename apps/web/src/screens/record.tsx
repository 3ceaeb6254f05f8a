/** The player's record: figures for each game, and every match that is kept. */

import { sentence } from "@baize/kernel";
import { type Kept, midendWords, scoreOf, timeText } from "@baize/midend";
import { use, useState } from "react";
import { archive } from "../keeping/archive.ts";
import { type Tally, tally } from "../keeping/tally.ts";
import { entryOf, GAME_IDS, load, PLAYABLE } from "../library/games.ts";
import { addressOfKept } from "../match/opening.ts";
import { Link } from "../parts/link.tsx";
import { Mishap } from "../parts/mishap.tsx";
import { ReadingFrame } from "../parts/reading-frame.tsx";
import { say } from "../words/index.ts";

/** So many matches are listed. */
const LISTED = 50;

/** How games write that they are played as usual; who has played nothing else need not load a game to see a record. */
const STANDARD_OPTIONS = "standard";

export function RecordScreen() {
  const [matches, setMatches] = useState(() => archive.list());
  const forget = async (id: string) => {
    await archive.remove([id]);
    setMatches(archive.list());
  };
  const known = matches.filter(({ game }) => GAME_IDS.includes(game));
  return (
    <ReadingFrame title={say.record()}>
      {PLAYABLE.map(({ id, title }) => (
        <Mishap key={id} instead={<p>{say.rowWrong()}</p>}>
          <Tallies id={id} title={title} matches={matches.filter(({ game }) => game === id)} />
        </Mishap>
      ))}
      <h2>{say.matches()}</h2>
      {matches.length === 0 ? <p>{say.nothingYet()}</p> : null}
      <ul className="matches">
        {known.slice(0, LISTED).map((kept) => (
          <Mishap key={kept.id} instead={<li>{say.rowWrong()}</li>}>
            <KeptRow kept={kept} forget={() => forget(kept.id)} />
          </Mishap>
        ))}
      </ul>
      <Unread others={matches.filter((kept) => !known.includes(kept))} />
    </ReadingFrame>
  );
}

interface TalliesProps {
  readonly id: string;
  readonly title: string;
  readonly matches: readonly Kept[];
}

/** The figures of a game, and apart from them those of each way of playing that is a game of its own. */
function Tallies({ id, title, matches }: TalliesProps) {
  const isPlain = matches.every(({ options }) => options === STANDARD_OPTIONS);
  const { wayName } = isPlain ? {} : use(load(entryOf(id))).manners;
  const ways = Map.groupBy(matches, ({ options }) => wayName?.(options) ?? title);
  const names = [title, ...[...ways.keys()].filter((name) => name !== title).sort()];
  return names.map((name) => (
    <section key={name} className="tally">
      <h2>{name}</h2>
      <dl>
        {figuresOf(tally(ways.get(name) ?? [])).map(([what, figure]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

/** A word from outside, as long as fits. */
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** What is kept and cannot be read here, and matches of games that are not here: named, and left as they are. */
function Unread({ others }: { readonly others: readonly Kept[] }) {
  const unread = archive.unread();
  if (unread.length + others.length === 0) return null;
  return (
    <section className="unread">
      <h2>{say.unread()}</h2>
      <p>{say.unreadSays()}</p>
      <ul>
        {unread.map(({ id, why }) => (
          <li key={id}>{sentence(why, midendWords)}</li>
        ))}
        {others.map(({ id, game }) => (
          <li key={id}>{say.otherGame({ game: shortened(game) })}</li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly kept: Kept;
  forget(): void;
}

/** What a kept match came to, in a few words. */
function factsOf(kept: Kept): string {
  const score = scoreOf(kept);
  const parts = [
    score === null ? say.matchOpen() : score > 0 ? say.matchWon() : say.matchLost(),
    kept.seats.length > 1 && score !== null ? say.keptPoints({ signed: say.signed({ points: score }) }) : "",
    kept.practice ? say.keptPractice() : "",
    say.moves({ count: kept.moves }),
    timeText(kept.elapsed),
  ];
  return parts.filter((part) => part !== "").join(", ");
}

/** A match that is kept. */
function KeptRow({ kept, forget }: RowProps) {
  const { game, deal, options, touched } = kept;
  const { title } = entryOf(game);
  const loaded = use(load(entryOf(game)));
  const date = new Date(touched);
  return (
    <li>
      <Link to={addressOfKept(loaded, kept)}>{loaded.manners.matchName(deal, options)}</Link>
      <span>{factsOf(kept)}</span>
      <time dateTime={date.toISOString()}>{date.toLocaleDateString("en-GB", { day: "numeric", month: "short" })}</time>
      <button type="button" aria-label={say.forgetLabel({ title, deal })} onClick={forget}>
        {say.forget()}
      </button>
    </li>
  );
}

/** The figures of a game in words; those of several seats count points instead of moves. */
function figuresOf(sums: Tally): readonly (readonly [string, string])[] {
  const { played, won, open, hinted, lit, alone, fewest, fastest, party } = sums;
  const first = [
    [say.played(), String(played)],
    [say.won(), String(won)],
    [say.open(), String(open)],
    [say.wonHinted(), String(hinted)],
  ] as const;
  if (party !== undefined) {
    return [
      ...first,
      [say.wonAlone(), String(alone)],
      [say.points(), say.signed({ points: party.points })],
      [say.practice(), String(party.practice)],
    ];
  }
  return [
    ...first,
    [say.wonLit(), String(lit)],
    [say.wonAlone(), String(alone)],
    [say.fewestMoves(), fewest === undefined ? "–" : String(fewest.moves)],
    [say.fastest(), fastest === undefined ? "–" : timeText(fastest.elapsed)],
  ];
}
