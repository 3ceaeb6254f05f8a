/** Puts the page on the screen. */

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { watchAddress } from "./address/navigation.ts";
import { App, fetchFirst } from "./app.tsx";
import { openArchive } from "./keeping/archive.ts";
import { partFormerRecord } from "./keeping/former.ts";
import { speakChosen } from "./keeping/language.ts";
import { watchSettings } from "./keeping/settings.ts";
import { watchShelf } from "./keeping/stored.ts";
import "@fontsource-variable/instrument-sans/wdth.css";
import "./css/tokens.css";
import "./css/page.css";
import "./css/languages.css";
import "./css/screens.css";
import "./css/play.css";
import "./css/corners.css";
import "./css/help.css";
import "./css/home.css";

speakChosen();
await partFormerRecord();
watchShelf();
watchSettings();
watchAddress();
fetchFirst();
await openArchive();
// Without a service worker the page still works, only not offline.
if (import.meta.env.PROD) navigator.serviceWorker?.register(__SERVICE__).catch(() => {});
const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
