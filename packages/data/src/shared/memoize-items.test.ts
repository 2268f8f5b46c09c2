import { describe, expect, it, vi } from 'vitest';
import { memoizeItems } from './memoize-items.ts';

describe('items of unchanged rows', () => {
  const createItem = vi.fn((row: { n: number }) => ({ made: row.n }));
  const storeContext = {};
  const row = { n: 1 };

  it('are the same objects', () => {
    const items = memoizeItems<{ n: number }, { made: number }>();
    const first = items({ scope: storeContext, key: 'a' }, createItem)(row);
    expect(items({ scope: storeContext, key: 'a' }, createItem)(row)).toBe(first);
    expect(createItem).toHaveBeenCalledTimes(1);
  });

  it('are created each time for values that are not objects', () => {
    const items = memoizeItems<{ n: number }, string>()({ scope: storeContext, key: '' }, String);
    // A backend may return anything.
    expect(items(true as unknown as { n: number })).toBe('true');
  });

  it.each([
    ['key', { scope: storeContext, key: 'b' }],
    ['scope', { scope: {}, key: 'a' }],
  ])('are created again for another %s', (_name, context) => {
    const items = memoizeItems<{ n: number }, { made: number }>();
    const first = items({ scope: storeContext, key: 'a' }, createItem)(row);
    expect(items(context, createItem)(row)).not.toBe(first);
  });
});
