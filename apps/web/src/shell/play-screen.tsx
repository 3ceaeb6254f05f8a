/** A match on the screen: opened from its address, with a table and everything around it. */

import { type Match, ok, type Shape, sentence } from "@baize/kernel";
import { lazy, use, useEffect, useMemo } from "react";
import { entered, rename } from "../address.ts";
import { freshId } from "../store/archive.ts";
import { addressOf, open, randomDeal, resume } from "../store/opening.ts";
import type { Party } from "../store/party.ts";
import { fresh, type Loaded, Session } from "../store/session.ts";
import { archive } from "./archive.ts";
import { entryOf, load } from "./games.ts";
import { Link } from "./parts.tsx";
import { preferencesOf } from "./preferences.ts";
import { RoomScreen } from "./room-screen.tsx";
import { lastTable, partyOf } from "./table-choice.ts";
import { TableScreen } from "./table-screen.tsx";
import { voice } from "./voice.ts";

// Only some games have several seats.
const PartyScreen = lazy(async () => ({ default: (await import("./party-screen.tsx")).PartyScreen }));

/** The session an address asks for, or a sentence why there is none. */
function openSession(loaded: Loaded, address: string | undefined): Session | string {
  const { id } = loaded.game.meta;
  const left = address === undefined ? archive.unfinished().find(({ game }) => game === id) : undefined;
  const taken = left && resume(loaded, left);
  const last = lastTable(loaded);
  const at = address ?? addressOf(id, randomDeal(loaded), last?.options, last);
  const party = partyOf(loaded, at);
  const opened = taken ? ok(taken) : open(loaded, at, archive, party?.bots);
  if (!opened.ok) return sentence(opened.error, loaded.game.words);
  const { match, saved = fresh(party && isSeen(match) ? practised(party) : party) } = opened.value;
  const session = new Session(loaded, match, archive, voice, () => preferencesOf(loaded), saved);
  // Who plays on from a review has seen a better move.
  if (entered().hinted) session.helped("hint");
  return session;
}

/** The same party in practice, apart from its series. */
const practised = (party: Party): Party => ({ ...party, practice: true, series: freshId() });

/** Whether a deal has been played here before, so that its cards are known. */
const isSeen = ({ game, deal }: Match<Shape>): boolean =>
  archive.list().some((saved) => saved.game === game.meta.id && saved.deal === deal);

interface PlayProps {
  readonly game: string;
  readonly address: string | undefined;
}

/** The screen of an address such as `/freecell/617`; without a deal, the match left last or a new one. */
export function PlayScreen({ game, address }: PlayProps) {
  const loaded = use(load(entryOf(game)));
  const [, , word = ""] = (address ?? "").split(/[/?#]/);
  const Room = loaded.door.rooms?.[word];
  return Room === undefined ? (
    <MatchScreen loaded={loaded} address={address} />
  ) : (
    <RoomScreen loaded={loaded} Room={Room} />
  );
}

interface MatchProps {
  readonly loaded: Loaded;
  readonly address: string | undefined;
}

function MatchScreen({ loaded, address }: MatchProps) {
  const session = useMemo(() => openSession(loaded, address), [loaded, address]);
  useEffect(() => {
    if (typeof session === "string") return;
    // What stands in the address is the match in its own spelling; a link with moves stays until one is made.
    if (address === undefined || !address.includes("moves=")) rename(session.address);
    return watchSession(session);
  }, [session, address]);
  if (typeof session === "string") return <NoMatch why={session} game={loaded.game.meta.id} />;
  const Screen = session.party === undefined ? TableScreen : PartyScreen;
  return <Screen key={session.id} session={session} />;
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
