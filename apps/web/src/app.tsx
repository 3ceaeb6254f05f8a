/** The page: one screen at a time, by its address. */

import { Suits } from "@baize/table";
import { Suspense, useEffect, useRef } from "react";
import { address, type Screen, screenAt } from "./address.ts";
import { HomeScreen } from "./screens/home.tsx";
import { MissingScreen } from "./screens/missing.tsx";
import { RecordScreen } from "./screens/record.tsx";
import { RulesScreen } from "./screens/rules.tsx";
import { SettingsScreen } from "./screens/settings.tsx";
import { PLAYABLE } from "./shell/games.ts";
import { Mishap } from "./shell/mishap.tsx";
import { VoiceBox } from "./shell/parts.tsx";
import { PlayScreen } from "./shell/play-screen.tsx";
import { useCell } from "./store/cell.ts";

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
    case "play":
      return <PlayScreen game={screen.game} address={screen.address} />;
    case "missing":
      return <MissingScreen />;
  }
}

export function App() {
  const here = useCell(address);
  const last = useRef(here);
  // Whoever goes to another screen by key or by ear starts at its heading.
  useEffect(() => {
    if (last.current !== here) document.querySelector("h1")?.focus({ preventScroll: true });
    last.current = here;
  }, [here]);
  return (
    <>
      <Suits />
      <Mishap key={here}>
        <Suspense fallback={<div className="waiting" />}>{show(screenAt(here, GAME_IDS))}</Suspense>
      </Mishap>
      <VoiceBox />
    </>
  );
}
