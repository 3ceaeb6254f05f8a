/** The match on the table: every action of the player, told and kept at once. */

import {
  hasDecided,
  type Match,
  type Names,
  type Refusal,
  type Result,
  type Seat,
  type Shape,
  sentence,
} from "@baize/kernel";
import {
  Clock,
  factsOf,
  type Guest,
  type Kept,
  levelsOf,
  midendWords,
  namesOf,
  newKept,
  type Place,
  reopen,
  Sitting,
} from "@baize/midend";
import { addressOfMatch } from "../address/address.ts";
import type { Archive } from "../keeping/archive.ts";
import { freshId } from "../keeping/shelf.ts";
import { chosenOf, type Loaded } from "../library/games.ts";
import { Cell } from "../state/cell.ts";
import type { Voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";

/** What the page shows of a session. */
export interface Shown {
  readonly match: Match<Shape>;
  /** Won now, by the last move: worth a celebration. */
  readonly fresh: boolean;
}

/** The record of a match that begins. */
export const begin = (match: Match<Shape>, place: Place, series: string, term: string): Kept => ({
  ...newKept(match, place, freshId(), Date.now()),
  series,
  term,
});

/** One match being played. The state changes first; pictures follow. */
export class Session {
  readonly loaded: Loaded;
  readonly shown: Cell<Shown>;
  readonly clock: Clock;
  readonly #archive: Archive;
  readonly #voice: Voice;
  #sitting: Sitting<Shape>;
  #kept: Kept;
  /** The match as it was last given to be written, or read. */
  #written: string | undefined;
  /** The match as it was last on the disk. */
  #base: string | undefined;
  /** How many moves are safe on the disk; undefined until some are. */
  readonly safe: Cell<number | undefined>;

  constructor(loaded: Loaded, match: Match<Shape>, kept: Kept, archive: Archive, voice: Voice) {
    this.loaded = loaded;
    this.#sitting = new Sitting(match, kept, () => chosenOf(loaded));
    this.shown = new Cell<Shown>({ match, fresh: false });
    this.clock = new Clock(kept.elapsed, () => performance.now());
    this.#archive = archive;
    this.#voice = voice;
    this.#kept = kept;
    this.#written = kept.rev === "" ? undefined : match.save();
    this.#base = this.#written;
    this.safe = new Cell(kept.rev === "" ? undefined : kept.moves);
  }

  get id(): string {
    return this.#kept.id;
  }

  /** What is kept of it. */
  get kept(): Kept {
    return this.#kept;
  }

  get match(): Match<Shape> {
    return this.#sitting.match;
  }

  /** The seat of whoever looks. */
  get seat(): Seat {
    return this.#sitting.seat;
  }

  /** Whether others sit at the table too. */
  get isParty(): boolean {
    return this.#kept.seats.length > 1;
  }

  /** The levels of the other seats, in the order of play. */
  get bots(): readonly string[] {
    return levelsOf(this.#kept.seats, this.seat);
  }

  /** Where this match is found again. */
  get address(): string {
    const { bots } = this;
    const { practice, term } = this.#kept;
    return addressOfMatch(this.match, this.isParty ? { bots, practice, term } : undefined);
  }

  /** Who sits in each seat. */
  get guests(): readonly Guest[] {
    return this.#sitting.guests;
  }

  /** Whether everybody knows what must come now. */
  get isSettled(): boolean {
    return this.#sitting.settled !== undefined;
  }

  get mayUndo(): boolean {
    return this.#sitting.mayUndo;
  }

  /** Whether the player has made a move yet, not only others. */
  get hasMoved(): boolean {
    return hasDecided(this.match, this.seat);
  }

  /** How long the match may last, in ms; undefined without end. */
  get limit(): number | undefined {
    return this.#sitting.limit;
  }

  get isOver(): boolean {
    return this.#sitting.isOver;
  }

  /** The moves that end the game when nothing is left to decide. */
  get finishing(): readonly string[] {
    return this.#sitting.finishing;
  }

  /** Plays a move of the player, and what follows it by itself; tells why not. */
  play(text: string, why: "player" | "hint" = "player"): boolean {
    return this.#made(text, this.#sitting.play(text, why));
  }

  /** Plays what everybody knows must come, as one. */
  settle(): void {
    let next = this.#sitting;
    while (next.settled !== undefined) {
      const settled = next.settle();
      if (!settled.ok) return;
      next = settled.value;
    }
    this.#show(next);
    this.#voice.announce([say.nobodyBeats(), this.#asking()].filter((part) => part !== "").join(" "));
  }

  /** Plays a move of another seat. */
  answer(text: string, by: Seat): boolean {
    return this.#made(text, this.#sitting.answer(text, by));
  }

  #made(text: string, next: Result<Sitting<Shape>>): boolean {
    const before = this.#sitting;
    if (!this.#take(next)) return false;
    const more = this.match.ply - before.match.ply - 1;
    const told = [
      before.manners.describe(text, before.view, this.#names),
      more === 0 ? "" : say.moreFollow({ count: more }),
    ];
    this.#voice.announce([...told, this.#asking()].filter((part) => part !== "").join(" "));
    return true;
  }

  get #names(): Names {
    return namesOf(this.guests);
  }

  /** What the player is asked for, when others play too and it is their turn. */
  #asking(): string {
    const { manners, isMine, view } = this.#sitting;
    return manners.company !== undefined && isMine ? manners.company.prompt(view, this.#names) : "";
  }

  /** Records an event of the table, such as the end of time. */
  record(text: string): void {
    const { manners, view } = this.#sitting;
    const next = this.#sitting.record(text);
    if (next.ok && this.#take(next)) this.#voice.announce(manners.describe(text, view, this.#names));
  }

  /** Plays to the end when nothing is left to decide. */
  finish(): void {
    this.#show(this.#sitting.finish());
  }

  /** Goes back to the player's last own decision. */
  undo(): void {
    if (this.#take(this.#sitting.undo())) this.#voice.announce(say.takenBack());
  }

  /** Makes again what was taken back. */
  redo(): void {
    if (this.#take(this.#sitting.redo())) this.#voice.announce(say.madeAgain());
  }

  restart(): void {
    if (this.#take(this.#sitting.restart())) this.#voice.announce(say.backToStart());
  }

  goTo(ply: number): void {
    this.#take(this.#sitting.goTo(ply));
  }

  /** Shows what came of an action, or tells why nothing did. */
  #take(next: Result<Sitting<Shape>>): boolean {
    if (next.ok) this.#show(next.value);
    else this.#voice.tell(this.#explain(next.error));
    return next.ok;
  }

  #explain(refusal: Refusal): string {
    return sentence(refusal, this.loaded.game.words, midendWords);
  }

  #show(sitting: Sitting<Shape>): void {
    this.#sitting = sitting;
    const { match } = sitting;
    const { status } = match;
    const scores = status.kind === "over" ? status.scores : [];
    const points = scores[this.seat] ?? 0;
    const isFresh = points > 0 && match.undone.length === 0 && this.#kept.scores === null;
    // A game for one that was lost may be taken back and won; where others play, what is over is over.
    const isEnd = status.kind === "over" && (this.isParty || points > 0);
    if (isEnd) this.#kept = { ...this.#kept, scores };
    this.shown.set({ match, fresh: isFresh });
    this.watch(document.visibilityState === "visible");
    this.keep();
  }

  /** Lets the clock run while somebody looks and the match is not over. */
  watch(isSeen: boolean): void {
    if (isSeen && !this.isOver) this.clock.run();
    else this.clock.stop();
  }

  /** Writes the match down; one without a single move is not worth it. */
  keep(): void {
    const { match } = this;
    if (match.ply + match.undone.length === 0) return;
    const facts = factsOf(match);
    // Where another tab has gone on and nothing was done here, there is nothing to keep.
    if (facts.save === this.#written && this.#archive.read(this.id)?.rev !== this.#kept.rev) return;
    this.#kept = { ...this.#kept, ...facts, elapsed: this.clock.elapsed, touched: Date.now() };
    this.#written = facts.save;
    void this.#write();
  }

  async #write(): Promise<void> {
    const written = await this.#archive.write(this.#kept, this.#base);
    if (written === undefined) {
      this.#written = undefined;
      return;
    }
    const { id, rev, save, moves } = written;
    this.#kept = { ...this.#kept, id, rev };
    this.#base = save;
    this.safe.set(moves);
  }

  /** Notes that help was taken: the light was seen, or a hint asked for. */
  helped(by: "light" | "hint"): void {
    if (this.isOver) return;
    const { hints } = this.#kept;
    this.#kept = { ...this.#kept, ...(by === "light" ? { light: true } : { hints: hints + 1 }) };
  }

  /** Takes over what another tab has made of this match. */
  refresh(): void {
    const kept = this.#archive.read(this.id);
    if (kept === undefined || kept.rev === this.#kept.rev) return;
    const match = reopen(this.loaded.game, kept);
    if (!match.ok) return;
    this.#kept = kept;
    this.#written = kept.save;
    this.#base = kept.save;
    this.#sitting = this.#sitting.with(match.value);
    this.shown.set({ match: match.value, fresh: false });
    this.safe.set(kept.moves);
  }
}
