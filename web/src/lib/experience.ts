/** How often the reader has played each game on this device: beginners are asked before what cannot be taken back. */

const KEY = 'signoria.played';
/** Number of first games of a kind in which the reader counts as a beginner. */
const BEGINNER_GAMES = 10;

type Played = Record<string, string[]>;

function read(): Played {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Played) : {};
  } catch {
    return {};
  }
}

/** Counts a table once; returns whether the reader still is a beginner in this game. */
export function beginner(game: string, table: string): boolean {
  const played = read();
  const tables = Array.isArray(played[game]) ? played[game] : [];
  if (!tables.includes(table) && tables.length <= BEGINNER_GAMES) {
    tables.push(table);
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...played, [game]: tables }));
    } catch {
      // Private windows may refuse; then the reader stays a beginner.
    }
  }
  return tables.indexOf(table) !== -1 && tables.length <= BEGINNER_GAMES;
}
