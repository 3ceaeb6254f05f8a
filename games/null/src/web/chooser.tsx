/** Where a deal is chosen: here, any. */

import type { ChooserProps } from "@baize/table";
import { say } from "../words/index.ts";

export function Chooser({ random, party, start }: ChooserProps) {
  const deal = () => (party === undefined ? start(random()) : party.sit(random(), party.table));
  return (
    <button type="button" className="primary" onClick={deal}>
      {say.deal()}
    </button>
  );
}
