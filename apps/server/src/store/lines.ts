/** The lines of a file as its bytes come. */

/** Lines end with "\n" alone (or an editor's "\r\n"): Node's own reader ends them at U+2028 and U+2029 too, which JSON may have within a string. */
export async function* linesIn(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  // The pieces of a line that has not ended yet: a long one is put together once.
  let begun: string[] = [];
  const ended = (last: string) => {
    const line = [...begun, last].join("");
    begun = [];
    return line.endsWith("\r") ? line.slice(0, -1) : line;
  };
  for await (const chunk of bytes) {
    const parts = decoder.decode(chunk, { stream: true }).split("\n");
    const open = parts.pop() ?? "";
    for (const part of parts) yield ended(part);
    begun.push(open);
  }
  const rest = ended(decoder.decode());
  if (rest !== "") yield rest;
}
