/** A button that gives a result to others as text: what it came to, and where the deal is; never how it was done. */

import { useState } from "react";
import { Icon } from "../parts/icons.tsx";
import { share } from "../parts/share.ts";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";

interface ShareProps {
  /** Makes the text. */
  text(): string;
}

export function ShareResult({ text }: ShareProps) {
  const [shown, setShown] = useState<string>();
  const press = async () => {
    const result = text();
    const given = await share(result);
    if (given === "copied") voice.tell(say.resultCopied());
    // Nobody takes it here: it is shown instead.
    if (given === "refused") setShown(result);
  };
  return (
    <>
      <button type="button" onClick={() => void press()}>
        <Icon name="share" /> {say.share()}
      </button>
      {shown === undefined ? null : (
        <textarea
          className="shared"
          aria-label={say.resultText()}
          readOnly
          value={shown}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
