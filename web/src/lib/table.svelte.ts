/** One table, kept up to date over its WebSocket. */

import type {
  Beat,
  ChatLine,
  ClientMessage,
  Lang,
  ListPart,
  Position,
  ServerMessage,
  TableInfo,
  LogEntry,
} from './protocol.ts';
import { socketUrl } from './base.ts';
import { steps } from './beats.ts';
import { BeatQueue, commonTime, type Step } from './queue.svelte.ts';
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
  /** Which of the reader's own seats the view is from, if they have several. */
  seat?(): number | null;
  /** Whether irreversible choices are marked: the server computes that for each of them. */
  commits?(): boolean;
  onShown?(told: LogEntry): void;
  /** For tests. */
  open?(address: string): WebSocket;
}

const FIRST_RETRY = 400;
const LONGEST_RETRY = 8_000;
/** The close code of a table that another server of the house serves now. */
const MOVED = 4307;
/** The close code of a removed table, or of one whose rules the server does not know. */
const GONE = 4410;
/** The server closes with this code when the session of the reader ends; it would refuse every further attempt. */
export const SIGNED_OUT = 4401;

/** Why something is not possible now. */
export interface Reason {
  text: string;
  rule?: string | null | undefined;
}

export class TableClient {
  link = $state<Link>('connecting');
  version = $state(0);
  info = $state.raw<TableInfo | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The live position, whatever is being shown. */
  position = $state.raw<Position | null>(null);
  /** Number of pending commands. */
  sending = $state(0);
  /** Length of the log when the reader acted last. */
  acted = $state(0);

  readonly queue: BeatQueue<Position | null>;

  #socket: WebSocket | null = null;
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #outbox: Pending[] = [];
  #lastId = 0;
  /** Questions that change nothing; no move waits for their answers. */
  #questions = new Map<number, (answer: ServerMessage | null) => void>();
  #closed = false;
  #fresh = true;
  /** Whether this connection has received the table; nothing is sent on it before. */
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
    // Bots at the table wait this long for every event.
    const reading = commonTime(this.options.pace());
    if (reading) asked.set('reading', String(reading));
    if (this.options.commits?.()) asked.set('commits', 'true');
    if (!this.#fresh) asked.set('since', String(this.version));
    const seat = this.options.seat?.();
    if (seat !== null && seat !== undefined) asked.set('seat', String(seat));
    const address = socketUrl(`/api/tables/${encodeURIComponent(this.id)}/socket?${asked}`);
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
      // At once, but not all clients of a server at the same moment.
      const wait = code === MOVED && this.#retry === FIRST_RETRY ? Math.random() * 200 : this.#retry;
      this.#timer = setTimeout(() => this.connect(), wait);
      this.#retry = Math.min(this.#retry * 2, LONGEST_RETRY);
    });
  }

  /** Reconnects from the beginning: with another language, seat or setting. */
  restart(): void {
    this.#fresh = true;
    this.#drop();
    this.connect();
  }

  /** Reconnects at once: the browser is online again, or the reader asked for it. */
  reconnectNow(): void {
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

  /** Asks why an action is not possible; nothing is played. `null`: no answer can be had. */
  async why(action: string): Promise<Reason | null> {
    const answer = await this.#ask({ type: 'why', action });
    return answer?.type === 'why' ? answer : null;
  }

  /** The table in words, as it stands now. `null`: no answer can be had. */
  async list(): Promise<ListPart[] | null> {
    const answer = await this.#ask({ type: 'list' });
    return answer?.type === 'list' ? answer.parts : null;
  }

  #ask(message: ClientMessage): Promise<ServerMessage | null> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN || !this.#greeted) return Promise.resolve(null);
    const id = ++this.#lastId;
    return new Promise((done) => {
      this.#questions.set(id, done);
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  undo(): Promise<Refused | null> {
    this.queue.flush();
    return this.#send({ type: 'undo', version: this.version });
  }

  t(text: string): Promise<Refused | null> {
    return this.#send({ type: 'chat', text });
  }

  send(message: ClientMessage): Promise<Refused | null> {
    return this.#send(message);
  }

  /** Whether it was the answer to a question. */
  #answer(id: number, answer: ServerMessage): boolean {
    const done = this.#questions.get(id);
    this.#questions.delete(id);
    done?.(answer);
    return done !== undefined;
  }

  #drop(): void {
    for (const done of this.#questions.values()) done(null);
    this.#questions.clear();
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
          // An update was missed: request the whole table.
          this.restart();
          return;
        }
        const first = this.log.length;
        let story: Step<Position>[];
        try {
          story = this.#take(message, message.beats ?? [], message.log, first);
        } catch {
          // A patch for another view than the last one.
          this.restart();
          return;
        }
        if (message.log.length) this.log = [...this.log, ...message.log];
        if (message.chat.length) this.chat = [...this.chat, ...message.chat];
        // Updates of several actions, as after a lost connection, show only the final position.
        if (message.log.length && !message.beats?.length) this.queue.reset(this.position, this.log.length);
        else if (story.length) this.queue.push(...story);
        this.#opened();
        return;
      }
      case 'accepted':
        this.#settle(message.id, null);
        return;
      case 'refused':
        if (typeof message.id !== 'number') return;
        if (!this.#answer(message.id, message)) this.#settle(message.id, message);
        return;
      case 'why':
      case 'list':
        if (typeof message.id === 'number') this.#answer(message.id, message);
        return;
    }
  }

  /** Applies an update; returns the steps from the last position to the new one. */
  #take(
    news: { version: number; table?: TableInfo | null; position?: Position | null },
    beats: readonly Beat[],
    told: readonly LogEntry[],
    first: number,
  ): Step<Position>[] {
    this.version = news.version;
    // Missing parts have not changed.
    if (news.table) this.info = share(this.info, news.table);
    const { position } = news;
    // An update without a position changes nothing on the board.
    if (position === undefined) return [];
    // The choices belong to a new decision, even if they look like the old ones.
    const story = position ? steps(this.position?.view, beats, told, first, position) : [];
    this.position = position;
    return story;
  }

  /** The first message of a connection: pending commands are sent again. A command that had arrived
   *  before the cut is refused as stale, and then no message is shown. */
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
