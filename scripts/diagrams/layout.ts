/** Where the boxes of a diagram stand: who uses somebody stands left of them, and a line passes between the boxes on its way. */

/** A box to be placed, with whom it leads to. */
export interface Piece {
  readonly name: string;
  readonly wide: number;
  readonly high: number;
  readonly to: readonly string[];
}

/** A box with its place. */
export interface Placed extends Piece {
  readonly column: number;
  readonly x: number;
  readonly y: number;
}

const [LEFT, TOP, BETWEEN, BELOW] = [16, 64, 64, 28];

/** The column of each box: one more than that of anybody who leads to it; a circle is left where it closes. */
function columnsOf(pieces: readonly Piece[]): Map<string, number> {
  const columns = new Map<string, number>();
  const push = (piece: Piece, column: number, way: readonly string[]): void => {
    if (way.includes(piece.name) || (columns.get(piece.name) ?? -1) >= column) return;
    columns.set(piece.name, column);
    for (const next of pieces.filter(({ name }) => piece.to.includes(name)))
      push(next, column + 1, [...way, piece.name]);
  };
  for (const piece of pieces) push(piece, 0, []);
  return columns;
}

const middle = ({ y, high }: Placed): number => y + high / 2;
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Places all boxes: in a column those whose users stand higher come first, near their users where there is room. */
export function placed(pieces: readonly Piece[]): Placed[] {
  const columns = columnsOf(pieces);
  const found: Placed[] = [];
  let x = LEFT;
  for (let column = 0; column <= Math.max(...columns.values()); column++) {
    const members = pieces.filter(({ name }) => columns.get(name) === column);
    const wide = Math.max(...members.map((one) => one.wide));
    const here = members.map((one) => ({ ...one, wide }));
    const wish = (piece: Piece): number => {
      const users = found.filter(({ to }) => to.includes(piece.name)).map(middle);
      return users.length === 0 ? 0 : mean(users) - piece.high / 2;
    };
    let y = TOP;
    const sorted = here
      .map((piece) => ({ piece, at: wish(piece) }))
      .sort((a, b) => a.at - b.at || b.piece.high - a.piece.high);
    for (const [i, { piece, at }] of sorted.entries()) {
      // What stands above leaves room for what comes below it.
      const rest = sorted.slice(i).reduce((sum, one) => sum + one.piece.high + BELOW, 0);
      const lowest = Math.max(y, Math.max(0, ...found.map((one) => one.y + one.high)) - rest);
      y = Math.min(Math.max(y, at), lowest);
      found.push({ ...piece, column, x, y });
      y += piece.high + BELOW;
    }
    x += wide + BETWEEN;
  }
  return found;
}

/** Where lines may pass through a column: above, between and below its boxes. */
function gapsOf(column: readonly Placed[]): number[] {
  const sorted = [...column].sort((a, b) => a.y - b.y);
  const below = sorted.map((box, i) => {
    const next = sorted[i + 1];
    return next === undefined ? box.y + box.high + BELOW / 2 : (box.y + box.high + next.y) / 2;
  });
  return [(sorted[0]?.y ?? TOP) - BELOW / 2, ...below];
}

const nearest = (numbers: readonly number[], to: number): number =>
  numbers.reduce((best, one) => (Math.abs(one - to) < Math.abs(best - to) ? one : best));

/** A line from one box to another, as the path of an SVG: bent between the columns, straight through each of them. */
export function lineOf(all: readonly Placed[], from: Placed, to: Placed, ports: { out: number; in: number }): string {
  let [x, y] = [from.x + from.wide, ports.out];
  const parts = [`M${x} ${y}`];
  const bend = (toX: number, toY: number) => {
    parts.push(`C${(x + toX) / 2} ${y} ${(x + toX) / 2} ${toY} ${toX} ${toY}`);
    [x, y] = [toX, toY];
  };
  for (let column = from.column + 1; column < to.column; column++) {
    const boxes = all.filter((one) => one.column === column);
    const gap = nearest(gapsOf(boxes), y + (ports.in - y) / (to.column - column + 1));
    bend(Math.min(...boxes.map((one) => one.x)), gap);
    x = Math.max(...boxes.map((one) => one.x + one.wide));
    parts.push(`L${x} ${y}`);
  }
  bend(to.x, ports.in);
  return parts.join("");
}
