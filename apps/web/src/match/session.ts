/** The match on the table: every action of the player, told and kept at once. */

import {
  hasDecided,
  Match,
  must,
  type Names,
  paragraph,
  type Refusal,
  type Result,
  type Seat,
  type Shape,
  sentence,
} from "@baize/kernel";
import { Clock, factsOf, type Guest, type Kept, levelsOf, midendWords, namesOf, reopen, Sitting } from "@baize/midend";
import { addressOfMatch, withMatch } from "../address/address.ts";
import type { Archive } from "../keeping/archive.ts";
import { chosenOf, type Loaded } from "../library/games.ts";
import { Cell } from "../state/cell.ts";
import type { Voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/table.en.ts";
import type { HelpKind, Shown } from "./begun.ts";
import { begin, isNews, isSameGame, isTwin, takenBy, takenIn, touchedNow, withSight } from "./begun.ts";
import { isOwnBoard } from "./dealt.ts";
import { looked, noteSeen } from "./later.ts";

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
  /** Whether the clock stands still, whoever looks: a film is shown. */
  #isHeld = false;
  /** The match as it was opened: while nothing is done to it, it is nobody's here. */
  #opening: string;
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
    this.#opening = match.save();
    this.#written = kept.rev === "" ? undefined : this.#opening;
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
    const { bots, seat } = this;
    const { id, practice, term } = this.#kept;
    const address = addressOfMatch(this.match, this.isParty ? { bots, practice, term, seat } : undefined);
    return practice && !this.isParty ? withMatch(address, id) : address;
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
  play(text: string, why: "player" | "hint" = "player", isAlone = false): boolean {
    // What was said before the player's move is about another table; what others do takes nothing away, but where it ends the game.
    this.#voice.hush();
    return this.#made(text, this.#sitting.play(text, why, isAlone));
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
    this.#voice.announce(paragraph([say.nobodyBeats(), this.#asking()]));
  }

  /** Plays a move of another seat. */
  answer(text: string, by: Seat): boolean {
    return this.#made(text, this.#sitting.answer(text, by));
  }

  #made(text: string, next: Result<Sitting<Shape>>): boolean {
    const before = this.#sitting;
    if (!this.#take(next)) return false;
    if (this.isOver) this.#voice.hush();
    const more = this.match.ply - before.match.ply - 1;
    const told = before.manners.describe(text, before.view, this.#names);
    this.#voice.announce(paragraph([told, more === 0 ? "" : say.moreFollow({ count: more }), this.#asking()]));
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

  /** Ends a match that has lasted as long as it may. */
  expire(): void {
    const { manners, view } = this.#sitting;
    const ended = this.#sitting.expire(this.clock.elapsed);
    if (ended === undefined || !this.#take(ended)) return;
    this.#voice.announce(manners.describe(this.match.moves.at(-1) ?? "", view, this.#names));
  }

  /** Plays to the end when nothing is left to decide. */
  finish(): void {
    this.#take(this.#sitting.finish());
  }

  /** Goes back to the player's last own decision. */
  undo(): void {
    this.#voice.hush();
    if (this.#take(this.#sitting.undo())) this.#voice.announce(say.takenBack());
  }

  /** Makes again what was taken back. */
  redo(): void {
    if (this.#take(this.#sitting.redo())) this.#voice.announce(say.madeAgain());
  }

  /** Starts over with the clock at nothing; a match that was won stays as it is, and this is another one. */
  restart(): void {
    this.#voice.hush();
    const next = this.#sitting.restart();
    if (!next.ok) return void this.#take(next);
    const { isWon } = this;
    if (!isWon) this.#kept = { ...this.#kept, before: this.#kept.before + this.clock.elapsed };
    this.clock.reset(0);
    this.#show(isWon ? this.#sitting.with(must(Match.start(this.match.game, this.match))) : next.value);
    this.#voice.announce(isWon ? sayHere.backToDeal() : sayHere.backToStart());
    if (isWon) void looked().then(({ tellOpened }) => tellOpened(this, undefined));
  }

  goTo(ply: number): void {
    this.#take(this.#sitting.goTo(ply));
  }

  /** Whether what is kept was won for good. */
  get isWon(): boolean {
    return !this.isParty && this.#kept.scores !== null;
  }

  /** Goes on as a match of its own. One that does not begin at the deal counts nowhere. */
  #branch(match: Match<Shape>): void {
    const { seat, seats, hints, watched } = this.#kept;
    const kept = begin(match, { seat, seats, practice: match.ply > 0 || isOwnBoard(this.loaded, match) }, "", "");
    // Moves that were seen stay seen; the light begins anew.
    this.#kept = { ...kept, hints, watched };
    if (match.ply === 0) this.#opening = match.save();
    this.#written = undefined;
    this.#base = undefined;
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
    const { match } = sitting;
    const isAgain = isSameGame(match, this.match);
    // What was won stays as it was: whoever goes on otherwise plays another match.
    if (this.isWon && !isAgain) this.#branch(match);
    if (this.#kept.before > 0 && match.ply > this.match.ply) {
      // The time before it was started over comes back with its moves, and is gone with them.
      if (isAgain) this.clock.reset(this.#kept.before + this.clock.elapsed);
      this.#kept = { ...this.#kept, before: 0 };
    }
    this.#sitting = sitting;
    const { status } = match;
    const scores = status.kind === "over" ? status.scores : [];
    const points = scores[this.seat] ?? 0;
    const isFresh = points > 0 && match.undone.length === 0 && this.#kept.scores === null;
    // A game for one that was lost may be taken back and won; where others play, what is over is over.
    const isEnd = status.kind === "over" && (this.isParty || points > 0);
    if (isEnd) this.#kept = { ...this.#kept, scores, touched: touchedNow(this.#kept) };
    this.shown.set({ match, fresh: isFresh });
    this.watch(document.visibilityState === "visible");
    this.keep();
  }

  /** Lets the clock run while somebody looks and the match is not over. */
  watch(isSeen: boolean): void {
    if (isSeen && !this.isOver && !this.#isHeld) this.clock.run();
    else this.clock.stop();
  }

  /** Lets the clock stand still for as long as something else than the match is shown. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.watch(document.visibilityState === "visible");
  }

  /** Writes the match down; one that nothing was done to since it was opened is not worth it, unless help was asked for. */
  keep(wasAsked = false): void {
    const { match } = this;
    // Looking back at what was won changes nothing.
    if (this.isWon && match.undone.length > 0) return;
    const facts = factsOf(match);
    const isUntouched = this.#kept.rev === "" && this.#written === undefined && facts.save === this.#opening;
    if (isUntouched && !wasAsked) return;
    // Where another tab has gone on and nothing was done here, there is nothing to keep.
    if (facts.save === this.#written && this.#archive.read(this.id)?.rev !== this.#kept.rev) return;
    const begun = withSight(this.#kept, match);
    const taken = takenIn(match, begun);
    this.#kept = { ...begun, ...facts, ...taken, elapsed: this.clock.elapsed, touched: touchedNow(this.#kept) };
    // What was stepped through to its end is seen in every match of the deal.
    if (taken.watched && !begun.watched && !this.isParty) noteSeen(this.#archive, match, "line", this.id);
    this.#written = facts.save;
    void this.#write();
  }

  async #write(): Promise<void> {
    const written = await this.#archive.write(this.#kept, this.#base);
    this.#written = written && this.#written;
    if (written === undefined) return;
    const { id, rev, save, moves } = written;
    this.#kept = { ...this.#kept, id, rev };
    this.#base = save;
    this.safe.set(moves);
  }

  /**
   * Notes that help was taken: the light was seen, a hint asked for, or the whole way to the win shown. A light that shines by
   * itself is kept with the next move. A match that was lost may be taken back and won, so help counts there too.
   */
  helped(by: HelpKind, isAsked = by !== "light"): void {
    if (this.isOver && (this.isWon || this.isParty)) return;
    this.#kept = { ...this.#kept, ...takenBy(by, this.#kept) };
    if (isAsked) this.keep(true);
    if (by !== "light") noteSeen(this.#archive, this.match, by, this.id);
  }

  /** Notes in how few moves the deal that was won can be won, as far as that is known by now, and whether it is proved. */
  noteFewest(fewest: number, proved: boolean): void {
    if (!this.isWon || !this.isOver || !isNews(this.#kept, { fewest, proved })) return;
    this.#kept = { ...this.#kept, fewest, proved };
    this.keep();
  }

  /** Joins a match of the same deal that another tab has begun, where nothing was done here yet. */
  join(id: string): void {
    const kept = this.#archive.read(id);
    const moved = this.match.ply + this.match.undone.length;
    const isUntouched = this.#kept.rev === "" && this.#written === undefined && moved === 0;
    if (isUntouched && kept !== undefined && isTwin(this.#kept, kept)) this.#takeOver(kept);
  }

  /** Takes over what another tab has made of this match. */
  refresh(): void {
    const kept = this.#archive.read(this.id);
    if (kept !== undefined && kept.rev !== this.#kept.rev) this.#takeOver(kept);
  }

  #takeOver(kept: Kept): void {
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
