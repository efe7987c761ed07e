/** The lobby and the announcement, kept up to date over the socket of the lobby. */

import { socketUrl } from './base.ts';
import { api } from './api.ts';
import type { LobbyEntry, LobbyMessage } from './protocol.ts';
import { session } from './session.svelte.ts';
import { SIGNED_OUT } from './table.svelte.ts';
import { i18n } from './i18n.svelte.ts';

const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 30_000;
/** How often a table polls the announcement. */
const NEWS = 60_000;
const READ = 'signoria.announcement';

class Lobby {
  /** The first page, and those that were requested. */
  tables = $state.raw<LobbyEntry[]>([]);
  /** How many tables there are on all pages. */
  total = $state(0);
  mine = $state.raw<LobbyEntry[]>([]);
  /** How many clients are connected; 0: not known yet. */
  online = $state(0);
  announcement = $state<string | null>(null);
  /** The announcement that this reader has dismissed. */
  read = $state(readLast());

  /** The announcement, unless it was dismissed. */
  get news(): string | null {
    return this.announcement === this.read ? null : this.announcement;
  }

  /** Pages after the first, as of their request. */
  #more: LobbyEntry[] = [];

  /** Requests the next page. */
  async more(): Promise<void> {
    const next = await api.lobby(this.tables.length);
    this.#more = joined(this.#more, next);
    this.tables = joined(this.tables, next);
    if (!next.length) this.total = this.tables.length;
  }

  dismiss(): void {
    this.read = this.announcement ?? '';
    try {
      localStorage.setItem(READ, this.read);
    } catch {
      // Then it is dismissed as long as the page is open.
    }
  }

  /** Stays connected until the returned function is called. The cookie decides as which user: reconnect after it changed. */
  connect(): () => void {
    let socket: WebSocket | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let retry = FIRST_RETRY;
    const address = socketUrl(`/api/lobby/socket?lang=${i18n.lang}&protocol=1`);
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
      // Closing a socket that is still opening would log an error.
      if (last?.readyState === WebSocket.CONNECTING) last.addEventListener('open', () => last.close());
      else last?.close();
    };
  }

  /** Polls the announcement, for pages that do not use the lobby. */
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
