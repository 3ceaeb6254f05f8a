/** What every answer says about itself, whatever it is: from where things may be loaded, and what the page may do. */

const POLICY = [
  "default-src 'self'",
  // The strongest Big Two player computes in WebAssembly; compiling it counts as script, text as code stays forbidden.
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data:",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
].join("; ");

/** What the page never asks for, and nothing that got into it shall get. */
const NOT_ASKED = ["camera", "display-capture", "geolocation", "microphone", "midi", "payment", "serial", "usb"];

const ALWAYS: Readonly<Record<string, string>> = {
  "content-security-policy": POLICY,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": NOT_ASKED.map((name) => `${name}=()`).join(", "),
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

const YEAR = 365 * 24 * 3600;

const STRICT = { "strict-transport-security": `max-age=${YEAR}` };
const ENCRYPTED = { ...ALWAYS, ...STRICT };

/** The headers of an answer; on an encrypted way the browser is told to keep to that. */
export const headersFor = (isEncrypted: boolean): Readonly<Record<string, string>> =>
  isEncrypted ? ENCRYPTED : ALWAYS;

/**
 * What an answer that is no page says: nothing is loaded by it, framed or read by other pages. What only a page could do is
 * not spoken of, as each header costs both sides.
 */
const PLAIN: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};

/** The headers of answers of one kind, name after value as Node takes them. */
export function plainHeaders(type: string): (isEncrypted: boolean) => readonly string[] {
  const always = Object.entries({ ...PLAIN, "content-type": type }).flat();
  const encrypted = [...always, ...Object.entries(STRICT).flat()];
  return (isEncrypted) => (isEncrypted ? encrypted : always);
}

/** Files whose name carries a hash of their content never change; anything else is asked for each time. */
export const keepingOf = (isHashed: boolean): string => (isHashed ? `public, max-age=${YEAR}, immutable` : "no-cache");
