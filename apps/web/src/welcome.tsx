/** The first page: what Baize is. */

const GAMES = [
  { cloth: "sage", title: "FreeCell", says: "Every card in sight, nothing left to luck." },
  { cloth: "straw", title: "Pegs", says: "Jump until one is left." },
  { cloth: "mist", title: "Big Two", says: "Four players. First to empty the hand." },
];

export function Welcome() {
  return (
    <main>
      <h1>Baize</h1>
      <p>Three classic games, played perfectly.</p>
      <ul>
        {GAMES.map(({ cloth, title, says }) => (
          <li key={title} data-cloth={cloth}>
            <h2>{title}</h2>
            <p>{says}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
