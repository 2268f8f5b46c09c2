import type { PendingPage } from '@surtidor/data';
import { createFailure, type Invoice } from '@surtidor/domain';
import { describe, expect, it, vi } from 'vitest';
import { type FetchAllParts, fetchAllInvoices, fetchLimit } from './fetch-all-invoices.ts';

// Only the fields that `fetchAllInvoices` reads.
const invoice = (n: number) => ({ id: String(n) }) as Invoice;

/** Returns a backend with this number of invoices. */
const backend = (count: number) =>
  vi.fn<FetchAllParts['fetchPage']>(async (page, size) => {
    const first = (page - 1) * size;
    const length = Math.max(0, Math.min(size, count - first));
    const invoices = Array.from({ length }, (_, index) => invoice(first + index));
    const value: PendingPage = { invoices, full: length === size, total: count };
    return { kind: 'done', value };
  });

const fetchAll = (parts: Pick<FetchAllParts, 'fetchPage'> & Partial<FetchAllParts>) =>
  fetchAllInvoices({ wants: () => true, signal: new AbortController().signal, ...parts });

const count = async (parts: Parameters<typeof fetchAll>[0]) => {
  const fetched = await fetchAll(parts);
  if (fetched.kind !== 'done') throw new Error(fetched.kind);
  return [fetched.invoices.length, fetched.limited];
};

describe('fetchAllInvoices', () => {
  it.each([
    [0, 0, false],
    [37, 37, false],
    [100, 100, false],
    [250, 250, false],
    [fetchLimit, fetchLimit, true],
    [fetchLimit + 1, fetchLimit, true],
    [20_000, fetchLimit, true],
  ])('with %i invoices, fetches %i', async (there, brought, limited) => {
    // At exactly the limit, there may be more invoices, so the result is limited.
    expect(await count({ fetchPage: backend(there) })).toEqual([brought, limited]);
  });

  it('stops when it has enough invoices', async () => {
    const fetchPage = backend(1_000);
    const isEnough = (selected: readonly Invoice[]) => selected.length >= 150;
    expect(await count({ fetchPage, isEnough })).toEqual([200, false]);
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it('returns each matching invoice once', async () => {
    const again = vi.fn<FetchAllParts['fetchPage']>(async (page) => ({
      kind: 'done',
      value: { invoices: [invoice(1), invoice(2)], full: page < 3, total: null },
    }));
    expect(await count({ fetchPage: again, wants: ({ id }) => id === '2' })).toEqual([1, false]);
  });

  it('stops at the page limit if the backend always reports a next page', async () => {
    const endless = vi.fn<FetchAllParts['fetchPage']>(async () => ({
      kind: 'done',
      value: { invoices: [invoice(1)], full: true, total: null },
    }));
    expect(await count({ fetchPage: endless })).toEqual([1, true]);
  });

  it('reports progress', async () => {
    const onProgress = vi.fn();
    await fetchAll({ fetchPage: backend(130), onProgress });
    expect(onProgress.mock.calls).toEqual([
      [100, 130],
      [130, 130],
    ]);
  });

  it('stops when it is cancelled and ignores later responses', async () => {
    const stop = new AbortController();
    const onProgress = () => stop.abort();
    const fetchPage = backend(1_000);
    expect(await fetchAll({ fetchPage, onProgress, signal: stop.signal })).toEqual({
      kind: 'cancelled',
    });
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it('fails if a page fails', async () => {
    const failed = { kind: 'failed', failure: createFailure('not-sent') } as const;
    expect(await fetchAll({ fetchPage: async () => failed })).toEqual(failed);
  });
});
