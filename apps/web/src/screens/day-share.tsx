/** A day's results for others, as text and as a picture: what they came to, and never how. */

import { use, useEffect, useRef, useState } from "react";
import { type Loaded, load, loadCover } from "../library/games.ts";
import { isDone } from "../match/days.ts";
import type { GameDay } from "../match/use-days.ts";
import { Icon } from "../parts/icons.tsx";
import { drawDay, fileOf, type PictureRow, SIZE } from "../parts/result-picture.ts";
import { copy, share } from "../parts/share.ts";
import { voice } from "../voice/voice.ts";
import { sayHere } from "../words/days.en.ts";
import { sayHere as sayEnding } from "../words/ending.en.ts";
import { say } from "../words/index.ts";
import { howDone, resultSays } from "./day-result.tsx";

const COPY =
  "M7 7.5A1.5 1.5 0 0 1 8.5 6h6A1.5 1.5 0 0 1 16 7.5v8a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 7 15.5zM4 13V4.5A1.5 1.5 0 0 1 5.5 3H13";

interface ShareProps {
  readonly day: string;
  readonly deals: readonly GameDay[];
}

const dateWords = (day: string): string =>
  say.date({ at: new Date(`${day}T12:00`), how: { day: "numeric", month: "long", year: "numeric" } });

/** Whether the result of a day's deal is one to give away: practice is none. */
export const isGiven = (deal: GameDay): boolean => isDone(deal) && deal.kept?.practice !== true;

/** What was done of a day, game by game. */
function rowsOf(deals: readonly GameDay[], loaded: readonly Loaded[]): readonly PictureRow[] {
  return deals.flatMap((deal, n) => {
    const [{ kept }, game] = [deal, loaded[n]];
    if (!isGiven(deal) || kept === undefined || game === undefined) return [];
    const { matchName } = game.manners;
    const title =
      game.game.meta.seats > 1 || kept.deal.length > 12 ? deal.entry.title : matchName(kept.deal, kept.options);
    return [{ title, says: resultSays(game, kept), how: howDone(kept), cloth: game.door.cloth }];
  });
}

export function DayShare({ day, deals }: ShareProps) {
  const loaded = deals.map(({ entry }) => use(load(entry)));
  for (const { entry } of deals) use(loadCover(entry));
  const rows = rowsOf(deals, loaded);
  const date = dateWords(day);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shown, setShown] = useState(false);
  const text = [
    sayHere.shareHead({ date }),
    ...rows.flatMap(({ title, says, how }) => [title, sayHere.shareRow({ says, how })]),
    `${location.origin}/days`,
  ].join("\n");
  useEffect(() => {
    if (canvas.current !== null) drawDay(canvas.current, date, rows);
  });
  const picture = async () => (canvas.current === null ? undefined : fileOf(canvas.current, `baize-${day}.png`));
  const tell = (given: string) => {
    if (given === "copied") voice.tell(sayEnding.resultCopied());
    setShown(given === "refused");
  };
  return (
    <div className="day-share">
      <canvas ref={canvas} width={SIZE} height={SIZE} role="img" aria-label={sayHere.dayPicture({ date })} />
      <p className="share-text">{text}</p>
      {shown ? (
        <textarea
          className="shared"
          aria-label={sayEnding.resultText()}
          readOnly
          value={text}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
      <div className="buttons">
        <button type="button" className="primary" onClick={async () => tell(await share(text, await picture()))}>
          <Icon name="share" /> {say.share()}
        </button>
        <button type="button" onClick={async () => tell(await copy(text))}>
          <Icon name={COPY} /> {sayHere.copyText()}
        </button>
      </div>
    </div>
  );
}
