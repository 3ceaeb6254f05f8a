/** Where everything stands on a table of Big Two, and how large its cards are: the formulas of the look, in px. */

import type { Point } from "@baize/hands";
import type { Frame, Stage } from "@baize/table";

/** A part of the stage. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A finger needs so many px. */
export const TARGET = 44;
/** So far a picked card rises, and so far rows are apart. */
export const LIFT = 14;
export const ROW_GAP = 10;
/** Below these widths a card has a small face: in the hand, and on the table. */
const FULL_FACE = 72;
const FULL_PLAY = 84;

/** How small plays are told where the table is low: drawn, in words on the cloth, or in words beside the names. */
type Older = "drawn" | "words" | "beside";

/** The places and sizes on one stage. */
export interface Places {
  readonly frame: Frame;
  readonly width: number;
  readonly height: number;
  readonly cloth: Box;
  /** How round the cloth is, and its seam and lip. */
  readonly radius: number;
  readonly tray: Box;
  /** The middle of each portrait by side (the player's own is in the tray), and how wide they are. */
  readonly faces: readonly [Point, Point, Point, Point];
  readonly face: number;
  /** Beside a phone's portraits: how much room a seat has. */
  readonly column: number;
  /** The middle of the mat before it is pulled, and how far it is. */
  readonly middle: Point;
  readonly pull: number;
  /** The widest a card of the play to beat may be, for any number of cards. */
  readonly beatWidth: (cards: number) => number;
  /** What the words below the play take, and the narrowest a mat is. */
  readonly caption: number;
  readonly narrowest: number;
  readonly olderWidth: number;
  readonly older: Older;
  /** Whether the line stands in the row of the buttons, and whether sorting is a button in it. */
  readonly isJoined: boolean;
  readonly isShort: boolean;
  /** Whether there is no room for buttons where one only looks on; and none for the line either. */
  readonly isBare: boolean;
  readonly isMute: boolean;
  /** The room of the hand. */
  readonly room: number;
  readonly slot: number;
  readonly compact: boolean;
}

/** Where the shell's rail is kept free, and where the tray begins beside it. */
const RAIL = 244;
const EDGE = 12;
/** A phone is so wide at most. */
const PHONE = 640;

/** Where the shell keeps its buttons round this table: it needs a large window to be round. */
export function frameFor(width: number, height: number): Frame {
  if (width >= 1200 && height >= 600) return "rail";
  return height > width || height >= 620 ? "bars" : "corners";
}

/** The sizes on this stage, where one plays or only looks on. */
export function layout(stage: Stage, isShown = false): Places {
  if (stage.frame === "rail") return round(stage);
  return stage.frame === "bars" ? stacked(stage, isShown) : flat(stage, isShown);
}

/** On a desktop: seats on the rim of a round table, the tray before the player. */
function round({ width, height, leftHanded, largeIndex }: Stage): Places {
  const isLow = height < 720;
  const w = Math.floor(Math.min(150, height / 7.5, (width - 304) / 9.4));
  const saved = isLow ? 44 : 0;
  const high = height - 280 - 1.4 * w + saved;
  const wide = Math.min(width - 504, Math.max(936, 2.2 * high));
  const near = leftHanded ? EDGE : RAIL;
  const trayHeight = 1.4 * w + 162 - saved;
  const tray = { x: near, y: height - 8 - trayHeight, width: width - RAIL - EDGE, height: trayHeight };
  const cloth = { x: near + 128 + (width - 504 - wide) / 2, y: 88, width: wide, height: high };
  const older: Older = isLow ? "beside" : high < 420 ? "words" : "drawn";
  const five = (wide - 210) / 7.84;
  const tall = older === "drawn" ? (high - 180) / 2.91 : (high - (isLow ? 118 : 180)) / 1.4;
  const most = Math.min(height >= 1000 ? 140 : 112, tall);
  const middle = { x: cloth.x + wide / 2, y: cloth.y + 0.495 * high };
  const faces = [
    { x: middle.x, y: tray.y },
    { x: cloth.x + wide - 10, y: middle.y },
    { x: middle.x, y: cloth.y - 26 },
    { x: cloth.x + 10, y: middle.y },
  ] as const;
  return {
    frame: "rail",
    width,
    height,
    cloth,
    radius: Math.min(200, 0.44 * high),
    tray,
    faces: [...faces],
    face: 84,
    column: 0,
    middle,
    pull: 50,
    beatWidth: (n) => Math.floor(n > 3 ? Math.min(most, five) : most),
    caption: 70,
    narrowest: 340,
    olderWidth: Math.max(40, 0.54 * Math.min(most, five)),
    older,
    isJoined: isLow,
    isShort: false,
    isBare: false,
    isMute: false,
    room: tray.width - 48,
    slot: 1.4 * w,
    compact: largeIndex || w < FULL_FACE,
  };
}

