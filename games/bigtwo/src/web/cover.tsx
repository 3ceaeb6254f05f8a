/** Big Two on the first page: a fan of cards, and nothing that has to be loaded for it. */

import { type Card, parseCards } from "@baize/cards";
import { CardFace } from "@baize/faces";
import type { Cover } from "@baize/table";
import type { CSSProperties } from "react";
import { say } from "../words/cover.en.ts";
import { Emblem } from "./emblem.tsx";
import "./cover.css";

const SHOWN = parseCards("4C 7H 9S 10D JS QC KH");
const FAN: readonly Card[] = SHOWN.ok ? SHOWN.value : [];
/** How far each card of the fan leans, in degrees. */
const LEAN = 8;

function Picture() {
  return (
    <span className="small-fan" aria-hidden="true">
      {FAN.map((card, i) => (
        <span key={card} style={{ rotate: `${(i - (FAN.length - 1) / 2) * LEAN}deg` } as CSSProperties}>
          <CardFace card={card} compact covered={i < FAN.length - 1} />
        </span>
      ))}
    </span>
  );
}

/** Who plays the deal of each weekday, Monday first: from the weakest to the strongest, by the points they make. */
const WEEK: readonly (readonly string[])[] = [
  ["novice", "novice", "novice"],
  ["classic", "classic", "classic"],
  ["skilled", "skilled", "skilled"],
  ["expert", "skilled", "expert"],
  ["expert", "expert", "expert"],
  ["expert", "master", "expert"],
  ["master", "master", "master"],
];

const botsOf = (day: string): readonly string[] => WEEK[(new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7] ?? [];

/** The cover of Big Two. The deal of a day is named after it. */
export const cover: Cover = {
  cloth: "mist",
  get says() {
    return say.says();
  },
  daily: (day) => ({ deal: day, bots: botsOf(day) }),
  get dailySays() {
    return say.dailySays();
  },
  get dailyName() {
    return say.dailyName();
  },
  Emblem,
  Picture,
};
