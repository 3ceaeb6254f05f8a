/** Gives what was played to others, as a link that shows it to anybody. */

import { share } from "../parts/share.ts";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/online.en.ts";

export function ShareLink({ to }: { readonly to: string }) {
  const give = async () => {
    const link = location.origin + to;
    const given = await share(link);
    if (given === "copied") voice.tell(sayHere.copied());
    // A page on a home network may not copy: the link is shown instead.
    if (given === "refused") voice.tell(link);
  };
  return (
    <button type="button" onClick={() => void give()}>
      {say.share()}
    </button>
  );
}
