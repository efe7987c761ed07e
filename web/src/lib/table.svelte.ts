/** One table, kept up to date over its WebSocket. */

import type {
  Beat,
  ChatLine,
  ClientMessage,
  Lang,
  Position,
  ServerMessage,
  TableInfo,
  Told,
} from './protocol.ts';
import { steps } from './beats.ts';
import { BeatQueue, type Step } from './queue.svelte.ts';
import { share } from './share.ts';

export type Link = 'connecting' | 'open' | 'lost' | 'refused' | 'signed-out';

interface Pending {
  id: number;
  message: ClientMessage;
  done(refusal: { error: string; text: string; rule?: string | null } | null): void;
}

export interface TableOptions {
  lang(): Lang;
  pace(): number;
  /** Which of the reader's own seats he looks from, if he holds several. */
  seat?(): number | null;
  /** Whether choices should tell that they cannot be taken back: the server works that out for each of them. */
  commits?(): boolean;
  onShown?(told: Told): void;
  /** For tests. */
  open?(address: string): WebSocket;
}

const FIRST_RETRY = 400;
const LONGEST_RETRY = 8_000;
/** The server closes with this code if it no longer plays the rules of the table. */
const GONE = 4410;
/** The server closes with this code when the session of the reader ends; it would refuse every further attempt. */
export const SIGNED_OUT = 4401;

export class TableClient {
  link = $state<Link>('connecting');
  version = $state(0);
  info = $state.raw<TableInfo | null>(null);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The newest position, whatever is being shown. */
  position = $state.raw<Position | null>(null);
  /** How many commands are on their way. */
  sending = $state(0);
  /** Length of the log when the reader acted last. */
  acted = $state(0);

  readonly queue: BeatQueue<Position | null>;

  #socket: WebSocket | null = null;
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #outbox: Pending[] = [];
  #lastId = 0;
  #closed = false;
  #fresh = true;
  /** This connection has told where the table stands; only then is anything sent on it. */
  #greeted = false;

  constructor(
    readonly id: string,
    private readonly options: TableOptions,
  ) {
    this.queue = new BeatQueue(options.pace, options.onShown);
  }

  connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const asked = new URLSearchParams({
      lang: this.options.lang(),
      protocol: '1',
      changes: 'true',
      beats: 'true',
    });
    // Bots at the table leave the reader so much time for every event.
    const reading = this.options.pace();
    if (reading) asked.set('reading', String(reading));
    if (this.options.commits?.()) asked.set('commits', 'true');
    if (!this.#fresh) asked.set('since', String(this.version));
    const seat = this.options.seat?.();
    if (seat !== null && seat !== undefined) asked.set('seat', String(seat));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket?${asked}`;
    const socket = this.options.open?.(address) ?? new WebSocket(address);
    this.#socket = socket;
    this.#greeted = false;
    socket.addEventListener('message', (event) => {
      if (this.#socket !== socket) return;
      this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket !== socket || this.#closed) return;
      if (code === GONE) {
        this.link = 'refused';
        return;
      }
      if (code === SIGNED_OUT) {
        this.link = 'signed-out';
        return;
      }
      this.link = 'lost';
      this.#timer = setTimeout(() => this.connect(), this.#retry);
      this.#retry = Math.min(this.#retry * 2, LONGEST_RETRY);
    });
  }

  /** Connects again from the beginning: another language, another seat, another wish. */
  restart(): void {
    this.#fresh = true;
    this.#drop();
    this.connect();
  }

  /** The browser says that it is online again, or the reader is impatient. */
  hurry(): void {
    if (this.link !== 'lost') return;
    this.#retry = FIRST_RETRY;
    this.#drop();
    this.connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#drop();
    this.queue.flush();
  }

  play(action: string): Promise<Refused | null> {
    this.queue.flush();
    this.acted = this.log.length;
    return this.#send({ type: 'play', version: this.version, action });
  }

  undo(): Promise<Refused | null> {
    this.queue.flush();
    return this.#send({ type: 'undo', version: this.version });
  }

  say(text: string): Promise<Refused | null> {
    return this.#send({ type: 'chat', text });
  }

  send(message: ClientMessage): Promise<Refused | null> {
    return this.#send(message);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #send(message: ClientMessage): Promise<Refused | null> {
    const id = ++this.#lastId;
    return new Promise((done) => {
      this.#outbox.push({ id, message: { ...message, id }, done });
      this.sending = this.#outbox.length;
      if (this.#socket?.readyState === WebSocket.OPEN && this.#greeted) {
        this.#socket.send(JSON.stringify({ ...message, id }));
      }
    });
  }

  #settle(id: number, refusal: Refused | null): void {
    const at = this.#outbox.findIndex((pending) => pending.id === id);
    if (at < 0) return;
    const [pending] = this.#outbox.splice(at, 1);
    this.sending = this.#outbox.length;
    pending?.done(refusal);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table': {
        const acted = this.#fresh ? message.log.length : Math.min(this.acted, message.log.length);
        this.#fresh = false;
        this.acted = acted;
        this.log = message.log;
        this.chat = message.chat;
        this.#take(message, [], [], 0);
        this.queue.reset(this.position, message.log.length);
        this.#opened();
        return;
      }
      case 'update': {
        if (message.from !== this.version) {
          // Something was missed: ask for everything.
          this.restart();
          return;
        }
        const first = this.log.length;
        let story: Step<Position>[];
        try {
          story = this.#take(message, message.beats ?? [], message.log, first);
        } catch {
          // Changes of a view that is not the one told last.
          this.restart();
          return;
        }
        if (message.log.length) this.log = [...this.log, ...message.log];
        if (message.chat.length) this.chat = [...this.chat, ...message.chat];
        // News of several actions, as after a lost connection, show only where they lead.
        if (message.log.length && !message.beats?.length) this.queue.reset(this.position, this.log.length);
        else if (story.length) this.queue.push(...story);
        this.#opened();
        return;
      }
      case 'accepted':
        this.#settle(message.id, null);
        return;
      case 'refused':
        if (typeof message.id === 'number') this.#settle(message.id, message);
        return;
    }
  }

  /** Takes news in; gives the steps from the last position to the new one. */
  #take(
    news: { version: number; table?: TableInfo | null; position?: Position | null },
    beats: readonly Beat[],
    told: readonly Told[],
    first: number,
  ): Step<Position>[] {
    this.version = news.version;
    // What is not told stands as it did.
    if (news.table) this.info = share(this.info, news.table);
    const { position } = news;
    // An update without a position changes nothing on the board.
    if (position === undefined) return [];
    // Choices are those of a new question, even if they read like the old ones.
    const story = position ? steps(this.position?.view, beats, told, first, position) : [];
    this.position = position;
    return story;
  }

  /** The first message of a connection: what was on its way is sent again. A command that had arrived
   *  before the cut is refused as stale, and then nobody needs to hear of it. */
  #opened(): void {
    if (this.#greeted) return;
    this.#greeted = true;
    this.link = 'open';
    this.#retry = FIRST_RETRY;
    for (const pending of this.#outbox) {
      const { done } = pending;
      pending.done = (refusal) =>
        done(refusal && ['stale', 'not_asked'].includes(refusal.error) ? null : refusal);
      this.#socket?.send(JSON.stringify(pending.message));
    }
  }
}

export type Refused = { error: string; text: string; rule?: string | null };
