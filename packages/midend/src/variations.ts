/** A match as a tree: a main line, side lines with names, and side lines of these. A position in it is the moves that lead there. */

/** A move and what was tried after it; the first is the main way on. */
export interface Branch {
  readonly text: string;
  /** What the line that begins here is called; nothing where it has no name. */
  readonly name: string;
  readonly next: readonly Branch[];
}

/** What was tried from the deal; the first is the main way. */
export type Tree = readonly Branch[];

/** The moves that lead to a position. */
export type Way = readonly string[];

/** A row of the tree as it is read. */
export interface MoveRow {
  readonly way: Way;
  /** How many lines it is off the main one. */
  readonly depth: number;
  /** Whether a side line begins here, and its name. */
  readonly isStart: boolean;
  readonly name: string;
}

/** A line without side lines. */
export function treeOf(moves: Way): Tree {
  let tree: Tree = [];
  for (const text of moves.toReversed()) tree = [{ text, name: "", next: tree }];
  return tree;
}

/** The branches along a way, as far as the tree has them. */
function along(tree: Tree, way: Way): readonly Branch[] {
  const found: Branch[] = [];
  let here = tree;
  for (const text of way) {
    const branch = here.find((other) => other.text === text);
    if (branch === undefined) return found;
    found.push(branch);
    here = branch.next;
  }
  return found;
}

/** Whether a way is in the tree. */
export const hasWay = (tree: Tree, way: Way): boolean => along(tree, way).length === way.length;

/** What was tried at a position. */
export const triedAt = (tree: Tree, way: Way): Tree =>
  way.length === 0 ? tree : (along(tree, way).at(-1)?.next ?? []);

/** The tree with what was tried at a position changed; a position that is not in the tree changes nothing. */
function changedAt(tree: Tree, way: Way, change: (tried: Tree) => Tree): Tree {
  const branches = along(tree, way);
  if (branches.length < way.length) return tree;
  let tried = change(triedAt(tree, way));
  for (const branch of branches.toReversed()) {
    const depth = branches.indexOf(branch);
    const siblings = depth === 0 ? tree : (branches[depth - 1]?.next ?? []);
    const next = tried;
    tried = siblings.map((other) => (other === branch ? { ...branch, next } : other));
  }
  return tried;
}

/** The tree with moves played on from a position: what is there already is followed, the rest is a new side line. */
export function withMoves(tree: Tree, way: Way, moves: Way): Tree {
  const known = along(tree, [...way, ...moves]).length - way.length;
  const rest = moves.slice(Math.max(0, known));
  if (rest.length === 0) return tree;
  return changedAt(tree, [...way, ...moves.slice(0, known)], (tried) => [...tried, ...treeOf(rest)]);
}

/** The way on from a position along what is first, to the end. */
export function mainWay(tree: Tree, way: Way): Way {
  const all = [...way];
  for (let next = triedAt(tree, way)[0]; next !== undefined; next = next.next[0]) all.push(next.text);
  return all;
}

/** Where the line that a position is on leaves the one before it: the way to its first move; undefined on the main line. */
export function lineStart(tree: Tree, way: Way): Way | undefined {
  for (let length = way.length; length > 0; length--) {
    const before = way.slice(0, length - 1);
    if (triedAt(tree, before)[0]?.text !== way[length - 1]) return way.slice(0, length);
  }
  return undefined;
}

/** The tree with the side line of a position in the place of the line it leaves. */
export function promoted(tree: Tree, way: Way): Tree {
  const start = lineStart(tree, way);
  if (start === undefined) return tree;
  const text = start.at(-1);
  return changedAt(tree, start.slice(0, -1), (tried) => [
    ...tried.filter((other) => other.text === text),
    ...tried.filter((other) => other.text !== text),
  ]);
}

/** The tree without a move and all that was tried after it. */
export function without(tree: Tree, way: Way): Tree {
  return changedAt(tree, way.slice(0, -1), (tried) => tried.filter(({ text }) => text !== way.at(-1)));
}

/** The tree with a name for the line that begins with a move. */
export function named(tree: Tree, way: Way, name: string): Tree {
  return changedAt(tree, way.slice(0, -1), (tried) =>
    tried.map((branch) => (branch.text === way.at(-1) ? { ...branch, name } : branch)),
  );
}

/** The name of the line that begins with a move. */
export const nameAt = (tree: Tree, way: Way): string => along(tree, way).at(-1)?.name ?? "";

/** The rows of a tree in reading order: a move, the side lines in its place, and then what follows it. */
export function rowsOf(tree: Tree): readonly MoveRow[] {
  const rows: MoveRow[] = [];
  const read = (first: Branch, from: Way, others: Tree, depth: number): void => {
    let [branch, before, aside]: [Branch, Way, Tree] = [first, from, others];
    for (let isStart = depth > 0; ; isStart = false) {
      const way = [...before, branch.text];
      rows.push({ way, depth, isStart, name: isStart ? branch.name : "" });
      for (const other of aside) read(other, before, [], depth + 1);
      const [next, ...rest] = branch.next;
      if (next === undefined) return;
      [branch, before, aside] = [next, way, rest];
    }
  };
  const [first, ...others] = tree;
  if (first !== undefined) read(first, [], others, 0);
  return rows;
}
