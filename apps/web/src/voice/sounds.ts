/** Sounds made on the spot: dry and short. */

let context: AudioContext | undefined;

/** A tone or a knock: it starts at once and dies away. */
function knock(frequency: number, ms: number, volume: number, type: OscillatorType, delay = 0): void {
  context ??= new AudioContext();
  // A browser lets nobody make a sound before the first click or key.
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime + delay / 1000;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = type;
  tone.frequency.setValueAtTime(frequency, start);
  tone.frequency.exponentialRampToValueAtTime(frequency * 0.6, start + ms / 1000);
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + ms / 1000);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + ms / 1000);
}

export const SOUNDS = {
  card: () => knock(190, 60, 0.25, "triangle"),
  peg: () => knock(520, 50, 0.18, "triangle"),
  knock: () => {
    for (const delay of [0, 90]) knock(120, 40, 0.3, "triangle", delay);
  },
  turn: () => {
    for (const [i, note] of [440, 587].entries()) knock(note, 140, 0.14, "sine", i * 120);
  },
  slide: () => knock(420, 45, 0.06, "sine"),
  win: () => {
    for (const [i, note] of [262, 330, 392, 523].entries()) knock(note, 110, 0.12, "sine", i * 30);
  },
};
