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

const ASKED = 'signoria.asked';

function readAsked(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ASKED) ?? '[]');
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether the reader was asked once before this kind of action of a game. */
export const knows = (game: string, kind: string): boolean => readAsked().includes(`${game}-${kind}`);

/** They were asked: it is not asked again on this device. */
export function learn(game: string, kind: string): void {
  if (knows(game, kind)) return;
  try {
    localStorage.setItem(ASKED, JSON.stringify([...readAsked(), `${game}-${kind}`]));
  } catch {
    // Then they are asked again.
  }
}
