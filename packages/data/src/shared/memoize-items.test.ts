import { describe, expect, it, vi } from 'vitest';
import { colombia } from '../test-support/mock-backend.ts';
import { memoizeItems } from './memoize-items.ts';

describe('items of unchanged rows', () => {
  const createItem = vi.fn((row: { n: number } | null) => ({ made: row?.n }));
  const row = { n: 1 };

  it('are the same objects', () => {
    const toItem = memoizeItems(createItem);
    const first = toItem(row, colombia);
    expect(toItem(row, colombia)).toBe(first);
    expect(createItem).toHaveBeenCalledTimes(1);
  });

  it('are created each time for values that are not objects', () => {
    const toItem = memoizeItems<{ n: number }, string>(String);
    // A backend may return anything.
    expect(toItem(true as unknown as { n: number }, colombia)).toBe('true');
  });

  it('are created again for another store', () => {
    const toItem = memoizeItems(createItem);
    expect(toItem(row, { ...colombia })).not.toBe(toItem(row, colombia));
  });
});
