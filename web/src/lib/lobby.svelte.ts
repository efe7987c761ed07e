/** Who waits at which table, and what the house has to say: kept up to date over the socket of the lobby. */

import { api } from './api.ts';
import type { LobbyEntry, LobbyMessage } from './protocol.ts';
import { session } from './session.svelte.ts';
import { SIGNED_OUT } from './table.svelte.ts';
import { words } from './words.svelte.ts';

const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 30_000;
/** How often a table asks whether there is something to announce. */
const NEWS = 60_000;
const READ = 'signoria.announcement';

class Lobby {
  /** The first page, and those that were asked for. */
  tables = $state.raw<LobbyEntry[]>([]);
  /** How many tables there are on all pages. */
  total = $state(0);
  mine = $state.raw<LobbyEntry[]>([]);
  /** How many clients are connected; 0: not known yet. */
  online = $state(0);
  announcement = $state<string | null>(null);
  /** The announcement that this reader has put away. */
  read = $state(readLast());

  /** What is to be read and was not put away. */
  get news(): string | null {
    return this.announcement === this.read ? null : this.announcement;
  }

  /** Pages after the first, as they were when they were asked for. */
  #more: LobbyEntry[] = [];

  /** Asks for the next page. */
  async more(): Promise<void> {
    const next = await api.lobby(this.tables.length);
    this.#more = joined(this.#more, next);
    this.tables = joined(this.tables, next);
    if (!next.length) this.total = this.tables.length;
  }

  putAway(): void {
    this.read = this.announcement ?? '';
    try {
      localStorage.setItem(READ, this.read);
    } catch {
      // Then it is put away as long as the page is open.
    }
  }

  /** Stays connected until the answer is called. As whom, the cookie tells: connect again after it changed. */
  connect(): () => void {
    let socket: WebSocket | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let retry = FIRST_RETRY;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/lobby/socket?lang=${words.lang}&protocol=1`;
    let done = false;
    const open = () => {
      const own = new WebSocket(address);
      socket = own;
      own.addEventListener('message', (event) => {
        if (done) return;
        retry = FIRST_RETRY;
        const news = JSON.parse(String(event.data)) as LobbyMessage;
        if (news.type !== 'lobby') return;
        this.tables = this.#more.length ? joined(news.tables, this.#more) : news.tables;
        this.total = news.total;
        this.mine = news.mine;
        this.online = news.online;
        this.announcement = news.announcement;
      });
      own.addEventListener('close', ({ code }) => {
        if (done) return;
        if (code === SIGNED_OUT) {
          void session.signedOut().then(() => {
            if (!done) timer = setTimeout(open, retry);
          });
          return;
        }
        timer = setTimeout(open, retry);
        retry = Math.min(retry * 2, LONGEST_RETRY);
      });
    };
    open();
    return () => {
      done = true;
      clearTimeout(timer);
      const last = socket;
      // A socket that is still opening would complain about being closed.
      if (last?.readyState === WebSocket.CONNECTING) last.addEventListener('open', () => last.close());
      else last?.close();
    };
  }

  /** Asks now and then what the house has to say, for pages that have no use for the lobby. */
  listen(): () => void {
    const ask = () =>
      void api.announcement().then(
        (told) => (this.announcement = told.text),
        () => {},
      );
    ask();
    const timer = setInterval(ask, NEWS);
    return () => clearInterval(timer);
  }
}

/** Both lists, each table once. */
function joined(first: LobbyEntry[], then: LobbyEntry[]): LobbyEntry[] {
  const known = new Set(first.map((table) => table.id));
  return [...first, ...then.filter((table) => !known.has(table.id))];
}

function readLast(): string {
  try {
    return localStorage.getItem(READ) ?? '';
  } catch {
    return '';
  }
}

export const lobby = new Lobby();
