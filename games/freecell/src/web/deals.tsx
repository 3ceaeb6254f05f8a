/** The explorer of deals: the first million, every one settled, chosen by how hard it is and how long its line. */

import { DealField } from "@baize/hands";
import type { PageProps } from "@baize/table";
import { type FormEvent, useEffect, useId, useMemo, useState } from "react";
import { type Catalogue, gradesOf, lengthsOf, parseCatalogue, select } from "../deals/index.ts";
import { millionFile } from "../million/index.ts";
import { say } from "../words/deals.en.ts";
import { DealTile } from "./deal-tile.tsx";
import { Grades } from "./deals-grades.tsx";
import { HOME_MOVES, Lengths } from "./deals-lengths.tsx";
import { readWish, USUAL, type Wish, writeWish } from "./deals-wish.ts";
import "./deals.css";

let loading: Promise<Catalogue> | undefined;

/** Fetches the solved deals, once; what failed may come the next time. */
function load(): Promise<Catalogue> {
  loading ??= fetch(millionFile).then(async (response) => {
    if (!response.ok) throw new Error(say.failed());
    const read = parseCatalogue(new Uint8Array(await response.arrayBuffer()));
    if (!read.ok) throw new Error(say.failed());
    return read.value;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

export function Deals(props: PageProps) {
  const [catalogue, setCatalogue] = useState<Catalogue>();
  const [tries, setTries] = useState(0);
  const [isLost, setLost] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is another one.
  useEffect(() => {
    let isGone = false;
    setLost(false);
    load().then(
      (found) => isGone || setCatalogue(found),
      () => isGone || setLost(true),
    );
    return () => {
      isGone = true;
    };
  }, [tries]);
  if (catalogue !== undefined) return <Explorer {...props} catalogue={catalogue} />;
  return (
    <>
      <h1 tabIndex={-1}>{say.title()}</h1>
      <p role="status">{isLost ? say.failed() : say.loading()}</p>
      {isLost ? (
        <button type="button" className="primary" onClick={() => setTries(tries + 1)}>
          {say.again()}
        </button>
      ) : null}
    </>
  );
}

/** So many deals are shown at once; a wide window has room for more. */
const shownAtOnce = (): number => (matchMedia("(min-width: 2000px)").matches ? 28 : 12);

type ExplorerProps = PageProps & { readonly catalogue: Catalogue };

function Explorer({ catalogue, ...desk }: ExplorerProps) {
  const wished = readWish(desk.chosen);
  const { grade, from, to: most, isFresh, isLeft, order } = wished;
  const wish = (changes: Partial<Wish>) => desk.choose(writeWish({ ...wished, ...changes }));
  const { won, left } = desk;
  const facts = useMemo(() => gradesOf(catalogue), [catalogue]);
  const lengths = useMemo(() => lengthsOf(catalogue, grade), [catalogue, grade]);
  const deals = useMemo(() => {
    // The last handle stands for all that is longer.
    const to = most >= USUAL.to ? Number.POSITIVE_INFINITY : most;
    const without = new Set(isFresh ? won.map(Number) : []);
    const among = isLeft ? [...left.keys()].map(Number) : undefined;
    return select(catalogue, { grade, from, to, without, among }, order);
  }, [catalogue, grade, from, most, isFresh, isLeft, order, won, left]);
  const surprise = () => {
    const deal = deals[Math.floor(Math.random() * deals.length)];
    if (deal !== undefined) desk.start(String(deal));
  };
  return (
    <div className="deals">
      <header className="deals-head">
        <h1 tabIndex={-1}>{say.title()}</h1>
        <p>{say.says({ last: catalogue.last })}</p>
        <NumberForm catalogue={catalogue} start={desk.start} />
      </header>
      <Grades facts={facts} grade={grade} choose={(level) => wish({ grade: level })} start={desk.start} />
      <section className="deals-lengths">
        <Lengths counts={lengths} least={USUAL.from} most={USUAL.to} range={{ from, to: most }} choose={wish} />
        <div className="deals-switches">
          <Switch isOn={isFresh} word={say.notWon()} set={(is) => wish({ isFresh: is })} />
          <Switch isOn={isLeft} word={say.leftOpen()} set={(is) => wish({ isLeft: is })} />
        </div>
      </section>
      <section className="deals-found">
        <div className="deals-row">
          <p role="status">
            <strong>{say.found({ count: deals.length })}</strong>
          </p>
          <label>
            <span className="unseen">{say.sort()}</span>
            <select value={order} onChange={(event) => wish({ order: event.target.value as Wish["order"] })}>
              <option value="number">{say.byNumber()}</option>
              <option value="short">{say.byShort()}</option>
              <option value="long">{say.byLong()}</option>
            </select>
          </label>
          <button
            type="button"
            className="primary"
            aria-disabled={deals.length === 0 || undefined}
            onClick={() => deals.length > 0 && surprise()}
          >
            {say.surprise()}
          </button>
        </div>
        {deals.length === 0 ? <p>{say.none()}</p> : null}
        <Tiles {...desk} catalogue={catalogue} deals={deals} />
        <p className="deals-note">
          {say.countNote({ home: HOME_MOVES })}{" "}
          <a href={millionFile.href} download>
            {say.download()}
          </a>
        </p>
      </section>
    </div>
  );
}

/** The first of the deals that were found, and more when they are wanted. */
function Tiles({ catalogue, deals, won, left, start }: ExplorerProps & { readonly deals: Uint32Array }) {
  const [shown, setShown] = useState(shownAtOnce);
  return (
    <>
      <ul className="deal-tiles">
        {[...deals.subarray(0, shown)].map((deal) => (
          <DealTile
            key={deal}
            deal={deal}
            known={catalogue.of(deal)}
            isWon={won.includes(String(deal))}
            left={left.get(String(deal))}
            start={start}
          />
        ))}
      </ul>
      {deals.length > shown ? (
        <button type="button" className="deals-more" onClick={() => setShown(shown + shownAtOnce())}>
          {say.more()}
        </button>
      ) : null}
    </>
  );
}

function Switch({ isOn, word, set }: { readonly isOn: boolean; readonly word: string; set(isOn: boolean): void }) {
  return (
    <button type="button" className={isOn ? "primary" : undefined} aria-pressed={isOn} onClick={() => set(!isOn)}>
      {word}
    </button>
  );
}

/** A deal by its number. */
function NumberForm({ catalogue, start }: { readonly catalogue: Catalogue; start(deal: string): void }) {
  const id = useId();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const deal = text.replace(/\s/g, "");
    if (/^[1-9]\d*$/.test(deal) && Number(deal) <= catalogue.last) start(deal);
    else setProblem(say.noSuchDeal({ last: catalogue.last }));
  };
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className="unseen">
        {say.number()}
      </label>
      <DealField
        id={id}
        inputMode="numeric"
        placeholder={say.numbers({ last: catalogue.last })}
        text={text}
        problem={problem}
        onText={setText}
      >
        <button type="submit">{say.dealIt()}</button>
      </DealField>
    </form>
  );
}
