/** The own table in a race: every move is shown at once, sent in its order, and counts when the server has written it. */

import { Match, must, ok, paragraph, type Refusal, type Result, type Shape, seat, sentence } from "@baize/kernel";
import {
  entriesOf,
  type LaneAct,
  madeAgain,
  midendWords,
  type SeenTable,
  Sitting,
  type TableLine,
} from "@baize/midend";
import { chosenOf, type Loaded } from "../library/games.ts";
import { Cell } from "../state/cell.ts";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { whyNot, world } from "./line.ts";

/** Whatever is raced has one seat. */
const RACER = seat(0);
/** How soon something that got no answer is sent again, in ms. */
const AGAIN_MS = 1000;
const TOO_MANY = 429;
const AWAY = 503;

/** What was done here and is not written yet. */
type Act = { readonly key: string } & LaneAct;

/** Something that was done here, made again. */
const done = (match: Match<Shape>, act: LaneAct): Result<Match<Shape>> =>
  entriesOf(act).reduce((at: Result<Match<Shape>>, entry) => (at.ok ? madeAgain(at.value, entry) : at), ok(match));

export class RaceLane {
  readonly #line: TableLine;
  readonly #loaded: Loaded;
  /** Undefined while no deal is shown. */
  readonly match = new Cell<Match<Shape> | undefined>(undefined);
  /** What the server has written: of which deal, how many entries, and the match they come to. */
  #written: { readonly deal: number; readonly entries: number; readonly match: Match<Shape> } | undefined;
  #waiting: readonly Act[] = [];
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(line: TableLine, loaded: Loaded) {
    this.#line = line;
    this.#loaded = loaded;
  }

  /** Follows what the server tells; gives what ends it. */
  follow(): () => void {
    const hear = () => this.#hear();
    hear();
    const stop = this.#line.watch(hear);
    return () => {
      stop();
      clearTimeout(this.#timer);
    };
  }

  #hear(): void {
    const table = this.#line.table();
    // What is on its way may be in there already: the answer to it tells.
    if (table === undefined || (this.#isSending && table.deal === this.#written?.deal)) return;
    this.#read(table);
  }

  /** Takes over what is written, and shows it with what is not. */
  #read({ deal, race, options, moves }: SeenTable): void {
    if (race?.dealt == null) {
      this.#written = undefined;
      this.#waiting = [];
      this.match.set(undefined);
      return;
    }
    const isSame = this.#written?.deal === deal && this.#written.entries <= moves.length;
    const start = isSame ? this.#written : undefined;
    if (start === undefined) this.#waiting = [];
    let match = start?.match ?? must(Match.start(this.#loaded.game, { deal: race.dealt, options }));
    for (const entry of moves.slice(start?.entries ?? 0)) match = must(madeAgain(match, entry));
    this.#written = { deal, entries: moves.length, match };
    this.#show();
  }

  #show(): void {
    if (this.#written === undefined) return;
    let next: Result<Match<Shape>> = ok(this.#written.match);
    for (const act of this.#waiting) if (next.ok) next = done(next.value, act);
    // What was done here no longer fits what was done elsewhere.
    if (!next.ok) this.#waiting = [];
    const match = next.ok ? next.value : this.#written.match;
    const shown = this.match.get();
    const isAsShown = shown?.deal === match.deal && shown.save() === match.save();
    if (!isAsShown) this.match.set(match);
  }

  /** Whether the server still takes moves from here. */
  get isRacing(): boolean {
    const { you, race, state } = this.#line.table() ?? {};
    return state === "playing" && race?.racers.find(({ seat: at }) => at === you)?.result === "racing";
  }

  #sitting(): Sitting<Shape> | undefined {
    const match = this.match.get();
    const place = { seat: RACER, seats: [{ kind: "person" as const }], practice: false };
    return match && new Sitting(match, place, () => chosenOf(this.#loaded));
  }

  /** The moves that end the game when nothing is left to decide. */
  get finishing(): readonly string[] {
    return this.isRacing ? (this.#sitting()?.finishing ?? []) : [];
  }

  /** Plays a move, and what follows it by itself; tells why not. */
  play(text: string): boolean {
    const sitting = this.#sitting();
    if (sitting === undefined || !this.isRacing) return false;
    const next = sitting.play(text);
    if (!next.ok) return this.#refused(next.error);
    const [move = text, ...follow] = next.value.match.moves.slice(sitting.match.ply);
    const told = [
      sitting.manners.describe(text, sitting.view),
      follow.length === 0 ? "" : say.moreFollow({ count: follow.length }),
    ];
    voice.announce(paragraph(told));
    return this.#do({ kind: "turn", move, follow, key: world.chance(8) });
  }

  /** Plays to the end when nothing is left to decide. */
  finish(): void {
    const [move, ...follow] = this.finishing;
    if (move !== undefined) this.#do({ kind: "turn", move, follow, key: world.chance(8) });
  }

  undo(): void {
    this.#turn("undo", say.takenBack());
  }

  redo(): void {
    this.#turn("redo", say.madeAgain());
  }

  #turn(kind: "undo" | "redo", says: string): void {
    const match = this.match.get();
    if (match === undefined || !this.isRacing) return;
    const next = done(match, { kind });
    if (!next.ok) {
      this.#refused(next.error);
      return;
    }
    this.#do({ kind, key: world.chance(8) });
    voice.announce(says);
  }

  #refused(refusal: Refusal): false {
    voice.tell(sentence(refusal, this.#loaded.game.words, midendWords));
    return false;
  }

  #do(act: Act): true {
    this.#waiting = [...this.#waiting, act];
    this.#show();
    void this.#send();
    return true;
  }

  /** Sends what waits, one after the other; whatever gets no answer is sent again with its key, and is played once. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let [act] = this.#waiting; act !== undefined; [act] = this.#waiting) {
      const { kind, ...body } = act;
      const answered = await this.#line.act(kind === "turn" ? "moves" : kind, {
        ...body,
        deal: this.#written?.deal ?? 1,
        ply: this.#written?.entries ?? 0,
      });
      const { ok: isWritten, status } = answered;
      if (status === 0 || status === TOO_MANY || status === AWAY) {
        await new Promise((resolve) => {
          this.#timer = setTimeout(resolve, AGAIN_MS);
        });
        continue;
      }
      this.#waiting = isWritten ? this.#waiting.slice(1) : [];
      if (!isWritten) voice.tell(whyNot(answered));
      const table = this.#line.table();
      if (table !== undefined) this.#read(table);
    }
    this.#isSending = false;
  }
}
