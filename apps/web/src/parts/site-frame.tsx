/** The frame of a page that is no table: the name of the house, the ways to the other pages, and a heading. */

import type { ReactNode } from "react";
import { PLAYABLE } from "../library/games.ts";
import { say } from "../words/index.ts";
import { Icon, type IconName } from "./icons.tsx";
import { Link, Wordmark } from "./link.tsx";
import "../css/site.css";

/** A page that is no table. */
export type Site = "days" | "record" | "deals" | "settings";

const SITES: readonly (readonly [site: Site, icon: IconName])[] = [
  ["days", "days"],
  ["record", "record"],
  ["deals", "grid"],
  ["settings", "settings"],
];

const withDeals = PLAYABLE.find(({ deals }) => deals !== undefined);

/** Where a page is; undefined where no game has such a one. */
const placeOf = (site: Site): string | undefined =>
  site === "deals" ? withDeals && `/${withDeals.id}/${withDeals.deals}` : `/${site}`;

/** The ways to all of them. */
export function SiteNav({ here }: { readonly here?: Site }) {
  return SITES.map(([site, icon]) => {
    const to = placeOf(site);
    return to === undefined ? null : (
      <Link key={site} to={to} className={site === here ? "here" : ""}>
        <Icon name={icon} /> {say[site]()}
      </Link>
    );
  });
}

interface FrameProps {
  readonly here: Site;
  readonly title: string;
  /** What stands beside the heading. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** What stands over each of them. */
export function SiteHead({ here }: { readonly here?: Site }) {
  return (
    <header className="site-head">
      <Wordmark />
      <Link to="/" className="back" label={say.home()}>
        <Icon name="back" />
      </Link>
      <nav aria-label={say.pageName()}>
        <SiteNav {...(here !== undefined && { here })} />
      </nav>
    </header>
  );
}

export function SiteFrame({ here, title, beside, children }: FrameProps) {
  return (
    <div className="site">
      <SiteHead here={here} />
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
