/** The look of the app, carried by the app itself: whoever mounts it needs no style of their own. */

export const STYLE = `
body:has(> .bigtwo-mis, > * > .bigtwo-mis) { margin: 0; }
.bigtwo-mis {
  --ground: #c4d3e3;
  --felt: #a3b9d5;
  --felt-edge: #7b97b8;
  --plate: #e9f0f8;
  --deep: #123f6b;
  --ink: #12211b;
  --ink2: #3f5165;
  --gold: #e2a93f;
  --card: clamp(44px, min(8.2vw, 13vh), 116px);
  box-sizing: border-box;
  min-height: 100dvh;
  background: var(--ground);
  color: var(--ink);
  font: 400 16px/1.4 "Instrument Sans Variable", system-ui, sans-serif;
}
.bigtwo-mis *, .bigtwo-mis *::before { box-sizing: border-box; margin: 0; }
.bigtwo-mis h1 { font-size: 28px; line-height: 1.1; letter-spacing: -0.02em; }
.bigtwo-mis h2 { font-size: 20px; letter-spacing: -0.01em; }
.bigtwo-mis button { font: inherit; cursor: pointer; border: 0; }
.bigtwo-mis button:focus-visible { outline: 3px solid var(--gold); outline-offset: 2px; }
.bigtwo-mis .card {
  display: block;
  width: var(--w, var(--card));
  aspect-ratio: 5 / 7;
  border-radius: calc(var(--w, var(--card)) * 0.075);
  background: #fdfdfb;
  box-shadow: 0 0 0 1px rgb(18 63 107 / 0.28), 0 2px 5px rgb(18 40 70 / 0.22);
  user-select: none;
}
.bigtwo-mis .row { display: flex; align-items: flex-start; }
.bigtwo-mis .row .card + .card { margin-left: calc(var(--w, var(--card)) * -0.44); }
.bigtwo-mis .main {
  border-radius: 14px;
  padding: 14px 28px;
  background: var(--deep);
  color: #fff;
  font-weight: 650;
}

.bigtwo-mis .rules {
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: clamp(10px, 2vh, 18px);
  max-width: 1080px;
  min-height: 100dvh;
  margin: 0 auto;
  padding: clamp(12px, 3vh, 48px) clamp(16px, 4vw, 48px);
  align-content: center;
  --w: clamp(40px, 7vh, 54px);
}
.bigtwo-mis .rules h1 { font-size: clamp(32px, 6vh, 56px); }
.bigtwo-mis .rules header { grid-area: 1 / 1 / 2 / 3; padding-right: 230px; }
.bigtwo-mis .rules header p { font-size: 18px; color: var(--ink2); }
.bigtwo-mis .rules section { display: grid; gap: clamp(4px, 0.9vh, 8px); align-content: start; padding: clamp(12px, 2.2vh, 20px) 20px; border-radius: 22px; background: var(--plate); }
.bigtwo-mis .rules h2 + .row { margin: 4px 0; }
.bigtwo-mis .rules section h2:not(:first-child) { margin-top: 6px; }
.bigtwo-mis .kinds { grid-column: 1 / -1; }
.bigtwo-mis .kinds ol { display: grid; grid-template-columns: repeat(auto-fit, minmax(160px, 1fr)); gap: 14px; padding: 4px 0 0; list-style: none; }
.bigtwo-mis .kinds li { display: grid; gap: 6px; align-content: start; font-size: 14px; }
.bigtwo-mis .rules .main { position: sticky; top: 14px; z-index: 1; grid-area: 1 / 2; place-self: center end; font-size: 18px; }

.bigtwo-mis .table { position: relative; overflow: hidden; display: grid; grid-template: auto 1fr auto / minmax(0, 1fr); height: 100dvh; padding: 14px 18px; gap: 10px; }
.bigtwo-mis .table > header { position: absolute; top: 18px; left: 24px; z-index: 2; }
.bigtwo-mis .clock { font-size: 20px; font-variant-numeric: tabular-nums; color: var(--ink2); }

.bigtwo-mis .field {
  grid-row: 1 / 3;
  position: relative;
  display: grid;
  grid-template: auto minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) / minmax(130px, 1fr) minmax(0, 1.3fr) minmax(0, 1.3fr) minmax(0, 1.3fr) minmax(130px, 1fr);
  grid-template-areas: ". . north . ." "west . a . east" "west b . c east" "west . d . east";
  min-height: 0;
}
.bigtwo-mis .felt {
  grid-area: 2 / 2 / 5 / 5;
  margin: -26px calc(-1 * clamp(8px, 8.2vw - 72px, 56px)) 4px;
  border-radius: 999px;
  background: var(--felt);
  box-shadow: 0 10px 0 var(--felt-edge), inset 0 0 0 10px var(--felt), inset 0 0 0 11px rgb(123 151 184 / 0.7);
}
.bigtwo-mis .seat { display: flex; align-items: center; gap: 12px; z-index: 1; }
.bigtwo-mis .seat[data-seat="top"] { grid-area: north; justify-self: center; }
.bigtwo-mis .seat[data-seat="left"] { grid-area: west; flex-direction: column; justify-content: center; text-align: center; }
.bigtwo-mis .seat[data-seat="right"] { grid-area: east; flex-direction: column; justify-content: center; text-align: center; }
.bigtwo-mis .medal {
  display: grid;
  place-items: center;
  flex: none;
  width: 62px;
  height: 62px;
  border-radius: 50%;
  background: #fdfdfb;
  color: var(--deep);
  font-size: 26px;
  font-weight: 700;
  box-shadow: 0 0 0 4px rgb(255 255 255 / 0.45);
}
.bigtwo-mis .seat:is([data-turn], [data-won]) .medal { background: var(--deep); color: #fff; box-shadow: 0 0 0 4px var(--gold); }
.bigtwo-mis .who { display: grid; line-height: 1.25; white-space: nowrap; }
.bigtwo-mis .who span { color: var(--ink2); font-size: 14px; }
.bigtwo-mis .backs { display: flex; padding-left: 21px; }
.bigtwo-mis .backs i {
  width: 30px;
  height: 42px;
  margin-left: -21px;
  border-radius: 4px;
  background: #235181;
  box-shadow: inset 0 0 0 1px #8fb0d4, inset 0 0 0 3px #235181, inset 0 0 0 4px rgb(143 176 212 / 0.6);
}
.bigtwo-mis .last { display: grid; place-items: center; min-width: 0; min-height: 0; z-index: 1; --w: clamp(36px, min(5.4vw, 9.5vh), 78px); }
.bigtwo-mis .last[data-of="top"] { grid-area: a; }
.bigtwo-mis .last[data-of="left"] { grid-area: b; }
.bigtwo-mis .last[data-of="right"] { grid-area: c; }
.bigtwo-mis .last[data-of="player"] { grid-area: d; }
.bigtwo-mis .play { display: grid; justify-items: center; gap: 4px; padding: 8px 12px 6px; border-radius: 16px; font-size: 13px; white-space: nowrap; }
.bigtwo-mis .play:not([data-beat], [data-won]) .card { filter: brightness(0.93) saturate(0.8); }
.bigtwo-mis .play:is([data-beat], [data-won]) { background: var(--plate); box-shadow: 0 6px 18px rgb(18 40 70 / 0.18); }
.bigtwo-mis .play b { color: var(--deep); }
.bigtwo-mis .passed { padding: 4px 14px; border-radius: 99px; background: rgb(255 255 255 / 0.35); color: var(--ink2); font-weight: 600; }

.bigtwo-mis .player { display: grid; gap: 12px; padding: 14px 20px 16px; border-radius: 26px; background: var(--deep); color: #fff; }
.bigtwo-mis .player header { display: flex; align-items: baseline; gap: 14px; min-height: 28px; }
.bigtwo-mis .player header p { color: #c8d8ea; }
.bigtwo-mis .player header p[data-refusal] { color: #ffd98a; font-weight: 600; }
.bigtwo-mis .player header span { margin-left: auto; color: #c8d8ea; font-size: 14px; white-space: nowrap; }
.bigtwo-mis .hand { display: flex; justify-content: center; min-height: calc(var(--card) * 1.4 + 14px); padding-top: 14px; }
.bigtwo-mis .hand > * { position: relative; top: 0; min-width: 0; flex: 0 1 calc(var(--card) * 0.78); }
.bigtwo-mis .hand button { padding: 0; background: none; border-radius: 9px; transition: top 0.12s; }
.bigtwo-mis .hand > :last-child { flex: none; }
.bigtwo-mis .hand button[aria-pressed="true"] { top: -14px; }
.bigtwo-mis .hand button[aria-pressed="true"] .card { box-shadow: 0 0 0 3px #8fc1f5, 0 6px 12px rgb(0 0 0 / 0.35); }
.bigtwo-mis .player footer { display: flex; justify-content: end; gap: 10px; min-height: 50px; }
.bigtwo-mis fieldset { display: flex; gap: 4px; padding: 4px; border: 0; border-radius: 14px; background: rgb(255 255 255 / 0.14); margin-right: auto; }
.bigtwo-mis .player footer button { padding: 10px 20px; border-radius: 12px; background: rgb(255 255 255 / 0.14); color: #fff; font-weight: 600; }
.bigtwo-mis fieldset button:hover, .bigtwo-mis .player footer button:hover:enabled { background: rgb(255 255 255 / 0.26); }
.bigtwo-mis .player footer .main { min-width: 180px; background: #fff; color: var(--deep); }
.bigtwo-mis .player footer .main:hover:enabled { background: #e9f0f8; }
.bigtwo-mis .player footer button:disabled { opacity: 0.45; cursor: default; }

.bigtwo-mis .end h2 { font-size: 28px; line-height: 1; white-space: nowrap; }
.bigtwo-mis .end p { font-size: 18px; }

@media (max-width: 760px) {
  .bigtwo-mis .rules { grid-template-columns: 1fr; --w: 52px; }
  .bigtwo-mis .rules header { grid-area: auto; padding: 0; }
  .bigtwo-mis .rules .main { grid-area: auto; top: auto; bottom: 14px; place-self: stretch; box-shadow: 0 6px 18px rgb(18 40 70 / 0.3); }
}
@media (max-width: 760px) and (orientation: portrait) {
  .bigtwo-mis { --card: 15vw; }
  .bigtwo-mis .table { padding: 10px 8px 8px; }
  .bigtwo-mis .table > header { position: static; display: flex; align-items: baseline; gap: 14px; padding: 0 8px; }
  .bigtwo-mis .field { grid-row: auto; grid-template: auto repeat(3, minmax(0, 1fr)) / repeat(6, minmax(0, 1fr)); grid-template-areas: "west west north north east east" "a a a a a a" "b b b c c c" "d d d d d d"; }
  .bigtwo-mis .felt { grid-area: 2 / 1 / 5 / 7; margin: 6px 0 10px; border-radius: 36px; }
  .bigtwo-mis .seat, .bigtwo-mis .seat[data-seat] { flex-direction: row; justify-content: center; text-align: left; gap: 8px; }
  .bigtwo-mis .medal { width: 38px; height: 38px; font-size: 17px; }
  .bigtwo-mis .backs { display: none; }
  .bigtwo-mis .last { --w: clamp(28px, min(11vw, 4.9vh), 52px); }
  .bigtwo-mis .play { gap: 2px; padding: 6px 10px 4px; }
  .bigtwo-mis .player { padding: 12px 12px 10px; border-radius: 22px; gap: 8px; }
  .bigtwo-mis .player header { flex-wrap: wrap; gap: 2px 10px; }
  .bigtwo-mis .player header p { font-size: 15px; }
  .bigtwo-mis .player header span { display: none; }
  .bigtwo-mis .hand { display: grid; justify-content: start; grid-template-columns: repeat(6, calc((100% - var(--card)) / 6)) var(--card); grid-auto-rows: calc(var(--card) * 1.4); min-height: calc(var(--card) * 2.8 + 20px); gap: 6px 0; padding: 14px 0 0; }
  .bigtwo-mis .hand > * { justify-self: start; }
  .bigtwo-mis .player footer { gap: 8px; }
  .bigtwo-mis .player footer button { padding: 10px 13px; }
  .bigtwo-mis .player footer .main { flex: 1; min-width: 0; }
}
@media (max-width: 760px) and (max-height: 700px) and (orientation: portrait) {
  .bigtwo-mis .play:not([data-beat], [data-won]) figcaption { display: none; }
  .bigtwo-mis h1 { font-size: 20px; }
  .bigtwo-mis .player header h2 { font-size: 18px; }
}
@media (max-height: 560px) and (orientation: landscape) {
  .bigtwo-mis { --card: min(7vw, 15vh); }
  .bigtwo-mis .table { padding: 6px 8px; gap: 4px; }
  .bigtwo-mis .table > header { top: 8px; left: 14px; }
  .bigtwo-mis h1 { font-size: 20px; }
  .bigtwo-mis .clock { font-size: 16px; }
  .bigtwo-mis .field { grid-template: auto repeat(2, minmax(0, 1fr)) / minmax(100px, 0.6fr) repeat(3, minmax(0, 1.3fr)) minmax(100px, 0.6fr); grid-template-areas: "west . north . east" "west b a c east" "west b d c east"; }
  .bigtwo-mis .felt { grid-area: 2 / 2 / 4 / 5; margin: -14px -20px 4px; }
  .bigtwo-mis .medal { width: 34px; height: 34px; font-size: 16px; }
  .bigtwo-mis .backs { display: none; }
  .bigtwo-mis .last { --w: clamp(26px, min(5.4vw, 10vh), 60px); }
  .bigtwo-mis .play { gap: 1px; padding: 4px 8px 2px; font-size: 12px; }
  .bigtwo-mis .player { grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 0 12px; padding: 6px 14px 8px; border-radius: 18px; }
  .bigtwo-mis .player header { min-height: 0; }
  .bigtwo-mis .player footer { grid-area: 1 / 2; min-height: 0; }
  .bigtwo-mis .player footer button { padding: 6px 14px; }
  .bigtwo-mis .player footer .main { min-width: 110px; }
  .bigtwo-mis .hand { grid-column: 1 / -1; padding-top: 12px; min-height: calc(var(--card) * 1.4 + 12px); }
  .bigtwo-mis .end h2 { font-size: 22px; }
}
@media (prefers-reduced-motion: reduce) { .bigtwo-mis .hand button { transition: none; } }
`;
