/** Gives a text away, and a picture with it: to another program where the device offers that, else to the clipboard. */

/** What came of it: given, copied, nothing because the player turned back, or nothing because nobody takes it. */
export type Given = "given" | "copied" | "declined" | "refused";

/** Whether this is a device on which giving something to another program is a matter of course. */
const isTouched = (): boolean => matchMedia("(pointer: coarse)").matches;

/** Shares a text, with a picture where there is one and the device takes it. */
export async function share(text: string, picture?: File): Promise<Given> {
  const whole = picture === undefined ? { text } : { text, files: [picture] };
  if (isTouched() && navigator.canShare?.(whole)) {
    try {
      await navigator.share(whole);
      return "given";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "declined";
    }
  }
  return copy(text);
}

/** Puts a text on the clipboard. */
export async function copy(text: string): Promise<Given> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}
