/** The page: one screen at a time, by its address. */

import { Suits } from "@baize/table";
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { address, type Screen, screenAt } from "./address.ts";
import { HomeScreen } from "./screens/home.tsx";
import { MissingScreen } from "./screens/missing.tsx";
import { PLAYABLE } from "./shell/games.ts";
import { Mishap } from "./shell/mishap.tsx";
import { VoiceBox } from "./shell/parts.tsx";
import { PlayScreen } from "./shell/play-screen.tsx";
import { useCell } from "./store/cell.ts";

// What nobody needs at first is fetched when it is wanted.
const LessonScreen = lazy(async () => ({ default: (await import("./screens/lesson.tsx")).LessonScreen }));
const RecordScreen = lazy(async () => ({ default: (await import("./screens/record.tsx")).RecordScreen }));
const ReviewScreen = lazy(async () => ({ default: (await import("./screens/review.tsx")).ReviewScreen }));
const RulesScreen = lazy(async () => ({ default: (await import("./screens/rules.tsx")).RulesScreen }));
const SettingsScreen = lazy(async () => ({ default: (await import("./screens/settings.tsx")).SettingsScreen }));

const GAME_IDS = PLAYABLE.map(({ id }) => id);

function show(screen: Screen) {
  switch (screen.name) {
    case "home":
      return <HomeScreen />;
    case "settings":
      return <SettingsScreen />;
    case "record":
      return <RecordScreen />;
    case "rules":
      return <RulesScreen game={screen.game} />;
    case "lesson":
      return <LessonScreen game={screen.game} />;
    case "review":
      return <ReviewScreen game={screen.game} address={screen.address} />;
    case "play":
      return <PlayScreen game={screen.game} address={screen.address} />;
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
  const names = [...document.querySelectorAll("h1, .deal-name")].map(({ textContent }) => textContent);
  return [...names, "Baize"].filter((name, i, all) => all.indexOf(name) === i).join(" · ");
}

/** Whoever goes to another screen by key or by ear starts at its heading, once it is there. */
function Arrival({ onward, children }: ArrivalProps) {
  useEffect(() => {
    if (onward.current) document.querySelector("h1")?.focus({ preventScroll: true });
    onward.current = true;
    document.title = titleOf();
  }, [onward]);
  return children;
}

export function App() {
  const here = useCell(address);
  const onward = useRef(false);
  return (
    <>
      <Suits />
      <Mishap key={here}>
        <Suspense fallback={<div className="waiting" />}>
          <Arrival onward={onward}>{show(screenAt(here, GAME_IDS))}</Arrival>
        </Suspense>
      </Mishap>
      <VoiceBox />
    </>
  );
}
