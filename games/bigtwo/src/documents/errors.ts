/** The source document's exceptions; the `name` of each is the document's word. */

/** A card that does not exist, or an App of something that is not a Game. */
export class InvalidInput extends Error {
  override readonly name = "InvalidInput";
}

/** A card whose picture does not exist. */
export class FileNotFound extends Error {
  override readonly name = "FileNotFound";
}

/** Selected cards that are no play. */
export class InvalidCombination extends Error {
  override readonly name = "InvalidCombination";
}
