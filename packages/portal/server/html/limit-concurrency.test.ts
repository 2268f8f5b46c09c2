import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

/** Starts tasks with a limit of two. Each ends when it is told to. */
function setUp() {
  const runInTurn = limitConcurrency(2);
  const started: string[] = [];
  const endByName = new Map<string, (error?: Error) => void>();
  const start = (name: string) =>
    runInTurn(
      () =>
        new Promise<string>((resolve, reject) => {
          started.push(name);
          endByName.set(name, (error) => (error ? reject(error) : resolve(name)));
        }),
    );
  return { start, started, end: (name: string, error?: Error) => endByName.get(name)?.(error) };
}

test('runs two tasks at once and the others in their order', async () => {
  const { start, started, end } = setUp();
  const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map(start);
  expect(started).toEqual(['a', 'b']);
  end('b');
  await second;
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await expect(Promise.all([first, third])).resolves.toEqual(['a', 'c']);
  end('d');
  await expect(fourth).resolves.toBe('d');
  void start('e');
  void start('f');
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('a task that fails passes its place on', async () => {
  const { start, started, end } = setUp();
  const first = start('a');
  void start('b');
  void start('c');
  end('a', new Error('failed'));
  await expect(first).rejects.toThrow('failed');
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c']);
});
