import { describe, expect, it, vi } from 'vitest';
import { memoizeItems } from './memoize-items.ts';

describe('items of rows that did not change', () => {
  const make = vi.fn((row: { n: number }) => ({ made: row.n }));
  const storeContext = {};
  const row = { n: 1 };

  it('are the same objects, made once', () => {
    const items = memoizeItems<{ n: number }, { made: number }>();
    const first = items({ within: storeContext, key: 'a' }, make)(row);
    expect(items({ within: storeContext, key: 'a' }, make)(row)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are made each time of what is no row at all', () => {
    const items = memoizeItems<{ n: number }, string>()({ within: storeContext, key: '' }, String);
    // A backend may answer anything.
    expect(items(true as unknown as { n: number })).toBe('true');
  });

  it.each([
    ['key', { within: storeContext, key: 'b' }],
    ['dataContext', { within: {}, key: 'a' }],
  ])('are made anew under another %s', (_name, context) => {
    const items = memoizeItems<{ n: number }, { made: number }>();
    const first = items({ within: storeContext, key: 'a' }, make)(row);
    expect(items(context, make)(row)).not.toBe(first);
  });
});
