/** The frame of a page that is no table: the name of the house, the ways to the other pages, and a heading. */

import type { ReactNode } from "react";
import { say } from "../words/index.ts";
import { Icon, type IconName } from "./icons.tsx";
import { Link, Wordmark } from "./link.tsx";
import "../css/site.css";

/** A page that is no table. */
export type Site = "days" | "record" | "settings";

const SITES: readonly (readonly [site: Site, icon: IconName])[] = [
  ["days", "days"],
  ["record", "record"],
  ["settings", "settings"],
];

/** The ways to all of them. */
export function SiteNav({ here }: { readonly here?: Site }) {
  return SITES.map(([site, icon]) => (
    <Link key={site} to={`/${site}`} className={site === here ? "here" : ""}>
      <Icon name={icon} /> {say[site]()}
    </Link>
  ));
}

interface FrameProps {
  readonly here: Site;
  readonly title: string;
  /** What stands beside the heading. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export function SiteFrame({ here, title, beside, children }: FrameProps) {
  return (
    <div className="site">
      <header className="site-head">
        <Wordmark />
        <Link to="/" className="back" label={say.home()}>
          <Icon name="back" />
        </Link>
        <nav aria-label={say.pageName()}>
          <SiteNav here={here} />
        </nav>
      </header>
      <main>
        <div className="site-title">
          <h1 tabIndex={-1}>{title}</h1>
          {beside}
        </div>
        {children}
      </main>
    </div>
  );
}
