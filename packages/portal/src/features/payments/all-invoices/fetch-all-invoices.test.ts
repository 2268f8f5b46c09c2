import type { PendingInvoicesPage } from '@surtidor/data';
import { createFailure } from '@surtidor/domain';
import type { Invoice } from '@surtidor/domain/invoices';
import { describe, expect, it, vi } from 'vitest';
import { type FetchAllOptions, fetchAllInvoices, fetchLimit } from './fetch-all-invoices.ts';

// Only the fields that `fetchAllInvoices` reads.
const createInvoice = (n: number) => ({ id: String(n) }) as Invoice;

/** Returns a backend with this number of invoices. */
const createFetchPage = (total: number) =>
  vi.fn<FetchAllOptions['fetchPage']>(async (page, size) => {
    const startIndex = (page - 1) * size;
    const length = Math.max(0, Math.min(size, total - startIndex));
    const invoices = Array.from({ length }, (_, index) => createInvoice(startIndex + index));
    const value: PendingInvoicesPage = { invoices, isFull: length === size, total };
    return { kind: 'done', value };
  });

const fetchAll = (options: Pick<FetchAllOptions, 'fetchPage'> & Partial<FetchAllOptions>) =>
  fetchAllInvoices({ shouldInclude: () => true, signal: new AbortController().signal, ...options });

const fetchAndCount = async (options: Parameters<typeof fetchAll>[0]) => {
  const outcome = await fetchAll(options);
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  return [outcome.invoices.length, outcome.isLimited];
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
  ])('with %i invoices, fetches %i', async (total, fetchedCount, isLimited) => {
    // At exactly the limit, there may be more invoices, so the result is limited.
    expect(await fetchAndCount({ fetchPage: createFetchPage(total) })).toEqual([
      fetchedCount,
      isLimited,
    ]);
  });

  it('stops when it has enough invoices', async () => {
    const fetchPage = createFetchPage(1_000);
    const isEnough = (selected: readonly Invoice[]) => selected.length >= 150;
    expect(await fetchAndCount({ fetchPage, isEnough })).toEqual([200, false]);
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it('fetches the list again if an invoice leaves it between two pages', async () => {
    let ids = Array.from({ length: 150 }, (_, index) => index);
    const fetchPage = vi.fn<FetchAllOptions['fetchPage']>(async (page, size) => {
      const rows = ids.slice((page - 1) * size, page * size);
      const value = {
        invoices: rows.map(createInvoice),
        isFull: rows.length === size,
        total: ids.length,
      };
      if (ids.length === 150) ids = ids.slice(1);
      return { kind: 'done', value };
    });
    const outcome = await fetchAll({ fetchPage });
    expect(outcome.kind === 'done' && outcome.invoices.map(({ id }) => Number(id))).toEqual(ids);
  });

  it('stops restarting for a list that always changes', async () => {
    let total = 1000;
    const fetchPage = vi.fn<FetchAllOptions['fetchPage']>(async (page) => {
      total -= 1;
      return { kind: 'done', value: { invoices: [createInvoice(page)], isFull: page < 3, total } };
    });
    expect(await fetchAndCount({ fetchPage })).toEqual([3, false]);
    expect(fetchPage.mock.calls.length).toBeLessThanOrEqual(12);
  });

  it('returns each matching invoice once', async () => {
    const fetchSamePage = vi.fn<FetchAllOptions['fetchPage']>(async (page) => ({
      kind: 'done',
      value: { invoices: [createInvoice(1), createInvoice(2)], isFull: page < 3, total: null },
    }));
    expect(
      await fetchAndCount({ fetchPage: fetchSamePage, shouldInclude: ({ id }) => id === '2' }),
    ).toEqual([1, false]);
  });

  it('reports the invoices that somebody is already paying', async () => {
    const outcome = await fetchAll({
      fetchPage: createFetchPage(150),
      shouldInclude: ({ id }) => Number(id) % 50 !== 0,
      isInPayment: ({ id }) => id !== '50',
    });
    expect(outcome).toMatchObject({ inPayment: [{ id: '0' }, { id: '100' }] });
  });

  it('stops at the page limit if the backend always reports a next page', async () => {
    const fetchEndlessly = vi.fn<FetchAllOptions['fetchPage']>(async () => ({
      kind: 'done',
      value: { invoices: [createInvoice(1)], isFull: true, total: null },
    }));
    expect(await fetchAndCount({ fetchPage: fetchEndlessly })).toEqual([1, true]);
  });

  it('reports progress', async () => {
    const onProgress = vi.fn();
    await fetchAll({ fetchPage: createFetchPage(130), onProgress });
    expect(onProgress.mock.calls).toEqual([
      [100, 130],
      [130, 130],
    ]);
  });

  it('stops when it is cancelled and ignores later responses', async () => {
    const controller = new AbortController();
    const onProgress = () => controller.abort();
    const fetchPage = createFetchPage(1_000);
    expect(await fetchAll({ fetchPage, onProgress, signal: controller.signal })).toEqual({
      kind: 'cancelled',
    });
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it('fails if a page fails', async () => {
    const failedOutcome = { kind: 'failed', failure: createFailure('not-sent') } as const;
    expect(await fetchAll({ fetchPage: async () => failedOutcome })).toEqual(failedOutcome);
  });
});
