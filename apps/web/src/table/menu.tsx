/** Everything else a player may want during a match. */

import { type ReactNode, useState } from "react";
import { analyse, canAnalyse } from "../analysis/entry.ts";
import { addressForOthers } from "../match/day-of.ts";
import type { Session } from "../match/session.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Icon, type IconName } from "../parts/icons.tsx";
import { Link } from "../parts/link.tsx";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/panel.en.ts";

interface MenuProps {
  readonly session: Session;
  /** What the panel for a new deal is called. */
  readonly title: string;
  close(): void;
  open(panel: "deal" | "moves" | "table" | "keys"): void;
  /** What a table of several seats shows here besides. */
  readonly children?: ReactNode;
}

interface RowProps {
  readonly icon: IconName;
  readonly word: string;
}

function Row({ icon, word, press }: RowProps & { press(): void }) {
  return (
    <button type="button" onClick={press}>
      <Icon name={icon} /> {word}
    </button>
  );
}

function Way({ icon, word, to }: RowProps & { readonly to: string }) {
  return (
    <Link to={to}>
      <Icon name={icon} /> {word}
    </Link>
  );
}

export function Menu({ session, title, close, open, children }: MenuProps) {
  const [link, setLink] = useState<string>();
  const { game } = session.loaded;
  const { id } = game.meta;
  const share = async () => {
    const { loaded, match } = session;
    const address = location.origin + (match.ply === 0 ? addressForOthers(loaded, match) : match.link());
    try {
      await navigator.clipboard.writeText(address);
      close();
      voice.tell(sayHere.shared());
    } catch {
      // No clipboard here: the link is shown instead.
      setLink(address);
    }
  };
  const restart = () => {
    session.restart();
    close();
  };
  return (
    <Dialog title={say.menu()} close={close}>
      {children}
      <div className="menu">
        <Row icon="deal" word={title} press={() => open("deal")} />
        {session.mayUndo ? <Row icon="restart" word={say.restart()} press={restart} /> : null}
        <Row icon="list" word={session.isParty ? say.playsSoFar() : say.movesTitle()} press={() => open("moves")} />
        {canAnalyse(session) ? <Row icon="analyse" word={say.analyse()} press={() => analyse(session)} /> : null}
        <Row icon="share" word={say.share()} press={share} />
        {link === undefined ? null : (
          <label className="link">
            {sayHere.linkToMatch()}
            <input readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
        )}
        <Row icon="settings" word={say.yourTable()} press={() => open("table")} />
        <Row icon="keys" word={sayHere.keys()} press={() => open("keys")} />
        <Way icon="rules" word={sayHere.rules()} to={`/rules/${id}`} />
        <Way icon="lesson" word={say.lesson()} to={`/${id}/lesson`} />
        <Way icon="record" word={say.record()} to="/record" />
        <Way icon="settings" word={say.settings()} to="/settings" />
        <Way icon="home" word={say.home()} to="/" />
      </div>
      <div className="buttons">
        <button type="button" className="primary" onClick={close}>
          {sayHere.backToTable()}
        </button>
      </div>
    </Dialog>
  );
}
