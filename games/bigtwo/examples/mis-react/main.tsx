/** The document's app in an otherwise empty page: `npm run example`. */

import { Game } from "@baize/bigtwo/mis";
import { App } from "@baize/bigtwo/mis-react";
import { createRoot } from "react-dom/client";

const place = document.getElementById("app");
if (place !== null) createRoot(place).render(<App game={new Game()} />);
