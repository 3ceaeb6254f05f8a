/** Where the weights of the learned player are: a file to Node, an asset to a page, whose bundler follows this address. */

/** The weights of level "master"; read or fetch them, and give the bytes to `loadMaster`. */
export const masterWeights = new URL("../../weights/master.bin", import.meta.url);

/** The weights of the small network that chooses much as the master does; give the master and these to `loadGrandmaster`. */
export const quickWeights = new URL("../../weights/quick.bin", import.meta.url);
