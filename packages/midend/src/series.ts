/** A series: deals played by the same seats, their points, and when it ends. */

import type { Term } from "./term.ts";
import { say } from "./words/index.ts";

/** The points of each seat, deal by deal; null while a deal is being played. */
type Points = readonly number[] | null;

/** Deals of the same seats in the order in which they were played. */
export class Series {
  readonly seats: number;
  readonly term: Term;
  readonly deals: readonly Points[];

  constructor(seats: number, deals: readonly Points[] = [], term: Term = { kind: "open" }) {
    this.seats = seats;
    this.deals = deals;
    this.term = term;
  }

  /** The points of each seat so far. */
  get totals(): readonly number[] {
    return Array.from({ length: this.seats }, (_, seat) =>
      this.deals.reduce((sum, points) => sum + (points?.[seat] ?? 0), 0),
    );
  }

  /** How many deals are over. */
  get played(): number {
    return this.deals.filter((points) => points !== null).length;
  }

  /** The number of the deal that was dealt last: one more than are over before it, for one that was left may never be. */
  get number(): number {
    return 1 + this.deals.slice(0, -1).filter((points) => points !== null).length;
  }

  /** `Deal 4 of 10`, of the deal that was dealt last. */
  get dealText(): string {
    const { term, number: deal } = this;
    if (term.kind === "deals") return say.dealOf({ deal, of: term.deals });
    return term.kind === "points" ? say.dealTo({ deal, points: term.points }) : say.deal({ deal });
  }

  /** Whether no further deal is played. */
  get isOver(): boolean {
    const { term } = this;
    if (term.kind === "deals") return this.played >= term.deals;
    return term.kind === "points" && this.totals.some((total) => Math.abs(total) >= term.points);
  }

  /** The seats from the best to the worst; equal points share a place, counted from 1. */
  get standings(): readonly { readonly seat: number; readonly points: number; readonly place: number }[] {
    const { totals } = this;
    return totals
      .map((points, seat) => ({ seat, points, place: 1 + totals.filter((other) => other > points).length }))
      .sort((a, b) => a.place - b.place || a.seat - b.seat);
  }

  /** The series after one deal more. */
  with(points: Points): Series {
    return new Series(this.seats, [...this.deals, points], this.term);
  }
}
