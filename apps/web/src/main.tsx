/** Puts the page on the screen. */

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Welcome } from "./welcome.tsx";
import "./page.css";

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Welcome />
    </StrictMode>,
  );
}
