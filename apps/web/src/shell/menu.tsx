/** Everything else a player may want during a match. */

import { type ReactNode, useState } from "react";
import type { Session } from "../store/session.ts";
import { Icon } from "./icons.tsx";
import { Dialog, Link } from "./parts.tsx";
import { voice } from "./voice.ts";

interface MenuProps {
  readonly session: Session;
  close(): void;
  open(panel: "deal" | "moves"): void;
  /** What a table of several seats shows here besides. */
  readonly children?: ReactNode;
}

export function Menu({ session, close, open, children }: MenuProps) {
  const [link, setLink] = useState<string>();
  const { game, door } = session.loaded;
  const { id } = game.meta;
  const share = async () => {
    const address = location.origin + session.match.link();
    try {
      await navigator.clipboard.writeText(address);
      close();
      voice.tell("Link copied. It replays your moves.");
    } catch {
      // No clipboard here: the link is shown instead.
      setLink(address);
    }
  };
  return (
    <Dialog title="Menu" close={close}>
      {children}
      <div className="menu">
        <button type="button" onClick={() => open("deal")}>
          <Icon name="deal" /> New {door.talk?.deal ?? "deal"}
        </button>
        {session.mayUndo ? (
          <button
            type="button"
            onClick={() => {
              session.restart();
              close();
            }}
          >
            <Icon name="restart" /> Restart
          </button>
        ) : null}
        <button type="button" onClick={() => open("moves")}>
          <Icon name="list" /> Moves
        </button>
        <button type="button" onClick={share}>
          <Icon name="share" /> Share
        </button>
        {link === undefined ? null : (
          <label className="link">
            Link to this match
            <input readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
        )}
        <Link to={`/rules/${id}`}>
          <Icon name="rules" /> Rules
        </Link>
        <Link to={`/${id}/lesson`}>
          <Icon name="lesson" /> Lesson
        </Link>
        <Link to="/record">
          <Icon name="record" /> Record
        </Link>
        <Link to="/settings">
          <Icon name="settings" /> Settings
        </Link>
        <Link to="/">
          <Icon name="home" /> Home
        </Link>
      </div>
      <div className="buttons">
        <button type="button" className="primary" onClick={close}>
          Back to the table
        </button>
      </div>
    </Dialog>
  );
}
