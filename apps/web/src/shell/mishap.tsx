/** When something breaks, a sentence stands where a screen would be; what was played is kept. */

import { Component, type ReactNode } from "react";

export class Mishap extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="page">
        <h1 tabIndex={-1}>Something went wrong</h1>
        <p>This screen could not be shown. Your matches are kept.</p>
        <p>
          <button type="button" className="primary" onClick={() => location.reload()}>
            Try again
          </button>
        </p>
      </main>
    );
  }
}
