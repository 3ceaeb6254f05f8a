/** The page: one screen at a time, by its address. */

import { Suits } from "@baize/faces";
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef } from "react";
import { type Screen, screenAt } from "./address/address.ts";
import { address } from "./address/navigation.ts";
import { trouble } from "./keeping/trouble.ts";
import { entryOf, GAME_IDS, load, loadCover, PLAYABLE } from "./library/games.ts";
import { attended } from "./online/attended.ts";
import { Mishap } from "./parts/mishap.tsx";
import { useCell } from "./state/cell.ts";
import { VoiceBox } from "./voice/voice-box.tsx";
import { say } from "./words/index.ts";

/** Where the screens are: each is fetched when somebody goes there. */
const SCREENS = {
  analysis: () => import("./screens/analysis.tsx"),
  days: () => import("./screens/days.tsx"),
  home: () => import("./screens/home.tsx"),
  lesson: () => import("./screens/lesson.tsx"),
  missing: () => import("./screens/missing.tsx"),
  online: () => import("./screens/online.tsx"),
  play: () => import("./screens/play.tsx"),
  record: () => import("./screens/record.tsx"),
  review: () => import("./screens/review.tsx"),
  rules: () => import("./screens/rules.tsx"),
  settings: () => import("./screens/settings.tsx"),
  together: () => import("./screens/together.tsx"),
} as const satisfies Record<Screen["name"], () => Promise<unknown>>;

const AnalysisScreen = lazy(async () => ({ default: (await SCREENS.analysis()).AnalysisScreen }));
const DaysScreen = lazy(async () => ({ default: (await SCREENS.days()).DaysScreen }));
const HomeScreen = lazy(async () => ({ default: (await SCREENS.home()).HomeScreen }));
const LessonScreen = lazy(async () => ({ default: (await SCREENS.lesson()).LessonScreen }));
const MissingScreen = lazy(async () => ({ default: (await SCREENS.missing()).MissingScreen }));
const OnlineScreen = lazy(async () => ({ default: (await SCREENS.online()).OnlineScreen }));
const PlayScreen = lazy(async () => ({ default: (await SCREENS.play()).PlayScreen }));
const RecordScreen = lazy(async () => ({ default: (await SCREENS.record()).RecordScreen }));
const ReviewScreen = lazy(async () => ({ default: (await SCREENS.review()).ReviewScreen }));
const RulesScreen = lazy(async () => ({ default: (await SCREENS.rules()).RulesScreen }));
const SettingsScreen = lazy(async () => ({ default: (await SCREENS.settings()).SettingsScreen }));
const TogetherScreen = lazy(async () => ({ default: (await SCREENS.together()).TogetherScreen }));
// Hardly anybody is ever told that something was not kept.
const KeepingNotice = lazy(async () => ({ default: (await import("./screens/keeping-notice.tsx")).KeepingNotice }));
// Only whoever sits at an online table and looks at a match of it is called back.
const TableCall = lazy(async () => ({ default: (await import("./online/table-call.tsx")).TableCall }));

/** Begins to fetch the screen that the page is opened on, and its game, while all else is made ready. */
export function fetchFirst(): void {
  const screen = screenAt(address.get().at, GAME_IDS);
  const first: Promise<unknown>[] = [SCREENS[screen.name]()];
  if (screen.name === "play") first.push(load(entryOf(screen.game)));
  if (screen.name === "home") first.push(...PLAYABLE.map(loadCover));
  // What cannot be fetched is told by the screen, which asks for it again.
  for (const fetched of first) fetched.catch(() => {});
}

function show(screen: Screen) {
  switch (screen.name) {
    case "home":
      return <HomeScreen />;
    case "settings":
      return <SettingsScreen />;
    case "together":
      return <TogetherScreen />;
    case "online":
      return <OnlineScreen id={screen.id} />;
    case "days":
      return <DaysScreen />;
    case "record":
      return <RecordScreen />;
    case "rules":
      return <RulesScreen game={screen.game} />;
    case "lesson":
      return <LessonScreen game={screen.game} />;
    case "review":
      return <ReviewScreen game={screen.game} link={screen.link} company={screen.company} />;
    case "analysis":
      return <AnalysisScreen game={screen.game} link={screen.link} company={screen.company} />;
    case "play":
      return <PlayScreen game={screen.game} place={screen.place} />;
    case "missing":
      return <MissingScreen />;
  }
}

interface ArrivalProps {
  /** Whether another screen was there before. */
  readonly onward: RefObject<boolean>;
  readonly children: ReactNode;
}

/** The name of the screen in the window's title. */
function titleOf(): string {
  const named = [...document.querySelectorAll("h1, .deal-name:not(:has(> *)), .deal-name > *")];
  const names = named.map(({ textContent }) => textContent).filter((name) => name !== "");
  return [...names, say.pageName()].filter((name, i, all) => all.indexOf(name) === i).join(" · ");
}

/** Goes to the heading of the screen, where no field has been gone to; false while it is not there. */
function start(): boolean {
  const heading = document.querySelector("h1");
  if (!(document.activeElement instanceof HTMLInputElement)) heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** Whoever goes to another screen by key or by ear starts at its heading, once it is there, or in the field it came for. */
function Arrival({ onward, children }: ArrivalProps) {
  useEffect(() => {
    const isOnward = onward.current;
    onward.current = true;
    document.title = titleOf();
    if (!isOnward || start()) return;
    // An online table is there once the server has told of it.
    const coming = new MutationObserver(() => start() && coming.disconnect());
    coming.observe(document.body, { childList: true, subtree: true });
    return () => coming.disconnect();
  }, [onward]);
  return children;
}

/** What stands beside a screen comes when it is there, and where it breaks nothing stands for it. */
const Beside = ({ children }: { readonly children: ReactNode }) => (
  <Mishap instead={null}>
    <Suspense>{children}</Suspense>
  </Mishap>
);

export function App() {
  const here = useCell(address);
  // One address is one screen: whatever it opens is opened once.
  const screen = useMemo(() => screenAt(here.at, GAME_IDS), [here]);
  const onward = useRef(false);
  const table = attended();
  return (
    <>
      <Suits />
      <Beside>{useCell(trouble) && <KeepingNotice />}</Beside>
      <Mishap key={here.at}>
        <Suspense fallback={<div className="waiting" />}>
          <Arrival onward={onward}>{show(screen)}</Arrival>
        </Suspense>
      </Mishap>
      <Beside>{table && <TableCall id={table} screen={screen} isOwn={here.isOwn} />}</Beside>
      <VoiceBox />
    </>
  );
}
