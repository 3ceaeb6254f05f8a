/** What only one tab at a time may do. */

/** Calls `begin` when it is this tab's turn; gives what ends the turn. Where tabs cannot agree, each has its turn. */
export function inTurn(name: string, begin: () => void): () => void {
  const waiting = new AbortController();
  let end = (): void => {};
  const turn = new Promise<void>((done) => {
    end = done;
  });
  const take = () => {
    begin();
    return turn;
  };
  const hold = async () => navigator.locks.request(name, { signal: waiting.signal }, take);
  hold().catch(() => {
    if (!waiting.signal.aborted) begin();
  });
  return () => {
    waiting.abort();
    end();
  };
}
