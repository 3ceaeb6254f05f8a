/** Days as text, as they stand in addresses and records. */

/** A day as text: `2026-01-31`. */
export const dayText = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((n) => String(n).padStart(2, "0")).join("-");

/** Whether a text is a day: `2026-01-31`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && dayText(new Date(`${text}T12:00:00`)) === text;

/** The deal of a day is a match by itself. */
export const DAY_TERM = "1-deals";
