/** The match on the table: every action of the player, kept at once. */

import { type AnyGame, Match, type Refusal, type Seat, type Shape, seat, sentence } from "@baize/kernel";
import type { TableDoor } from "@baize/table";
import { type Archive, freshId, type Saved } from "./archive.ts";
import { Cell } from "./cell.ts";
import { Clock } from "./clock.ts";
import { addressOfMatch } from "./opening.ts";
import type { Party } from "./party.ts";

/** A game, ready to be played: its rules and its table. */
export interface Loaded {
  readonly game: AnyGame;
  readonly door: TableDoor<Shape>;
}

/** What the page shows of a session. */
export interface Shown {
  readonly match: Match<Shape>;
  /** Won now, by the last move: worth a celebration. */
  readonly fresh: boolean;
}

/** How a session speaks to the player. */
export interface Voice {
  tell(sentence: string): void;
  announce(sentence: string): void;
}

type Preferences = () => Readonly<Record<string, string>>;

/** The seat of whoever looks at the page. */
export const ME = seat(0);

const isMyTurn = ({ status }: Match<Shape>): boolean => status.kind === "playing" && status.seat === ME;

/** The part of an entry that a session keeps up. */
type Kept = Pick<Saved, "id" | "rev" | "elapsed" | "begun" | "score" | "hints" | "light" | "party">;

/** The entry of a match that begins. */
export const fresh = (party?: Party): Kept => ({
  id: freshId(),
  rev: "",
  elapsed: 0,
  begun: Date.now(),
  score: null,
  hints: 0,
  light: false,
  ...(party && { party }),
});

/** One match being played. The state changes first; pictures follow. */
export class Session {
  readonly loaded: Loaded;
  readonly shown: Cell<Shown>;
  readonly clock: Clock;
  readonly #archive: Archive;
  readonly #voice: Voice;
  readonly #preferences: Preferences;
  #saved: Kept;
  /** The match as it was written or read last. */
  #kept: string | undefined;

  constructor(
    loaded: Loaded,
    match: Match<Shape>,
    archive: Archive,
    voice: Voice,
    preferences: Preferences,
    saved: Kept = fresh(),
  ) {
    this.loaded = loaded;
    this.shown = new Cell<Shown>({ match, fresh: false });
    this.clock = new Clock(saved.elapsed);
    this.#archive = archive;
    this.#voice = voice;
    this.#preferences = preferences;
    this.#saved = saved;
    this.#kept = saved.rev === "" ? undefined : match.save();
  }

  get id(): string {
    return this.#saved.id;
  }

  get match(): Match<Shape> {
    return this.shown.get().match;
  }

  get begun(): number {
    return this.#saved.begun;
  }

  /** Who else plays; undefined in games of one seat. */
  get party(): Party | undefined {
    return this.#saved.party;
  }

  /** Where this match is found again. */
  get address(): string {
    return addressOfMatch(this.match, this.party);
  }

  /** Whether moves may be taken back: where cards are hidden, only in practice. */
  get mayUndo(): boolean {
    return this.party?.practice ?? true;
  }

  /** Whether the player has made a move yet, not only others. */
  get hasMoved(): boolean {
    const { match } = this;
    return match.moves.some((_, ply) => {
      const before = match.goTo(ply);
      return before.ok && isMyTurn(before.value);
    });
  }

  /** Whether the match stands as it was won. */
  get isOver(): boolean {
    return this.match.status.kind === "over";
  }

  /** The moves that end the game when nothing is left to decide. */
  finishing(match: Match<Shape>): readonly string[] {
    return match.status.kind === "over" ? [] : this.loaded.door.finish(match.view(ME));
  }

  /** Plays a move of a seat, and what follows it by itself; tells why not. */
  play(text: string, by: Seat = ME): boolean {
    const { door } = this.loaded;
    const before = this.match.view(ME);
    const next = this.match.play(text, by);
    if (!next.ok) {
      this.#refuse(next.error);
      return false;
    }
    const { match, count } = this.#followed(next.value);
    const more = count === 0 ? "" : ` ${count} more ${count === 1 ? "follows" : "follow"}.`;
    this.#voice.announce(door.describe(text, before) + more + this.#asking(match));
    this.#show(match);
    return true;
  }

