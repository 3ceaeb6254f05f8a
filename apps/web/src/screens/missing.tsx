/** An address that shows nothing. */

import { Link } from "../shell/parts.tsx";
import { ReadingFrame } from "./frame.tsx";

export function MissingScreen() {
  return (
    <ReadingFrame title="Nothing here">
      <p>There is no page at this address.</p>
      <p>
        <Link to="/" className="button primary">
          Go home
        </Link>
      </p>
    </ReadingFrame>
  );
}
