/** Long work in slices: between them the page is drawn and heard. */

/** A slice takes so many milliseconds at most, or as long as one thing to do. */
const SLICE = 50;

/** Does something with each of many; whenever the page has waited for a slice, it has its turn, which may be told before. */
export async function inSlices<T>(
  all: Iterable<T>,
  act: (one: T) => void,
  pause: () => Promise<unknown> = turn,
): Promise<void> {
  let begun = performance.now();
  for (const one of all) {
    if (performance.now() - begun > SLICE) {
      await pause();
      begun = performance.now();
    }
    act(one);
  }
}

/** A turn of the page. */
export const turn = (): Promise<void> => new Promise((done) => setTimeout(done));
