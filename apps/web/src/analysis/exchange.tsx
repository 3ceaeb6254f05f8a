/** Taking a match, a position or a line in, and giving the one that is looked at out, in every notation. */

import { type Shape, sentence, type Tutor } from "@baize/kernel";
import { formatStudy, midendWords, readStudy } from "@baize/midend";
import { use, useState } from "react";
import { type Loaded, loadTutor } from "../library/games.ts";
import { Dialog } from "../parts/dialog.tsx";
import { voice } from "../voice/voice.ts";
import { sayHere } from "../words/analysis.en.ts";
import type { Studied } from "./use-study.ts";

interface ExchangeProps {
  readonly loaded: Loaded;
  readonly study: Studied;
  close(): void;
}

export function ImportPanel({ loaded, study, close }: ExchangeProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const take = () => {
    const read = readStudy(loaded.game, text, study.match);
    if (!read.ok) return setProblem(sentence(read.error, loaded.game.words, midendWords));
    study.take(read.value);
    close();
  };
  return (
    <Dialog title={sayHere.importTitle()} close={close}>
      <p id="import-says">{sayHere.importSays()}</p>
      <textarea
        rows={7}
        value={text}
        spellCheck={false}
        aria-label={sayHere.importTitle()}
        aria-describedby="import-says import-problem"
        aria-invalid={problem !== "" || undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <p id="import-problem" className="problem" role="alert">
        {problem}
      </p>
      <div className="buttons">
        <button type="button" className="primary" onClick={take}>
          {sayHere.importIt()}
        </button>
        <button type="button" onClick={close}>
          {sayHere.cancel()}
        </button>
      </div>
    </Dialog>
  );
}

/** Every form that what is looked at can be written in. */
function formsOf(
  { game, manners }: Loaded,
  tutor: Tutor<Shape>,
  study: Studied,
): readonly { readonly title: string; readonly text: string }[] {
  const { at, match, way } = study;
  // Where something is hidden a line cannot be told from what is seen.
  const parts = game.meta.information === "perfect" ? tutor.chapters(way, match.view("spectator")) : [];
  const words = parts.flatMap(({ title, steps }) => [
    title,
    ...steps.map(({ says }) => `  ${says.replaceAll("*", "")}`),
  ]);
  return [
    { title: sayHere.asLink(), text: location.origin + study.address },
    { title: sayHere.asTree(), text: formatStudy(study) },
    { title: sayHere.asMoves(), text: manners.lineText(way) },
    { title: sayHere.asWords(), text: words.join("\n") },
    { title: sayHere.asBoard(), text: manners.boardText?.(at.view("spectator")) ?? "" },
    { title: sayHere.asSave(), text: at.save() },
  ].filter(({ text }) => text !== "");
}

export function ExportPanel({ loaded, study, close }: ExchangeProps) {
  const tutor = use(loadTutor(loaded.entry));
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      voice.tell(sayHere.copied());
    } catch {
      voice.tell(sayHere.notCopied());
    }
  };
  return (
    <Dialog title={sayHere.exportTitle()} close={close}>
      {formsOf(loaded, tutor, study).map(({ title, text }) => (
        <div key={title} className="exchange-form">
          <label>
            {title}
            <textarea readOnly rows={Math.min(5, text.split("\n").length)} value={text} />
          </label>
          <button type="button" aria-label={sayHere.copyForm({ title })} onClick={() => copy(text)}>
            {sayHere.copy()}
          </button>
        </div>
      ))}
      <div className="buttons">
        <button type="button" className="primary" onClick={close}>
          {sayHere.backToAnalysis()}
        </button>
      </div>
    </Dialog>
  );
}
