/** What stands beside an analysed table: its lines, the way through them, and what can be done with them. */

import type { Glow, Names, Viewer } from "@baize/kernel";
import { LONGEST_NAME, lineStart, nameAt, type Way } from "@baize/midend";
import { go } from "../address/navigation.ts";
import { own } from "../keeping/own.ts";
import type { Loaded } from "../library/games.ts";
import { Icon, type IconName } from "../parts/icons.tsx";
import { Link } from "../parts/link.tsx";
import { sayHere } from "../words/analysis.en.ts";
import { say } from "../words/index.ts";
import { TreeList } from "./tree-list.tsx";
import "../css/tree.css";
import { hasMore, type Studied } from "./use-study.ts";

const PROMOTE = "M5 16V8a3 3 0 0 1 3-3h7M12 2l3 3-3 3M5 16v-3";
const IMPORT = "M10 3v9M6.5 9 10 12.5 13.5 9M4 13v4h12v-4";
const EDIT = "M4 16l.8-3.5L13 4.3l2.7 2.7-8.2 8.2zM11.3 6l2.7 2.7";

interface DockProps {
  readonly loaded: Loaded;
  readonly study: Studied;
  /** What whoever sits there is called. */
  readonly names?: Names;
  /** Who looks; where nobody sits, nobody in particular. */
  readonly viewer?: Viewer;
  glowOf(way: Way): Glow | undefined;
  open(panel: "import" | "export"): void;
}

interface StepProps {
  readonly icon: IconName;
  readonly word: string;
  readonly isOff: boolean;
  press(): void;
}

/** A button that is a drawing alone. */
export function Step({ icon, word, isOff, press }: StepProps) {
  return (
    <button type="button" aria-label={word} aria-disabled={isOff || undefined} onClick={() => isOff || press()}>
      <Icon name={icon} />
    </button>
  );
}

/** The way through the line: to the deal, back, on, to its end. */
export function Steps({ study }: { readonly study: Studied }) {
  const isFirst = study.way.length === 0;
  const isLast = !hasMore(study);
  return (
    <div className="dock-steps">
      <Step icon="first" word={sayHere.firstPosition()} isOff={isFirst} press={() => study.goTo([])} />
      <Step icon="back" word={say.moveBefore()} isOff={isFirst} press={() => study.step(-1)} />
      <Step icon="next" word={say.nextMove()} isOff={isLast} press={() => study.step(1)} />
      <Step
        icon="last"
        word={sayHere.lastPosition()}
        isOff={isLast}
        press={() => study.step(Number.MAX_SAFE_INTEGER)}
      />
    </div>
  );
}

/** The name of the side line that is looked at, and what becomes of it. */
function SideLine({ study }: { readonly study: Studied }) {
  const { tree, way } = study;
  const start = lineStart(tree, way);
  if (start === undefined) return null;
  return (
    <input
      className="line-field"
      aria-label={sayHere.nameOfLine()}
      placeholder={sayHere.nameOfLine()}
      maxLength={LONGEST_NAME}
      value={nameAt(tree, start)}
      onChange={(event) => study.name(start, event.target.value.replace(/[{}]/g, ""))}
    />
  );
}

/** Goes to the game's editor with a position in it: a draft that it has noted down. */
function edit(at: Studied["at"], { manners }: Loaded): void {
  const { id } = at.game.meta;
  own(id).notes.note("draft", manners.boardText?.(at.view("spectator")) ?? "");
  go(`/${id}/editor`);
}

export function Dock({ loaded, study, names = [], viewer = "spectator", glowOf, open }: DockProps) {
  const { match, tree, way, at } = study;
  const isSide = lineStart(tree, way) !== undefined;
  const editor = loaded.door.rooms?.editor;
  return (
    <>
      <TreeList
        loaded={loaded}
        names={names}
        viewer={viewer}
        match={match}
        tree={tree}
        way={way}
        glowOf={glowOf}
        goTo={study.goTo}
      />
      <SideLine study={study} />
      <hr />
      <Steps study={study} />
      <Link to={at.link()} className="button primary" entry={{ own: true, hinted: true }}>
        {sayHere.playFromHere()}
      </Link>
      <div className="dock-acts">
        <button type="button" onClick={() => open("import")}>
          <Icon name={IMPORT} /> {sayHere.importing()}
        </button>
        <button type="button" onClick={() => open("export")}>
          <Icon name="share" /> {sayHere.exporting()}
        </button>
        {isSide ? (
          <button type="button" title={sayHere.promoteSays()} onClick={study.promote}>
            <Icon name={PROMOTE} /> {sayHere.promote()}
          </button>
        ) : null}
        {way.length > 0 ? (
          <button type="button" title={sayHere.removeLineSays()} onClick={study.remove}>
            <Icon name="close" /> {sayHere.removeLine()}
          </button>
        ) : null}
        {editor === undefined ? null : (
          <button type="button" onClick={() => edit(at, loaded)}>
            <Icon name={EDIT} /> {sayHere.editPosition()}
          </button>
        )}
      </div>
    </>
  );
}
