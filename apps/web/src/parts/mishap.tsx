/** When something breaks, a sentence stands where it would be; what was played is kept. */

import { Component, type ReactNode, useState } from "react";
import { archive } from "../keeping/archive.ts";
import { say } from "../words/index.ts";

interface MishapProps {
  /** What stands there instead; a whole screen unless something else is given. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

export class Mishap extends Component<MishapProps, { readonly error: unknown; readonly failed: boolean }> {
  override state = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { instead = <BrokenScreen error={this.state.error} /> } = this.props;
    return instead;
  }
}

/** All that helps to find the fault. It goes to the clipboard, and nowhere else. */
const reportOf = (error: unknown): string =>
  say.report({
    version: __VERSION__,
    screen: location.pathname + location.search,
    browser: navigator.userAgent,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    match: archive.list()[0]?.save ?? "",
  });

function BrokenScreen({ error }: { readonly error: unknown }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(reportOf(error));
    setCopied(true);
  };
  return (
    <main className="page">
      <h1 tabIndex={-1}>{say.wrong()}</h1>
      <p>{say.wrongSays()}</p>
      <p className="buttons">
        <button type="button" className="primary" onClick={() => location.reload()}>
          {say.tryAgain()}
        </button>
        <button type="button" onClick={() => void copy()}>
          {say.copyReport()}
        </button>
      </p>
      <p role="status">{isCopied ? say.reportCopied() : ""}</p>
    </main>
  );
}
