/** The player's record: every match that is kept, and what they come to. */

import type { Kept } from "@baize/midend";
import { type ReactNode, use, useMemo, useState } from "react";
import { choose, query } from "../address/query.ts";
import { archive } from "../keeping/archive.ts";
import { markOf, type Period, within } from "../keeping/tally.ts";
import { type Entry, entryOf, GAME_IDS, load, loadCover, PLAYABLE } from "../library/games.ts";
import { Mishap } from "../parts/mishap.tsx";
import { Segments } from "../parts/segments.tsx";
import { SiteFrame } from "../parts/site-frame.tsx";
import { useCell } from "../state/cell.ts";
import { say } from "../words/index.ts";
import { sayHere as sayKeeping } from "../words/keeping.en.ts";
import { sayHere } from "../words/record.en.ts";
import { exportAll } from "./keeping.tsx";
import { GameChart } from "./record-chart.tsx";
import { Bests, Rates } from "./record-figures.tsx";
import { MatchList, Unread } from "./record-rows.tsx";
import { Standings } from "./record-standings.tsx";
import "../css/record.css";
import "../css/record-figures.css";
import "../css/record-chart.css";

/** Which matches are listed. */
type Kind = "all" | "unaided" | "helped" | "notWon";

const isOfKind = (kept: Kept, kind: Kind): boolean => {
  const mark = markOf(kept);
  if (kind === "unaided") return mark === "unaided";
  if (kind === "helped") return mark === "light" || mark === "hints";
  return kind === "all" || !["unaided", "light", "hints"].includes(mark);
};

const spans = (): readonly { readonly value: Period; readonly word: string }[] => [
  { value: "all", word: sayHere.spanAll() },
  { value: "week", word: sayHere.spanWeek() },
  { value: "day", word: sayHere.spanDay() },
];

/** A kind of match as a word with the shape that stands for it in the rows. */
const shaped = (shape: "disc" | "ring" | "bar", word: string) => (
  <>
    <i className="mark" data-shape={shape} />
    {word}
  </>
);

const kinds = (): readonly { readonly value: Kind; readonly word: ReactNode }[] => [
  { value: "all", word: sayHere.kindAll() },
  { value: "unaided", word: shaped("disc", say.kindUnaided()) },
  { value: "helped", word: shaped("ring", sayHere.kindHelped()) },
  { value: "notWon", word: shaped("bar", sayHere.kindNotWon()) },
];

/** What a field of the address says; the first choice where it says none of them. */
const chosenOf = <Value extends string>(all: readonly { readonly value: Value }[], said: string | null): Value =>
  (all.find(({ value }) => value === said) ?? (all[0] as { readonly value: Value })).value;

/** Writes a choice into its field of the address; all of them need no word there. */
const keep = (field: string) => (value: string) => choose({ [field]: value === "all" ? undefined : value });

/** A game as a word with its sign. */
function GameWord({ entry }: { readonly entry: Entry }) {
  const cover = use(loadCover(entry));
  const { manners } = use(load(entry));
  return (
    <>
      <span className="swatch" data-cloth={cover.cloth}>
        <cover.Emblem />
      </span>
      {manners.title}
    </>
  );
}

/** The game whose wins are drawn where all games are looked at: the one that was won last. */
const drawnOf = (matches: readonly Kept[]): string => matches.find(({ scores }) => scores !== null)?.game ?? "";

export function RecordScreen() {
  const [all, setAll] = useState(() => archive.list());
  const fields = new URLSearchParams(useCell(query));
  const game = PLAYABLE.find(({ id }) => id === fields.get("game"))?.id ?? "";
  const span = chosenOf(spans(), fields.get("time"));
  const kind = chosenOf(kinds(), fields.get("won"));
  const forget = async (id: string) => {
    await archive.remove([id]);
    setAll(archive.list());
  };
  const known = useMemo(() => all.filter((kept) => GAME_IDS.includes(kept.game)), [all]);
  const looked = useMemo(
    () => within(known, span, new Date()).filter((kept) => game === "" || kept.game === game),
    [known, span, game],
  );
  const listed = useMemo(() => looked.filter((kept) => isOfKind(kept, kind)), [looked, kind]);
  const drawn = game || drawnOf(looked) || (GAME_IDS[0] ?? "");
  const games = [
    { value: "", word: sayHere.allGames() },
    ...PLAYABLE.map((entry) => ({ value: entry.id, word: <GameWord key={entry.id} entry={entry} /> })),
  ];
  return (
    <SiteFrame
      here="record"
      title={say.record()}
      beside={
        <Segments
          label={sayHere.whichGame()}
          value={game}
          choices={games}
          choose={(id) => choose({ game: id || undefined })}
        />
      }
    >
      <div className="record">
        <section className="matches-card" aria-label={sayHere.matches()}>
          <header>
            <h2>
              {sayHere.matches()} <span>{listed.length}</span>
            </h2>
            <Segments<Period> label={sayHere.whichTime()} value={span} choices={spans()} choose={keep("time")} />
          </header>
          <Segments<Kind> label={sayHere.whichMatches()} value={kind} choices={kinds()} choose={keep("won")} />
          <MatchList key={`${game} ${span} ${kind}`} matches={listed} isEmpty={all.length === 0} forget={forget} />
          <button type="button" onClick={exportAll}>
            {sayKeeping.exportFile()}
          </button>
        </section>
        <Mishap instead={<p>{sayHere.rowWrong()}</p>}>
          <Rates matches={looked} />
          <GameChart key={drawn} entry={entryOf(drawn)} matches={looked} isFirst />
          {PLAYABLE.filter(({ id }) => game === "" && id !== drawn).map((entry) => (
            <GameChart key={entry.id} entry={entry} matches={looked} isFirst={false} />
          ))}
          <Bests matches={looked} />
          <Standings matches={looked} />
        </Mishap>
      </div>
      <Unread others={all.filter((kept) => !GAME_IDS.includes(kept.game))} forget={forget} />
    </SiteFrame>
  );
}
