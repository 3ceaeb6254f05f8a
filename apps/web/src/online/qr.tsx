/** A QR code, drawn as one path. */

import encodeQR from "qr";
import { sayHere } from "../words/online.en.ts";

export function QrCode({ text }: { readonly text: string }) {
  const rows = encodeQR(text, "raw", { border: 2 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg className="qr" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={sayHere.qrLabel()}>
      <path d={path} />
    </svg>
  );
}
