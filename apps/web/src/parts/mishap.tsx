/** When something breaks, a sentence stands where a screen would be; what was played is kept. */

import { Component, type ReactNode } from "react";
import { say } from "../words/index.ts";

export class Mishap extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="page">
        <h1 tabIndex={-1}>{say.wrong()}</h1>
        <p>{say.wrongSays()}</p>
        <p>
          <button type="button" className="primary" onClick={() => location.reload()}>
            {say.tryAgain()}
          </button>
        </p>
      </main>
    );
  }
}
