/** The page: one screen at a time, by its address. */

import { Suits } from "@baize/faces";
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef } from "react";
import { type Screen, screenAt } from "./address/address.ts";
import { address } from "./address/navigation.ts";
import { GAME_IDS } from "./library/games.ts";
import { Mishap } from "./parts/mishap.tsx";
import { HomeScreen } from "./screens/home.tsx";
import { KeepingNotice } from "./screens/keeping-notice.tsx";
import { PlayScreen } from "./screens/play.tsx";
import { useCell } from "./state/cell.ts";
import { VoiceBox } from "./voice/voice-box.tsx";
import { say } from "./words/index.ts";

// What nobody needs at first is fetched when it is wanted.
const AnalysisScreen = lazy(async () => ({ default: (await import("./screens/analysis.tsx")).AnalysisScreen }));
const DaysScreen = lazy(async () => ({ default: (await import("./screens/days.tsx")).DaysScreen }));
const LessonScreen = lazy(async () => ({ default: (await import("./screens/lesson.tsx")).LessonScreen }));
const MissingScreen = lazy(async () => ({ default: (await import("./screens/missing.tsx")).MissingScreen }));
const OnlineScreen = lazy(async () => ({ default: (await import("./screens/online.tsx")).OnlineScreen }));
const TogetherScreen = lazy(async () => ({ default: (await import("./screens/together.tsx")).TogetherScreen }));
const RecordScreen = lazy(async () => ({ default: (await import("./screens/record.tsx")).RecordScreen }));
const ReviewScreen = lazy(async () => ({ default: (await import("./screens/review.tsx")).ReviewScreen }));
const RulesScreen = lazy(async () => ({ default: (await import("./screens/rules.tsx")).RulesScreen }));
const SettingsScreen = lazy(async () => ({ default: (await import("./screens/settings.tsx")).SettingsScreen }));

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
      return <AnalysisScreen game={screen.game} link={screen.link} />;
    case "play":
      return <PlayScreen game={screen.game} place={screen.place} />;
    case "missing":
      return <MissingScreen />;
  }
}

/** The screens that a table fills. */
const TABLES: readonly Screen["name"][] = ["play", "lesson", "review", "analysis", "online"];

interface ArrivalProps {
  /** Whether another screen was there before. */
  readonly onward: RefObject<boolean>;
  readonly children: ReactNode;
}

/** The name of the screen in the window's title. */
function titleOf(): string {
  const names = [...document.querySelectorAll("h1, .deal-name")].map(({ textContent }) => textContent);
  return [...names, say.pageName()].filter((name, i, all) => all.indexOf(name) === i).join(" · ");
}

/** Whoever goes to another screen by key or by ear starts at its heading, once it is there, or in the field it came for. */
function Arrival({ onward, children }: ArrivalProps) {
  useEffect(() => {
    const isInField = document.activeElement instanceof HTMLInputElement;
    if (onward.current && !isInField) document.querySelector("h1")?.focus({ preventScroll: true });
    onward.current = true;
    document.title = titleOf();
  }, [onward]);
  return children;
}

export function App() {
  const here = useCell(address);
  // One address is one screen: whatever it opens is opened once.
  const screen = useMemo(() => screenAt(here.at, GAME_IDS), [here]);
  const onward = useRef(false);
  return (
    <>
      <Suits />
      <Mishap key={here.at}>
        <Suspense fallback={<div className="waiting" />}>
          <Arrival onward={onward}>{show(screen)}</Arrival>
        </Suspense>
      </Mishap>
      <KeepingNotice atTable={TABLES.includes(screen.name)} />
      <VoiceBox />
    </>
  );
}
