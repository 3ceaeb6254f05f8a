/** Where the solved deals are: a file to Node, an asset to a page, whose bundler follows this address. */

/** The first million deals: read or fetch this file, and give its bytes to `parseCatalogue` of `@baize/freecell/deals`. */
export const millionFile = new URL("../../deals/million.bin", import.meta.url);
