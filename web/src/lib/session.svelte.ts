/** Who we are here, and what can be played. Asked once, kept for every page. */

import { api, Refusal } from './api.ts';
import type { BotInfo, GameInfo, NewTable, SeatRequest, TableInfo, User } from './protocol.ts';
import { router } from './router.svelte.ts';
import { words } from './words.svelte.ts';

class Session {
  me = $state.raw<User | null>(null);
  asked = $state(false);
  /** Whether the server knows accounts, clocks, hints and notes. */
  full = $state(false);
  games = $state.raw<GameInfo[]>([]);
  bots = $state.raw<BotInfo[]>([]);
  #lang = '';

  async load(): Promise<void> {
    const lang = words.lang;
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

  /** Everybody who does something must be somebody: a guest at first, under a name the server finds. */
  async beSomebody(): Promise<User> {
    if (!this.asked) {
      this.me = await this.#whoAmI();
      this.asked = true;
    }
    this.me ??= await api.guest();
    return this.me;
  }

  /** Older servers answer a stranger with 401, and a guest without `account`. */
  async #whoAmI(): Promise<User | null> {
    try {
      const me = await api.me();
      this.full = me === null || me.account !== undefined;
      return me;
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) return null;
      throw error;
    }
  }

  /** The server has ended our session: if there is no other, the cookie is of no use any more. */
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

  /** How strong the opponents of a first game are. */
  get usualBot(): string {
    const names = this.bots.map((bot) => bot.name);
    return ['casual', 'beginner', 'greedy'].find((name) => names.includes(name)) ?? names[0] ?? 'random';
  }

  async make(wanted: NewTable, start: boolean): Promise<TableInfo> {
    await this.beSomebody();
    let table: TableInfo;
    try {
      table = await api.create(wanted);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
      // The server has forgotten us (another database): begin again as a guest.
      this.me = null;
      await this.beSomebody();
      table = await api.create(wanted);
    }
    if (start) await api.start(table.id);
    return table;
  }

  /** A game against bots, at once: three of them, or as many as the game allows. */
  async playNow(game: GameInfo): Promise<void> {
    const seats: SeatRequest[] = ['me'];
    const count = Math.min(Math.max(4, game.seats.min), game.seats.max);
    while (seats.length < count) seats.push({ bot: this.usualBot });
    const table = await this.make({ game: game.id, seats, hints: true }, true);
    router.go(`/t/${table.id}`);
  }
}

export const session = new Session();
