import { expect, test, vi } from 'vitest';
import { createConnection } from './connection.ts';

const setUp = () => {
  const listeners = new Map<string, () => void>();
  const navigator = { onLine: true };
  const connection = createConnection({
    navigator,
    addEventListener: (kind: string, listener: unknown) => {
      if (typeof listener === 'function') listeners.set(kind, () => listener());
    },
  });
  connection.record({ kind: 'opened', page: '/orders' });
  connection.record({ kind: 'answered', at: 7 });
  const setOnline = (kind: 'online' | 'offline') => {
    navigator.onLine = kind === 'online';
    listeners.get(kind)?.();
  };
  return { connection, setOnline };
};

test('notifies of each change once, with the load time', () => {
  const { connection, setOnline } = setUp();
  const listener = vi.fn();
  connection.subscribe(listener);
  connection.record({ kind: 'answered', at: 8 });
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
