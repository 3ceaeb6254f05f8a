/** An address that shows nothing. */

import { Link } from "../parts/link.tsx";
import { ReadingFrame } from "../parts/reading-frame.tsx";
import { say } from "../words/index.ts";

export function MissingScreen() {
  return (
    <ReadingFrame title={say.nothingHere()}>
      <p>{say.nothingHereSays()}</p>
      <p>
        <Link to="/" className="button primary">
          {say.goHome()}
        </Link>
      </p>
    </ReadingFrame>
  );
}
