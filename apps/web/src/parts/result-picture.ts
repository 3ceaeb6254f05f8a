/** Results, of a day or of one match, as a square picture. Its colours are its own: it is looked at elsewhere. */

/** It is so many px wide and high. */
export const SIZE = 720;

/** One game of it. */
export interface PictureRow {
  readonly title: string;
  readonly says: string;
  readonly how: string;
  readonly cloth: string;
}

const CLOTHS: Readonly<Record<string, string>> = { sage: "#c3d7ca", straw: "#ebd7a2", mist: "#c4d3e3" };
const [DEEP, LIGHT, INK, INK2, MARGIN] = ["#0d4837", "#f2f7f3", "#12211b", "#42534b", 36];

/** The name of the house is a drawing. */
const NAME = "Baize";

/** Draws it. */
export function drawDay(canvas: HTMLCanvasElement, date: string, rows: readonly PictureRow[]): void {
  const pen = canvas.getContext("2d");
  if (pen === null) return;
  const type = (px: number, weight: number) => {
    pen.font = `${weight} ${px}px "Instrument Sans Variable", system-ui, sans-serif`;
  };
  const room = SIZE - 2 * MARGIN;
  const write = (text: string, x: number, y: number, colour: string, align: CanvasTextAlign = "left") => {
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(text, x, y, room - 60);
  };
  pen.fillStyle = DEEP;
  pen.fillRect(0, 0, SIZE, SIZE);
  type(52, 650);
  write(NAME, MARGIN, 88, LIGHT);
  type(28, 500);
  write(date, SIZE - MARGIN, 84, "#bcd3c7", "right");
  // One result alone has the whole picture, and larger letters.
  const isAlone = rows.length === 1;
  const [height, scale] = isAlone ? [560, 1.3] : [176, 1];
  for (const [n, { title, says, how, cloth }] of rows.entries()) {
    const top = 132 + n * (height + 16);
    pen.fillStyle = CLOTHS[cloth] ?? LIGHT;
    pen.beginPath();
    pen.roundRect(MARGIN, top, room, height, 28);
    pen.fill();
    const line = (y: number) => top + height / 2 + (y - 88) * scale;
    type(26 * scale, 600);
    write(title, MARGIN + 28, line(46), INK2);
    type(44 * scale, 650);
    write(says, MARGIN + 28, line(102), INK);
    type(26 * scale, 500);
    write(how, MARGIN + 28, line(146), INK2);
  }
}

/** A drawn picture as a file. */
export const fileOf = (canvas: HTMLCanvasElement, name: string): Promise<File | undefined> =>
  new Promise((done) => {
    canvas.toBlob((blob) => done(blob === null ? undefined : new File([blob], name, { type: "image/png" })));
  });

/** One result as a picture. */
export function resultPicture(date: string, row: PictureRow): Promise<File | undefined> {
  const canvas = document.createElement("canvas");
  canvas.width = SIZE;
  canvas.height = SIZE;
  drawDay(canvas, date, [row]);
  return fileOf(canvas, "baize.png");
}