/** The heights of a phone: the shell's head, the opponents, and what the tray takes beside the hand. */
const HEAD = 52;
const OPPONENTS = 80;
const TRAY = 222;
const SORTS = 56;
const ACTS = 78;
/** A table lower than this tells older plays in words. */
const LOW = 270;
/** A cloth lower than this shows no play. */
const LEAST = 150;
/** The least width of a card on the cloth; and that of one in a hand that nobody presses, so that its index can be read. */
const LEAST_PLAY = 30;
const LEAST_SHOWN = 34;

/** On a phone: opponents above, the table, the tray below. */
function stacked({ width: all, height, largeIndex }: Stage, isShown: boolean): Places {
  const width = Math.min(all, PHONE);
  const x = (all - width) / 2;
  const room = width - 24;
  const slotOf = (card: number) => 2.8 * card + ROW_GAP;
  const under = height - HEAD - OPPONENTS - 20 - TRAY;
  const isShort = under - slotOf(room / 6.4) < LOW;
  const isBare = isShown && isShort;
  const saved = (isShort ? SORTS : 0) + (isBare ? ACTS : 0);
  const free = under + saved;
  const least = isBare ? LEAST_SHOWN : TARGET / 0.9;
  const w = Math.min(room / 6.4, Math.max(least, (free - LEAST - ROW_GAP) / 2.8));
  const slot = slotOf(w);
  const high = free - slot;
  const trayHeight = TRAY - saved + slot;
  const cloth = { x: x + 8, y: HEAD + OPPONENTS, width: width - 16, height: high };
  const column = (width - 18) / 3;
  const at = (n: number): Point => ({ x: x + 9 + n * column + 25, y: HEAD + 38 });
  const middle = { x: x + width / 2, y: 0 };
  const tall = (high - (isShort ? 77 : 171)) / 1.4;
  return {
    frame: "bars",
    width: all,
    height,
    cloth,
    radius: 32,
    tray: { x, y: height - trayHeight, width, height: trayHeight },
    faces: [{ x: middle.x, y: height - trayHeight }, at(2), at(1), at(0)],
    face: 44,
    column,
    middle: { ...middle, y: cloth.y + high },
    pull: 24,
    beatWidth: (n) => Math.floor(Math.max(LEAST_PLAY, Math.min(92, tall, (width - 72) / (0.9 * n + 0.1)))),
    caption: 56,
    narrowest: Math.min(156, width - 48),
    olderWidth: 40,
    older: isShort ? "beside" : "drawn",
    isJoined: false,
    isShort,
    isBare,
    isMute: false,
    room,
    slot,
    compact: largeIndex || w < FULL_FACE,
  };
}

/** The line of a flat screen, in the row of the buttons. */
const LINE = 52;

/** On a flat screen: opponents in a row, a low table, and the line among the buttons. */
function flat({ width, height, largeIndex }: Stage, isShown: boolean): Places {
  const room = width - 28;
  const w = Math.floor(Math.min(room / 11, height * 0.18, 84));
  const slot = 1.4 * w;
  const caption = 40;
  const bare = 8 + (isShown ? 0 : LIFT) + 4 + slot + 8;
  const under = height - bare - 52 - 16;
  const isMute = isShown && under - LINE < caption + 1.4 * LEAST_PLAY;
  const trayHeight = bare + (isMute ? 0 : LINE);
  const cloth = { x: 10, y: 52, width: width - 20, height: height - trayHeight - 52 - 16 };
  const column = (width - 150 - 56) / 3;
  const at = (n: number): Point => ({ x: 150 + n * column + 20, y: 26 });
  return {
    frame: "corners",
    width,
    height,
    cloth,
    radius: 24,
    tray: { x: 0, y: height - trayHeight, width, height: trayHeight },
    faces: [{ x: width / 2, y: height - trayHeight }, at(2), at(1), at(0)],
    face: 38,
    column,
    middle: { x: width / 2, y: cloth.y + cloth.height },
    pull: 40,
    beatWidth: (n) =>
      Math.floor(Math.max(LEAST_PLAY, Math.min(80, (cloth.height - 52) / 1.4, (width - 120) / (0.9 * n + 0.1)))),
    caption,
    narrowest: 150,
    olderWidth: 32,
    older: "beside",
    isJoined: true,
    isShort: true,
    isBare: isShown,
    isMute,
    room,
    slot,
    compact: largeIndex || w < FULL_FACE,
  };
}

