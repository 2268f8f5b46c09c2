import { expect, test, vi } from 'vitest';
import { getConnection } from './connection.ts';
import { createConnectionEvents } from './connection-events.ts';

const setUp = () => {
  const listeners = new Map<string, () => void>();
  const navigator = { onLine: true };
  const connectionEvents = createConnectionEvents();
  connectionEvents.record({ kind: 'opened', page: '/orders' });
  connectionEvents.record({ kind: 'answered', at: 7 });
  const connection = getConnection(connectionEvents, {
    navigator,
    addEventListener: (kind: string, listener: unknown) => {
      if (typeof listener === 'function') listeners.set(kind, () => listener());
    },
  });
  const setOnline = (kind: 'online' | 'offline') => {
    navigator.onLine = kind === 'online';
    listeners.get(kind)?.();
  };
  return { connectionEvents, connection, setOnline };
};

test('notifies of each change once, with the load time', () => {
  const { connectionEvents, connection, setOnline } = setUp();
  const listener = vi.fn();
  connection.subscribe(listener);
  connectionEvents.record({ kind: 'answered', at: 8 });
  expect(listener).not.toHaveBeenCalled();
  setOnline('offline');
  setOnline('offline');
  expect(listener).toHaveBeenCalledOnce();
  expect(connection.getSnapshot()).toEqual({ online: false, page: '/orders', loadedAt: 7 });
  setOnline('online');
  expect(connection.getSnapshot().online).toBe(true);
});

test('does not notify after unsubscribing', () => {
  const { connection, setOnline } = setUp();
  const listener = vi.fn();
  connection.subscribe(listener)();
  setOnline('offline');
  expect(listener).not.toHaveBeenCalled();
});
