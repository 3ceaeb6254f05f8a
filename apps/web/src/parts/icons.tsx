/** Small drawings for buttons: strokes in the colour of the text. */

const STROKES = {
  undo: "M4 8h8.5a4 4 0 0 1 0 8H8M4 8l3.5-3.5M4 8l3.5 3.5",
  redo: "M16 8H7.5a4 4 0 0 0 0 8H12M16 8l-3.5-3.5M16 8l-3.5 3.5",
  hint: "M7.5 13.2C6 12.2 5 10.6 5 8.5a5 5 0 0 1 10 0c0 2.1-1 3.7-2.5 4.7V15h-5zM8.5 17.5h3",
  deal: "M4 4.5A1.5 1.5 0 0 1 5.5 3h5A1.5 1.5 0 0 1 12 4.5v9a1.5 1.5 0 0 1-1.5 1.5h-5A1.5 1.5 0 0 1 4 13.5zM14.5 6l1 .3a1.5 1.5 0 0 1 1 1.9l-2.3 7.3a1.5 1.5 0 0 1-1.9 1l-.8-.3",
  record: "M4 16V10M8 16V4M12 16v-4M16 16v-2.5",
  days: "M4.5 5.5h11a1.5 1.5 0 0 1 1.5 1.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.5V7a1.5 1.5 0 0 1 1.5-1.5zM3 9h14M6.8 3v3M13.2 3v3",
  grid: "M4 4h4.5v4.5H4zM11.5 4H16v4.5h-4.5zM4 11.5h4.5V16H4zM11.5 11.5H16V16h-4.5z",
  settings:
    "M2.5 6.5h7.7M14.8 6.5h2.7M2.5 13.5h2.7M9.8 13.5h7.7M12.5 4.2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM7.5 11.2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z",
  dark: "M15.5 12A6.5 6.5 0 0 1 8 4.5a6.5 6.5 0 1 0 7.5 7.5z",
  light:
    "M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1",
  onward: "M4 10h12M11 5l5 5-5 5",
  back: "M12.5 4.5 7 10l5.5 5.5",
  next: "M7.5 4.5 13 10l-5.5 5.5",
  first: "M5 4.5v11M14 4.5 8.5 10l5.5 5.5",
  last: "M15 4.5v11M6 4.5 11.5 10 6 15.5",
  analyse: "M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4",
  run: "M6.5 4.5 15 10l-8.5 5.5z",
  pause: "M7 5v10M13 5v10",
  list: "M7 5.5h9M7 10h9M7 14.5h9M3.5 5.5h.01M3.5 10h.01M3.5 14.5h.01",
  share: "M10 12.5V3.5M6.5 6.5 10 3l3.5 3.5M5 10H4v7h12v-7h-1",
  say: "M4 4.5h12a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-5.5l-3.5 3v-3H4A1.5 1.5 0 0 1 2.5 12V6A1.5 1.5 0 0 1 4 4.5z",
  device:
    "M6.5 2.5h7A1.5 1.5 0 0 1 15 4v12a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 5 16V4a1.5 1.5 0 0 1 1.5-1.5zM9 15h2",
  restart: "M4.5 10a5.5 5.5 0 1 0 1.7-4M4.5 3.5V7H8",
  rules:
    "M4 4.5h4.5A1.5 1.5 0 0 1 10 6v10.5a1.5 1.5 0 0 0-1.5-1.5H4zM16 4.5h-4.5A1.5 1.5 0 0 0 10 6v10.5a1.5 1.5 0 0 1 1.5-1.5H16z",
  lesson: "M2.5 8 10 4.5 17.5 8 10 11.5zM5.5 9.7v3.8c1.3 1.2 2.8 1.7 4.5 1.7s3.2-.5 4.5-1.7V9.7M17.5 8v4.5",
  finish: "M4 10.5 8 14.5 16 5.5",
  home: "M4 9.5 10 4l6 5.5V16H4z",
  keys: "M2.5 6h15v8.5h-15zM5.5 9h.01M8.5 9h.01M11.5 9h.01M14.5 9h.01M7 12h6",
  unfold: "M5 12.5 10 7.5l5 5",
  fold: "M5 7.5 10 12.5l5-5",
  close: "M5 5l10 10M15 5 5 15",
} as const;

/** The name of a drawing, or the strokes of one that a single screen has. */
export type IconName = keyof typeof STROKES | `M${string}`;

/** A drawing beside a word; it says nothing by itself. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={(STROKES as Partial<Record<IconName, string>>)[name] ?? name} />
    </svg>
  );
}