/** The play to beat: its cards, its mat, whether the cards have small faces, and whether words alone stand there. */
export interface MatPlace extends Box {
  readonly w: number;
  readonly step: number;
  readonly compact: boolean;
  readonly isTold: boolean;
}

/** What stands round the words of a mat, above and below. */
const ROUND = 10;
/** So much a letter of a mat's caption takes, in px, and the room beside it. */
const LETTER = 8.2;
const BESIDE = 24;

/** The mat of a play of so many cards, with a caption of so many letters, pulled towards the side that made it. */
export function matOf(places: Places, cards: number, side: number, letters = 0): MatPlace {
  const { cloth, middle, pull, caption, narrowest, frame } = places;
  const w = places.beatWidth(cards);
  const step = cards > 3 ? 0.9 * w : w + 5;
  const least = frame === "rail" || cards === 1 ? narrowest : 1.35 * narrowest;
  const told = Math.min(LETTER * letters + BESIDE, cloth.width - 16);
  const width = Math.max(least, told, (cards - 1) * step + w + (frame === "rail" ? 48 : 32));
  // Where the cloth is too low for cards the play is told.
  const isTold = frame !== "rail" && cloth.height < caption + 1.4 * LEAST_PLAY;
  const height = isTold ? Math.min(cloth.height, caption - ROUND) : 1.4 * w + caption;
  const towards = [0, 1, 0, -1][side] ?? 0;
  const compact = w < (frame === "rail" ? FULL_PLAY : FULL_FACE);
  if (frame === "rail") {
    const down = [1, 0, -1, 0][side] ?? 0;
    const lowest = cloth.y + cloth.height - height - 12;
    const y = Math.max(cloth.y + 30, Math.min(lowest, middle.y + down * pull - height / 2));
    return {
      x: middle.x + towards * pull - width / 2,
      y,
      width,
      height,
      w,
      step,
      compact,
      isTold,
    };
  }
  const most = cloth.x + cloth.width - width - 8;
  const x = Math.max(cloth.x + 8, Math.min(most, middle.x + towards * pull - width / 2));
  const gap = Math.max(0, Math.min(18, (cloth.height - height) / 2));
  return { x, y: cloth.y + cloth.height - gap - height, width, height, w, step, compact, isTold };
}

/** The horn from a mat to the portrait of who made the play, as the path of a drawing. */
export function hornOf({ faces, face, frame }: Places, mat: Box, side: number): string {
  const { x, y } = faces[side as 0 | 1 | 2 | 3];
  const half = 13;
  const [cx, cy] = [mat.x + mat.width / 2, mat.y + mat.height / 2];
  if (frame === "rail" && side % 2 === 1) {
    const way = side === 1 ? 1 : -1;
    const from = side === 1 ? mat.x + mat.width : mat.x;
    const to = x - (way * face) / 2;
    const wide = 0.34 * mat.height;
    const far = (to - from) / 2;
    return path([
      [from - way, cy - wide],
      [from + 0.7 * far, cy - 0.5 * wide],
      [to - 0.8 * far, y - half],
      [to, y - half],
      [to, y + half],
      [to - 0.8 * far, y + half],
      [from + 0.7 * far, cy + 0.5 * wide],
      [from - way, cy + wide],
    ]);
  }
  const isOwn = side === 0;
  const from = isOwn ? mat.y + mat.height : mat.y;
  const to = isOwn ? y : y + face / 2 - 2;
  const wide = Math.min(0.3 * mat.height, 0.34 * mat.width);
  const base = Math.max(mat.x + wide + 26, Math.min(mat.x + mat.width - wide - 26, cx + 0.35 * (x - cx)));
  const far = (to - from) / 2;
  const edge = isOwn ? from - 1 : from + 1;
  return path([
    [base - wide, edge],
    [base - 0.5 * wide, from + 0.7 * far],
    [x - half, to - 0.8 * far],
    [x - half, to],
    [x + half, to],
    [x + half, to - 0.8 * far],
    [base + 0.5 * wide, from + 0.7 * far],
    [base + wide, edge],
  ]);
}

type Corner = readonly [x: number, y: number];

/** A curve to the portrait, its narrow end, and a curve back. */
function path(points: readonly Corner[]): string {
  const [a, b, c, d, e, f, g, h] = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${a}C${b} ${c} ${d}L${e}C${f} ${g} ${h}Z`;
}
