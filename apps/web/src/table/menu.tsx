/** Everything else a player may want during a match. */

import { type ReactNode, useState } from "react";
import type { Session } from "../match/session.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Icon, type IconName } from "../parts/icons.tsx";
import { Link } from "../parts/link.tsx";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";

interface MenuProps {
  readonly session: Session;
  close(): void;
  open(panel: "deal" | "moves"): void;
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

export function Menu({ session, close, open, children }: MenuProps) {
  const [link, setLink] = useState<string>();
  const { game, manners } = session.loaded;
  const { id } = game.meta;
  const share = async () => {
    const address = location.origin + session.match.link();
    try {
      await navigator.clipboard.writeText(address);
      close();
      voice.tell(say.shared());
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
        <Row icon="deal" word={say.newDeal({ deal: manners.dealWord })} press={() => open("deal")} />
        {session.mayUndo ? <Row icon="restart" word={say.restart()} press={restart} /> : null}
        <Row icon="list" word={say.movesTitle()} press={() => open("moves")} />
        <Row icon="share" word={say.share()} press={share} />
        {link === undefined ? null : (
          <label className="link">
            {say.linkToMatch()}
            <input readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
        )}
        <Way icon="rules" word={say.rules()} to={`/rules/${id}`} />
        <Way icon="lesson" word={say.lesson()} to={`/${id}/lesson`} />
        <Way icon="record" word={say.record()} to="/record" />
        <Way icon="settings" word={say.settings()} to="/settings" />
        <Way icon="home" word={say.home()} to="/" />
      </div>
      <div className="buttons">
        <button type="button" className="primary" onClick={close}>
          {say.backToTable()}
        </button>
      </div>
    </Dialog>
  );
}