  /** What the player is asked for, when others play too and it is their turn. */
  #asking(match: Match<Shape>): string {
    const { company } = this.loaded.door;
    return company !== undefined && isMyTurn(match) ? ` ${company.prompt(match.view(ME))}` : "";
  }

  /** Records an event of the table, such as the end of time. */
  record(text: string): void {
    const next = this.match.record(text);
    if (!next.ok) return;
    this.#voice.announce(this.loaded.door.describe(text, this.match.view(ME)));
    this.#show(next.value);
  }

  /** A match after the moves that follow by themselves. */
  #followed(start: Match<Shape>): { readonly match: Match<Shape>; readonly count: number } {
    const texts = this.loaded.door.follow(start.view(ME), this.#preferences());
    return { match: this.#playAll(start, texts), count: texts.length };
  }

  #playAll(start: Match<Shape>, texts: readonly string[]): Match<Shape> {
    return texts.reduce((match, text) => {
      const next = match.play(text);
      return next.ok ? next.value : match;
    }, start);
  }

  /** Plays to the end when nothing is left to decide. */
  finish(): void {
    this.#show(this.#playAll(this.match, this.finishing(this.match)));
  }

  /** Takes back a move and what followed it by itself. */
  undo(): void {
    if (!this.mayUndo) {
      this.#voice.tell("Moves can be taken back in practice only.");
      return;
    }
    const back = this.match.undo();
    if (!back.ok) {
      this.#refuse(back.error);
      return;
    }
    let match = back.value;
    while (match.ply > 0 && this.#isFollowing(match)) {
      const more = match.undo();
      if (!more.ok) break;
      match = more.value;
    }
    this.#voice.announce("Taken back.");
    this.#show(match);
  }

  /** Whether the next move of the record is one that follows by itself, or another seat's. */
  #isFollowing(match: Match<Shape>): boolean {
    if (match.status.kind === "playing" && !isMyTurn(match)) return true;
    return this.loaded.door.follow(match.view(ME), this.#preferences())[0] === match.undone[0];
  }

  /** Makes a move again, and what follows it by itself. */
  redo(): void {
    const again = this.match.redo();
    if (!again.ok) {
      this.#refuse(again.error);
      return;
    }
    let match = again.value;
    while (match.undone.length > 0 && this.#isFollowing(match)) {
      const more = match.redo();
      if (!more.ok) break;
      match = more.value;
    }
    this.#voice.announce("Made again.");
    this.#show(match);
  }

  restart(): void {
    if (!this.mayUndo) return;
    this.#show(this.match.restart());
    this.#voice.announce("Back to the start. Redo brings the moves back.");
  }

  goTo(ply: number): void {
    if (!this.mayUndo) return;
    const there = this.match.goTo(ply);
    if (there.ok) this.#show(there.value);
  }

  #refuse(refusal: Refusal): void {
    this.#voice.tell(sentence(refusal, this.loaded.game.words));
  }

  #show(match: Match<Shape>): void {
    const { status } = match;
    const scores = status.kind === "over" ? status.scores : [];
    const [points = 0] = scores;
    const isFresh = points > 0 && match.undone.length === 0 && this.#saved.score === null;
    const { party } = this;
    if (party !== undefined && status.kind === "over") {
      this.#saved = { ...this.#saved, score: points, party: { ...party, scores } };
    } else if (points > 0) this.#saved = { ...this.#saved, score: Math.max(1, this.#saved.score ?? 0) };
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
    const { deal, options, game } = match;
    if (match.ply + match.undone.length === 0) return;
    const save = match.save();
    // Where another tab has gone on and nothing was done here, there is nothing to keep.
    if (save === this.#kept && this.#archive.read(this.id)?.rev !== this.#saved.rev) return;
    const { elapsed } = this.clock;
    const facts = { game: game.meta.id, deal, options, save, moves: match.ply, touched: Date.now() };
    this.#saved = this.#archive.write({ ...this.#saved, ...facts, elapsed });
    this.#kept = save;
  }

  /** Notes that help was taken: the light was seen, or a hint asked for. */
  helped(by: "light" | "hint"): void {
    if (this.isOver) return;
    if (by === "light") this.#saved = { ...this.#saved, light: true };
    else this.#saved = { ...this.#saved, hints: this.#saved.hints + 1 };
  }

  /** Takes over what another tab has made of this match. */
  refresh(): void {
    const saved = this.#archive.read(this.id);
    if (saved === undefined || saved.rev === this.#saved.rev) return;
    const match = Match.load(this.loaded.game, saved.save);
    if (!match.ok) return;
    this.#saved = saved;
    this.#kept = saved.save;
    this.shown.set({ match: match.value, fresh: false });
  }
}
