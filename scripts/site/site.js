/** On every page of the documents: the theme that the player has chosen, and the search. */

/** The page keeps its settings beside the site; without them the theme is the system's. */
try {
  const { theme } = JSON.parse(localStorage.getItem("baize.settings") ?? "{}");
  if (["light", "dark", "contrast"].includes(theme)) document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing, or something else under that name.
}

/** @typedef {[name: string, page: string, at: string, text: string]} Hit */

const MOST = 24;
/** So many signs of a text are shown around what was found in it. */
const AROUND = 60;

/** How well something answers the words that were looked for; 0 where one of them is missing. @param {Hit} found @param {string[]} words */
function worth([name, page, , text], words) {
  const [inName, inText] = [name.toLowerCase(), `${page} ${text}`.toLowerCase()];
  let sum = 0;
  for (const word of words) {
    if (inName === word || inName.endsWith(`.${word}`)) sum += 100;
    else if (inName.startsWith(word)) sum += 40;
    else if (inName.includes(word)) sum += 20;
    else if (inText.includes(word)) sum += 1;
    else return 0;
  }
  // A page before its parts, and a short name before a long one.
  return sum + (page === "" ? 2 : 0) + 1 / (1 + name.length);
}

/** The part of a text where a word stands, the word marked. @param {string} text @param {string[]} words */
function excerpt(text, words) {
  const span = document.createElement("span");
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0);
  const at = Math.min(...places, text.length);
  const start = at === text.length ? 0 : Math.max(0, at - AROUND);
  const shown = text.slice(start, start + 3 * AROUND);
  const word = words.find((one) => shown.toLowerCase().includes(one)) ?? "";
  const from = word === "" ? shown.length : shown.toLowerCase().indexOf(word);
  const mark = document.createElement("mark");
  mark.textContent = shown.slice(from, from + word.length);
  span.append(start > 0 ? "…" : "", shown.slice(0, from), mark, shown.slice(from + word.length));
  return span;
}

/** Shows what was found. @param {HTMLElement} list @param {Hit[]} found @param {string[]} words @param {string} base @param {string} none */
function show(list, found, words, base, none) {
  list.replaceChildren(
    ...found.map(([name, page, at, text]) => {
      const link = Object.assign(document.createElement("a"), { href: new URL(at, base).href });
      const title = Object.assign(document.createElement("b"), { textContent: name });
      const where = Object.assign(document.createElement("em"), { textContent: page });
      link.append(title, where, excerpt(text, words));
      const item = document.createElement("li");
      item.append(link);
      return item;
    }),
  );
  if (found.length === 0) list.append(Object.assign(document.createElement("p"), { textContent: none }));
  list.hidden = words.length === 0;
}

addEventListener("DOMContentLoaded", () => {
  document.querySelector("nav.index [aria-current]")?.scrollIntoView({ block: "center" });
  scrollTo(0, location.hash === "" ? 0 : scrollY);
  const field = /** @type {HTMLInputElement} */ (document.getElementById("search"));
  const list = /** @type {HTMLElement} */ (document.getElementById("found"));
  const base = new URL(field.dataset.index ?? "", location.href).href;
  /** @type {Promise<Hit[]> | undefined} */
  let index;
  field.hidden = false;
  const look = async () => {
    index ??= fetch(base).then((answer) => answer.json());
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = (await index)
      .map((one) => ({ one, sum: worth(one, words) }))
      .filter(({ sum }) => sum > 0)
      .sort((a, b) => b.sum - a.sum)
      .slice(0, MOST)
      .map(({ one }) => one);
    show(list, found, words, base, field.dataset.none ?? "");
  };
  field.addEventListener("input", look);
  field.addEventListener("focus", look);
  addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (event.key === "/" && !isTyping) {
      event.preventDefault();
      field.focus();
    }
    if (event.key === "Escape") list.hidden = true;
    const links = [...list.querySelectorAll("a")];
    const at = links.indexOf(/** @type {HTMLAnchorElement} */ (document.activeElement));
    if (list.hidden || !["ArrowDown", "ArrowUp", "Enter"].includes(event.key)) return;
    if (event.key === "Enter" && event.target === field) links[0]?.click();
    if (event.key === "Enter") return;
    event.preventDefault();
    const next = at + (event.key === "ArrowDown" ? 1 : -1);
    (links[next] ?? field).focus();
  });
  addEventListener("click", ({ target }) => {
    if (target instanceof Node && !field.parentElement?.contains(target)) list.hidden = true;
  });
});
