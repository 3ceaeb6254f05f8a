/** A sentence of which parts stand out: its message puts them between asterisks, wherever they stand in a language. */

export function Marked({ text }: { readonly text: string }) {
  return (
    text
      .split("*")
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stand in their order.
      .map((part, i) => (i % 2 === 0 ? part : <strong key={i}>{part}</strong>))
  );
}
