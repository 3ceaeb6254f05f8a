/** A match on the screen: opened from its address, with a table and everything around it. */

import { sentence } from "@baize/kernel";
import { midendWords } from "@baize/midend";
import { lazy, use, useEffect, useMemo } from "react";
import type { Place } from "../address/address.ts";
import { entered, rename } from "../address/navigation.ts";
import { archive } from "../keeping/archive.ts";
import { houseNote, own } from "../keeping/own.ts";
import { entryOf, type Loaded, load } from "../library/games.ts";
import { open } from "../match/opening.ts";
import { Session } from "../match/session.ts";
import { Link } from "../parts/link.tsx";
import { voice } from "../voice/voice.ts";
import { pageWords, say } from "../words/index.ts";
import { RoomScreen } from "./room.tsx";
import { TableScreen } from "./table.tsx";

// Only some games have several seats.
const PartyScreen = lazy(async () => ({ default: (await import("./party.tsx")).PartyScreen }));

/** The session an address asks for, with what is to be said about it; or a sentence why there is none. */
function openSession(loaded: Loaded, place: Place | undefined): { session: Session; notice: string } | string {
  const opened = open(loaded, place, archive);
  if (!opened.ok) return sentence(opened.error, loaded.game.words, midendWords, pageWords);
  const { match, kept, missed } = opened.value;
  // Rules that were shared with a name are known by it here too.
  const { notes } = own(loaded.game.meta.id);
  if (place?.house !== undefined && !(houseNote(place.house) in notes.get()))
    notes.note(houseNote(place.house), match.options);
  const session = new Session(loaded, match, kept, archive, voice);
  // Who plays on from a review has seen a better move.
  if (entered().hinted) session.helped("hint");
  return {
    session,
    notice: missed === undefined ? "" : say.missed({ why: sentence(missed, loaded.game.words, midendWords) }),
  };
}

interface PlayProps {
  readonly game: string;
  readonly place: Place | undefined;
}

/** The screen of an address such as `/game/617`; without a deal, the match left last or a new one. */
export function PlayScreen({ game, place }: PlayProps) {
  const loaded = use(load(entryOf(game)));
  const Room = loaded.door.rooms?.[place?.word ?? ""];
  return Room === undefined ? (
    <MatchScreen loaded={loaded} place={place} />
  ) : (
    <RoomScreen loaded={loaded} Room={Room} />
  );
}

interface MatchProps {
  readonly loaded: Loaded;
  readonly place: Place | undefined;
}

function MatchScreen({ loaded, place }: MatchProps) {
  const opened = useMemo(() => openSession(loaded, place), [loaded, place]);
  const hasMoves = place?.hasMoves === true;
  useEffect(() => {
    if (typeof opened === "string") return;
    const { session, notice } = opened;
    if (notice !== "") voice.tell(notice);
    // What stands in the address is the match in its own spelling; a link with moves stays until something is done.
    const name = () => rename(session.address);
    if (!hasMoves) name();
    const quiet = session.shown.subscribe(name);
    const leave = watchSession(session);
    return () => {
      quiet();
      leave();
    };
  }, [opened, hasMoves]);
  if (typeof opened === "string") return <NoMatch why={opened} game={loaded.game.meta.id} />;
  const { session } = opened;
  const Screen = session.isParty ? PartyScreen : TableScreen;
  return <Screen key={session.id} session={session} />;
}

/** Keeps time while the page is seen, and keeps in step with other tabs. */
function watchSession(session: Session): () => void {
  const seen = () => {
    const isSeen = document.visibilityState === "visible";
    session.watch(isSeen);
    if (!isSeen) session.keep();
  };
  const deaf = archive.subscribe((id) => {
    if (id === session.id) session.refresh();
  });
  seen();
  document.addEventListener("visibilitychange", seen);
  addEventListener("pagehide", seen);
  return () => {
    session.watch(false);
    session.keep();
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("pagehide", seen);
    deaf();
  };
}

function NoMatch({ why, game }: { readonly why: string; readonly game: string }) {
  return (
    <main className="page">
      <h1>{say.noSuchMatch()}</h1>
      <p>{why}</p>
      <p>
        <Link to={`/${game}`} className="button primary">
          {say.playElse()}
        </Link>
      </p>
    </main>
  );
}
