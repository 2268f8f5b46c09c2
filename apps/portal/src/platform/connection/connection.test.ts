import { expect, test, vi } from 'vitest';
import { getConnection } from './connection.ts';
import { createConnectionEvents } from './connection-events.ts';

const setUp = () => {
  const listeners = new Map<string, () => void>();
  const navigator = { onLine: true };
  const responses = createConnectionEvents();
  responses.record({ kind: 'opened', page: '/orders' });
  responses.record({ kind: 'answered', at: 7 });
  const connection = getConnection(responses, {
    navigator,
    addEventListener: (kind: string, listener: unknown) => {
      if (typeof listener === 'function') listeners.set(kind, () => listener());
    },
  });
  const turn = (kind: 'online' | 'offline') => {
    navigator.onLine = kind === 'online';
    listeners.get(kind)?.();
  };
  return { responses, connection, turn };
};

test('notifies of each change once, with the load time', () => {
  const { responses, connection, turn } = setUp();
  const received = vi.fn();
  connection.subscribe(received);
  responses.record({ kind: 'answered', at: 8 });
  expect(received).not.toHaveBeenCalled();
  turn('offline');
  turn('offline');
  expect(received).toHaveBeenCalledOnce();
  expect(connection.getSnapshot()).toEqual({ online: false, page: '/orders', loadedAt: 7 });
  turn('online');
  expect(connection.getSnapshot().online).toBe(true);
});

test('does not notify after unsubscribing', () => {
  const { connection, turn } = setUp();
  const received = vi.fn();
  connection.subscribe(received)();
  turn('offline');
  expect(received).not.toHaveBeenCalled();
});
