/** A match on the screen: opened from its address, with a table and everything around it. */

import { sentence } from "@baize/kernel";
import { use, useEffect, useMemo } from "react";
import { entered, rename } from "../address.ts";
import { addressOf, open, randomDeal, resume } from "../store/opening.ts";
import { type Loaded, Session } from "../store/session.ts";
import { settings } from "../store/settings.ts";
import { archive } from "./archive.ts";
import { entryOf, load } from "./games.ts";
import { Link } from "./parts.tsx";
import { TableScreen } from "./table-screen.tsx";
import { voice } from "./voice.ts";

/** What is chosen of a game's own preferences; the rest is standard. */
function preferencesOf({ game, door }: Loaded): Readonly<Record<string, string>> {
  const standard = Object.fromEntries(door.preferences.map(({ id, standard }) => [id, standard]));
  return { ...standard, ...settings.get().games[game.meta.id] };
}

/** The session an address asks for, or a sentence why there is none. */
function openSession(loaded: Loaded, address: string | undefined): Session | string {
  const { id } = loaded.game.meta;
  const left = address === undefined ? archive.unfinished().find(({ game }) => game === id) : undefined;
  const taken = left && resume(loaded, left);
  const at = address ?? addressOf(id, randomDeal(loaded));
  const opened = taken ? { ok: true as const, value: taken } : open(loaded, at, archive);
  if (!opened.ok) return sentence(opened.error, loaded.game.words);
  const { match, saved } = opened.value;
  const session = new Session(loaded, match, archive, voice, () => preferencesOf(loaded), saved);
  // Who plays on from a review has seen a better move.
  if (entered().hinted) session.helped("hint");
  return session;
}

interface PlayProps {
  readonly game: string;
  readonly address: string | undefined;
}

/** The screen of an address such as `/freecell/617`; without a deal, the match left last or a new one. */
export function PlayScreen({ game, address }: PlayProps) {
  const loaded = use(load(entryOf(game)));
  const session = useMemo(() => openSession(loaded, address), [loaded, address]);
  useEffect(() => {
    if (typeof session === "string") return;
    if (address === undefined) rename(addressOf(game, session.match.deal));
    return watchSession(session);
  }, [session, address, game]);
  if (typeof session === "string") return <NoMatch why={session} game={game} />;
  return <TableScreen key={session.id} session={session} />;
}

/** Keeps time while the page is seen, and keeps in step with other tabs. */
function watchSession(session: Session): () => void {
  const seen = () => {
    const isSeen = document.visibilityState === "visible";
    session.watch(isSeen);
    if (!isSeen) session.keep();
  };
  const written = ({ key }: StorageEvent) => {
    if (archive.idOf(key) === session.id) session.refresh();
  };
  seen();
  document.addEventListener("visibilitychange", seen);
  addEventListener("pagehide", seen);
  addEventListener("storage", written);
  return () => {
    session.watch(false);
    session.keep();
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("pagehide", seen);
    removeEventListener("storage", written);
  };
}

function NoMatch({ why, game }: { readonly why: string; readonly game: string }) {
  return (
    <main className="page">
      <h1>No such match</h1>
      <p>{why}</p>
      <p>
        <Link to={`/${game}`} className="button primary">
          Play something else
        </Link>
      </p>
    </main>
  );
}
