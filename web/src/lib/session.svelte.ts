/** The current user and the list of games, loaded once for all pages. */

import { api, ApiError } from './api.ts';
import type { BotInfo, GameInfo, NewTable, SeatRequest, TableInfo, User } from './protocol.ts';
import { router } from './router.svelte.ts';
import { i18n } from './i18n.svelte.ts';

class Session {
  me = $state.raw<User | null>(null);
  asked = $state(false);
  /** Whether the server supports accounts, clocks, hints and notes. */
  full = $state(false);
  games = $state.raw<GameInfo[]>([]);
  bots = $state.raw<BotInfo[]>([]);
  #lang = '';

  async load(): Promise<void> {
    const lang = i18n.lang;
    const [me, games, bots] = await Promise.all([
      this.asked ? this.me : this.#whoAmI(),
      this.#lang === lang ? this.games : api.games(),
      this.#lang === lang ? this.bots : api.bots(),
    ]);
    this.me = me;
    this.games = games;
    this.bots = bots;
    this.asked = true;
    this.#lang = lang;
  }

  /** Every action needs a user: creates a guest, with a name that the server chooses, if there is none. */
  async ensureUser(): Promise<User> {
    if (!this.asked) {
      this.me = await this.#whoAmI();
      this.asked = true;
    }
    this.me ??= await api.guest();
    return this.me;
  }

  /** Older servers return 401 without a session, and a guest without `account`. */
  async #whoAmI(): Promise<User | null> {
    try {
      const me = await api.me();
      this.full = me === null || me.account !== undefined;
      return me;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  }

  /** The server has ended the session: without another one, the cookie is invalid. */
  async signedOut(): Promise<void> {
    await this.refresh().catch(() => {});
    if (!this.me) await api.logout().catch(() => {});
  }

  async refresh(): Promise<void> {
    this.me = await this.#whoAmI();
    this.asked = true;
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** The level of the opponents in a first game. */
  get defaultBot(): string {
    const names = this.bots.map((bot) => bot.name);
    return ['casual', 'beginner', 'greedy'].find((name) => names.includes(name)) ?? names[0] ?? 'random';
  }

  /** Does something as a user; a visitor becomes a guest first. */
  async #asUser<T>(act: () => Promise<T>): Promise<T> {
    await this.ensureUser();
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // The server does not know this user (another database): start again as a guest.
      this.me = null;
      await this.ensureUser();
      return act();
    }
  }

  async make(wanted: NewTable, start: boolean): Promise<TableInfo> {
    const table = await this.#asUser(() => api.create(wanted));
    if (start) await api.start(table.id);
    return table;
  }

  /** Starts the guided first game. */
  async learn(game: string): Promise<void> {
    const table = await this.#asUser(() => api.lesson(game));
    router.go(`/t/${table.id}`);
  }

  /** Starts a game against three bots, or as many as the game allows. */
  async playNow(game: GameInfo): Promise<void> {
    const seats: SeatRequest[] = ['me'];
    const count = Math.min(Math.max(4, game.seats.min), game.seats.max);
    while (seats.length < count) seats.push({ bot: this.defaultBot });
    const table = await this.make({ game: game.id, seats, hints: true }, true);
    router.go(`/t/${table.id}`);
  }
}

export const session = new Session();
