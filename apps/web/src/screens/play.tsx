/** A match on the screen: opened from its address, with a table and everything around it. */

import type { Refusal } from "@baize/kernel";
import { lazy, use, useEffect, useMemo } from "react";
import { type Addressed, placeWith } from "../address/address.ts";
import { entered, isAnew, rename } from "../address/navigation.ts";
import { archive } from "../keeping/archive.ts";
import { houseNote, own } from "../keeping/own.ts";
import { entryOf, type Loaded, load, loadCover } from "../library/games.ts";
import { sightOf } from "../match/begun.ts";
import { DAY_TERM, dayText, isDay } from "../match/day-text.ts";
import { looked } from "../match/later.ts";
import { open } from "../match/opening.ts";
import { Session } from "../match/session.ts";
import { voice } from "../voice/voice.ts";
import { TableScreen } from "./table.tsx";

/** The word of the deal of today in an address. */
const TODAY = "daily";

const NoMatch = lazy(async () => ({ default: (await import("./no-match.tsx")).NoMatch }));
const PageScreen = lazy(async () => ({ default: (await import("./room.tsx")).PageScreen }));
const RoomScreen = lazy(async () => ({ default: (await import("./room.tsx")).RoomScreen }));
const GuestScreen = lazy(async () => ({ default: (await import("./guest.tsx")).GuestScreen }));
// Only some games have several seats.
const PartyScreen = lazy(async () => ({ default: (await import("./party.tsx")).PartyScreen }));

/** What an address leads to: a match to play, somebody's game to look at, or a sentence why there is neither. */
type Opened =
  | { readonly kind: "session"; readonly session: Session; readonly missed: Refusal | undefined }
  | { readonly kind: "guest"; readonly place: Addressed }
  | { readonly kind: "none"; readonly error: Refusal };

function openAt(loaded: Loaded, place: Addressed | undefined, isOfDay: boolean): Opened {
  const entry = entered();
  if (place?.hasMoves && !entry.own) return { kind: "guest", place };
  const opened = open(loaded, place, archive);
  if (!opened.ok) return { kind: "none", error: opened.error };
  const { match, kept, missed } = opened.value;
  // Rules that were shared with a name are known by it here too.
  const { notes } = own(loaded.game.meta.id);
  if (place?.house !== undefined && !(houseNote(place.house) in notes.get()))
    notes.note(houseNote(place.house), match.options);
  const session = new Session(loaded, match, kept, archive, voice);
  // Who goes to the deal of a day wants to play it; a table that is over comes back with each load of its own address.
  const isPlayed = isAnew() || isOfDay;
  if (isPlayed && session.isOver && !session.isParty) session.restart();
  // Who plays on from a review has seen a better move.
  if (entry.hinted) session.helped("hint");
  return { kind: "session", session, missed };
}

interface PlayProps {
  readonly game: string;
  readonly place: Addressed | undefined;
}

/** The same place against those who play the deal of a day, unless it names others. */
const withBots = (place: Addressed, bots: readonly string[] | undefined): Addressed =>
  bots === undefined || place.bots !== undefined ? place : { ...place, bots, term: place.term ?? DAY_TERM };

/** The screen of an address such as `/game/617`; without a deal, the match left last or a new one. */
export function PlayScreen({ game, place }: PlayProps) {
  const entry = entryOf(game);
  const loaded = use(load(entry));
  const word = place?.word.toLowerCase() ?? "";
  const day = word === TODAY ? dayText(new Date()) : isDay(word) ? word : undefined;
  const daily = day === undefined ? undefined : use(loadCover(entry)).daily(day);
  const deal = daily !== undefined && "deal" in daily ? daily.deal : undefined;
  const bots = daily !== undefined && "deal" in daily ? daily.bots : undefined;
  const there = useMemo(
    () => (place === undefined || deal === undefined ? place : withBots(placeWith(place, deal), bots)),
    [place, deal, bots],
  );
  const room = daily !== undefined && "room" in daily ? daily.room : word;
  const Room = loaded.door.rooms?.[room];
  const Page = loaded.door.pages?.[word];
  if (Page !== undefined) return <PageScreen loaded={loaded} Page={Page} />;
  return Room === undefined ? (
    <MatchScreen loaded={loaded} place={there} isOfDay={day !== undefined} />
  ) : (
    <RoomScreen loaded={loaded} Room={Room} day={day} />
  );
}

interface MatchProps {
  readonly loaded: Loaded;
  readonly place: Addressed | undefined;
  readonly isOfDay: boolean;
}

function MatchScreen({ loaded, place, isOfDay }: MatchProps) {
  const opened = useMemo(() => openAt(loaded, place, isOfDay), [loaded, place, isOfDay]);
  const isNamed = place?.hasMoves === true || place?.match !== undefined;
  useEffect(() => {
    if (opened.kind !== "session") return;
    const { session, missed } = opened;
    if (missed || session.kept.practice || sightOf(session.match))
      void looked().then(({ tellOpened }) => tellOpened(session, missed));
    // What stands in the address is the match in its own spelling; a link with moves, or with the name of a match, stays until something is done.
    const name = () => rename(session.address);
    if (!isNamed) name();
    const quiet = session.shown.subscribe(name);
    const leave = watchSession(session);
    const { first } = entered();
    if (first !== undefined) session.play(first);
    return () => {
      quiet();
      leave();
    };
  }, [opened, isNamed]);
  if (opened.kind === "none") return <NoMatch loaded={loaded} error={opened.error} place={place} />;
  if (opened.kind === "guest") return <GuestScreen loaded={loaded} place={opened.place} />;
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
    else session.join(id);
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
