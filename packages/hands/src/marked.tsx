/** A sentence of which a part stands out: its message puts that part between asterisks, wherever it stands in a language. */

export function Marked({ text }: { readonly text: string }) {
  const [before = "", part, after = ""] = text.split("*");
  return (
    <>
      {before}
      {part === undefined ? null : <strong>{part}</strong>}
      {after}
    </>
  );
}
