/** Whether the deal is sealed, or was fair, with its seal. */

import { fairnessOf, sealText } from "@baize/midend";
import { useMemo } from "react";
import { sayHere } from "../words/online.en.ts";
import { witnessOf } from "./line.ts";
import type { OnlineProps } from "./seat-list.tsx";

export function FairSays({ table, loaded }: Pick<OnlineProps, "table" | "loaded">) {
  const fairness = useMemo(() => fairnessOf(loaded.game, table, witnessOf(table)), [loaded, table]);
  if (fairness === "unfair") return <p role="alert">{sayHere.unfairDeal()}</p>;
  return (
    <p className="seal">
      <Seal />
      {fairness === "fair" ? (
        <b>{sayHere.fairDeal()}</b>
      ) : (
        <>
          <b>{sayHere.fairTitle()}</b> <span>{sayHere.fairSealed({ seal: sealText(table) })}</span>
        </>
      )}
    </p>
  );
}

/** So many points has the rim of the seal. */
const POINTS = 14;
const RIM = Array.from({ length: 2 * POINTS }, (_, n) => {
  const turn = (Math.PI * n) / POINTS;
  const far = n % 2 === 0 ? 18 : 15.4;
  return `${(20 + far * Math.sin(turn)).toFixed(1)} ${(20 - far * Math.cos(turn)).toFixed(1)}`;
});

function Seal() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path className="seal-rim" d={`M${RIM.join("L")}Z`} />
      <path className="seal-tick" d="M20 9.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zM15 20.3l3.6 3.6 6.6-7" />
    </svg>
  );
}
