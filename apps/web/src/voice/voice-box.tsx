/** The sentence of the moment, and a place where sentences are spoken. */

import { Caption } from "@baize/faces";
import { useCell } from "../state/cell.ts";
import { shownSentence, spokenSentence } from "./voice.ts";

export function VoiceBox() {
  const shown = useCell(shownSentence);
  const spoken = useCell(spokenSentence);
  return (
    <>
      {shown === undefined ? null : (
        <p className="toast" aria-hidden="true">
          <Caption text={shown} />
        </p>
      )}
      <p className="unseen" role="status" aria-live="polite">
        {spoken}
      </p>
    </>
  );
}
