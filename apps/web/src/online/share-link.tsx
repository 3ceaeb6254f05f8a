/** Links for others: what was played, and the table. */

import { type RefObject, useRef, useState } from "react";
import { copy, type Given, share } from "../parts/share.ts";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/online.en.ts";

/** Gives what was played to others, as a link that shows it to anybody. */
export function ShareLink({ to }: { readonly to: string }) {
  const give = async () => {
    const link = location.origin + to;
    const given = await share(link);
    if (given === "copied") voice.tell(sayHere.copied());
    // A page on a home network may not copy: the link is shown instead.
    if (given === "refused") voice.tell(link);
  };
  return (
    <button type="button" onClick={() => void give()}>
      {say.share()}
    </button>
  );
}

export const tableLink = (id: string): string => `${location.origin}/t/${id}`;

/** The link of a table, which says what came of copying it; where it could not be, the field that shows it is there to copy from. */
export function CopyLink({ id }: { readonly id: string }) {
  const [given, setGiven] = useState<Given>();
  const field = useRef<HTMLInputElement>(null);
  const put = async () => setGiven(await copy(tableLink(id), field.current));
  return (
    <div className="table-link">
      <LinkField id={id} field={field} />
      <button type="button" onClick={() => void put()}>
        {sayHere.copyTheLink()}
      </button>
      <p role="status">{given === undefined ? "" : given === "copied" ? sayHere.copied() : sayHere.notCopied()}</p>
    </div>
  );
}

interface FieldProps {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The link of a table, to be selected. */
export const LinkField = ({ id, field }: FieldProps) => (
  <input
    ref={field}
    className="link"
    readOnly
    value={tableLink(id)}
    aria-label={sayHere.linkLabel()}
    onFocus={(event) => event.target.select()}
  />
);
