/** Gives a text away, and a picture with it: to another program where the device offers that, else to the clipboard. */

/** What came of it: given, copied, nothing because the player turned back, or nothing because nobody takes it. */
export type Given = "given" | "copied" | "declined" | "refused";

/** Whether this is a device on which giving something to another program is a matter of course. */
const isTouched = (): boolean => matchMedia("(pointer: coarse)").matches;

/** Whether a text can be given to another program here. */
export const canShare = (text: string): boolean => isTouched() && navigator.canShare?.({ text }) === true;

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

/** Puts a text on the clipboard; where a page may not, as on a home network, the text of the field that shows it. */
export async function copy(text: string, field?: HTMLInputElement | null): Promise<Given> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    field?.select();
    return field != null && document.execCommand("copy") ? "copied" : "refused";
  }
}
