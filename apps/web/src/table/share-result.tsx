/** A button that gives a result to others as text, and as a picture where the device takes one: what it came to, and where the deal is; never how it was done. */

import { useState } from "react";
import { Icon } from "../parts/icons.tsx";
import type { PictureRow } from "../parts/result-picture.ts";
import { canShare, share } from "../parts/share.ts";
import { voice } from "../voice/voice.ts";
import { sayHere } from "../words/ending.en.ts";
import { say } from "../words/index.ts";

interface ShareProps {
  /** Makes the text. */
  text(): string;
  /** What stands on the picture. */
  picture(): PictureRow;
}

/** How the day of a picture is written. */
const DATE = { day: "numeric", month: "long", year: "numeric" } as const;

async function draw(row: PictureRow): Promise<File | undefined> {
  const { resultPicture } = await import("../parts/result-picture.ts");
  return resultPicture(say.date({ at: new Date(), how: DATE }), row);
}

export function ShareResult({ text, picture }: ShareProps) {
  const [shown, setShown] = useState<string>();
  const press = async () => {
    const result = text();
    const given = await share(result, canShare(result) ? await draw(picture()) : undefined);
    if (given === "copied") voice.tell(sayHere.resultCopied());
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
          aria-label={sayHere.resultText()}
          readOnly
          value={shown}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
