import { expect, test, vi } from 'vitest';
import type { ServerMessage } from './protocol.ts';
import { TableClient } from './table.svelte.ts';

vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
vi.stubGlobal('WebSocket', { OPEN: 1, CLOSED: 3 });

/** The server side of a connection, controlled by a test. */
class Wire extends EventTarget {
  readyState: number = WebSocket.OPEN;
  sent: { type: string; id: number }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: number });
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  tell(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

const standing = (version: number) =>
  ({ type: 'table', version, log: [], chat: [], table: {}, position: null }) as unknown as ServerMessage;

test('what was on its way when another seat takes over is sent again, once, and settled', async () => {
  const wires: Wire[] = [];
  const client = new TableClient('t', {
    lang: () => 'en',
    pace: () => 0,
    onShown: () => {},
    open: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire as unknown as WebSocket;
    },
  });
  client.connect();
  wires[0]?.tell(standing(3));
  const answer = client.play('pass');
  expect(wires[0]?.sent).toHaveLength(1);
  expect(client.sending).toBe(1);
  // The update arrives before the reply, and the next player takes the device.
  client.restart();
  expect(wires[1]?.sent).toHaveLength(0);
  wires[1]?.tell(standing(4));
  expect(wires[1]?.sent).toHaveLength(1);
  wires[1]?.tell({ type: 'refused', id: wires[1].sent[0]?.id, error: 'stale', text: 'too late' });
  expect(await answer).toBe(null);
  expect(client.sending).toBe(0);
});

test('irreversible choices are requested only with the confirmation setting', () => {
  const addresses: URL[] = [];
  let confirm = false;
  const client = new TableClient('t', {
    lang: () => 'nl',
    pace: () => 0,
    commits: () => confirm,
    open: (address) => {
      addresses.push(new URL(address));
      return new Wire() as unknown as WebSocket;
    },
  });
  client.connect();
  confirm = true;
  client.restart();
  expect(addresses.map((it) => it.searchParams.get('commits'))).toEqual([null, 'true']);
  expect(addresses.map((it) => it.searchParams.get('lang'))).toEqual(['nl', 'nl']);
});

test('a position is told by what has changed in it, and the last one stays as it was', () => {
  const wire = new Wire();
  const addresses: string[] = [];
  const client = new TableClient('t', {
    lang: () => 'en',
    pace: () => 0,
    onShown: () => {},
    open: (address) => {
      addresses.push(address);
      return wire as unknown as WebSocket;
    },
  });
  client.connect();
  expect(new URL(addresses[0] ?? '').searchParams.get('changes')).toBe('true');
  const position = { actions: 0, questions: [], choices: [], undo: false, result: null };
  const view = { gold: [1, 2], deck: { size: 9 } };
  wire.tell({ ...standing(3), position: { ...position, view } });
  const first = client.position?.view as typeof view;
  expect(first).toEqual(view);
  const news = { type: 'update', from: 3, version: 4, log: [], chat: [] };
  wire.tell({ ...news, position: { ...position, actions: 1, changes: [['gold', 0, 7]] } });
  const second = client.position?.view as typeof view;
  expect(second).toEqual({ gold: [7, 2], deck: { size: 9 } });
  expect(second.deck).toBe(first.deck);
  expect(first.gold).toEqual([1, 2]);
  // A patch that does not fit: the whole table is requested again.
  wire.tell({ ...news, from: 4, version: 5, position: { ...position, changes: [['silver', 0, 1]] } });
  expect(addresses).toHaveLength(2);
  expect(new URL(addresses[1] ?? '').searchParams.get('since')).toBe(null);
});

test('a table that another server serves now is connected at once, and not again and again', () => {
  vi.useFakeTimers();
  const wires: Wire[] = [];
  const client = new TableClient('t', {
    lang: () => 'en',
    pace: () => 0,
    open: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire as unknown as WebSocket;
    },
  });
  const close = (code: number) => {
    wires.at(-1)?.dispatchEvent(Object.assign(new Event('close'), { code }));
  };
  client.connect();
  wires[0]?.tell(standing(3));
  close(4307);
  vi.advanceTimersByTime(200);
  expect(wires).toHaveLength(2);
  // The next server does not have it either: from now on the pauses grow.
  close(4307);
  vi.advanceTimersByTime(399);
  expect(wires).toHaveLength(2);
  vi.advanceTimersByTime(500);
  expect(wires).toHaveLength(3);
  client.close();
  vi.useRealTimers();
});
