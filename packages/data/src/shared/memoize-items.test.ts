import { describe, expect, it, vi } from 'vitest';
import { memoizeItems } from './memoize-items.ts';

describe('items of rows that did not change', () => {
  const make = vi.fn((row: { n: number }) => ({ made: row.n }));
  const storeContext = {};
  const row = { n: 1 };

  it('are the same objects', () => {
    const items = memoizeItems<{ n: number }, { made: number }>();
    const first = items({ within: storeContext, key: 'a' }, make)(row);
    expect(items({ within: storeContext, key: 'a' }, make)(row)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are created each time for values that are not objects', () => {
    const items = memoizeItems<{ n: number }, string>()({ within: storeContext, key: '' }, String);
    // A backend may return anything.
    expect(items(true as unknown as { n: number })).toBe('true');
  });

  it.each([
    ['key', { within: storeContext, key: 'b' }],
    ['dataContext', { within: {}, key: 'a' }],
  ])('are created again for another %s', (_name, context) => {
    const items = memoizeItems<{ n: number }, { made: number }>();
    const first = items({ within: storeContext, key: 'a' }, make)(row);
    expect(items(context, make)(row)).not.toBe(first);
  });
});
