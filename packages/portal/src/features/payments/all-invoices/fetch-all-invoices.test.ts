import type { AllPages } from '@surtidor/data';
import { createFailure } from '@surtidor/domain';
import type { Invoice } from '@surtidor/domain/invoices';
import { describe, expect, it, vi } from 'vitest';
import { type FetchAllOptions, fetchAllInvoices, fetchLimit } from './fetch-all-invoices.ts';

// Only the fields that `fetchAllInvoices` reads.
const createInvoice = (n: number) => ({ id: String(n) }) as Invoice;

/** Returns the pages of a backend with this number of invoices. */
const createPages = (total: number) => ({
  fetch: vi.fn<AllPages<Invoice>['fetch']>(async (_signal, onPage, isEnough) => {
    for (let count = Math.min(100, total); ; count = Math.min(count + 100, total)) {
      const items = Array.from({ length: count }, (_, index) => createInvoice(index));
      const fetched = { items, malformedCount: 0, total };
      onPage(fetched);
      const truncated = count < total;
      if (!truncated || isEnough?.(fetched))
        return { ...fetched, kind: 'done', truncated, changed: false };
    }
  }),
});

const fetchAll = (options: Pick<FetchAllOptions, 'pages'> & Partial<FetchAllOptions>) =>
  fetchAllInvoices({
    shouldInclude: () => true,
    isInPayment: () => false,
    onPage: () => undefined,
    signal: new AbortController().signal,
    ...options,
  });

const fetchAndCount = async (options: Parameters<typeof fetchAll>[0]) => {
  const outcome = await fetchAll(options);
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  return [outcome.invoices.length, outcome.isLimited];
};

describe('fetchAllInvoices', () => {
  it.each([
    [0, 0, false],
    [37, 37, false],
    [250, 250, false],
    [fetchLimit, fetchLimit, false],
    [fetchLimit + 1, fetchLimit, true],
    [20_000, fetchLimit, true],
  ])('with %i invoices, fetches %i', async (total, fetchedCount, isLimited) => {
    expect(await fetchAndCount({ pages: createPages(total) })).toEqual([fetchedCount, isLimited]);
  });

  it('limits the invoices of the last page', async () => {
    const isOdd = ({ id }: Invoice) => Number(id) % 2 === 1 || Number(id) >= 950;
    const pages = createPages(1_000);
    expect(await fetchAndCount({ pages, shouldInclude: isOdd })).toEqual([fetchLimit, true]);
  });

  it('stops when it has enough invoices', async () => {
    const pages = createPages(1_000);
    const isEnough = (selected: readonly Invoice[]) => selected.length >= 150;
    expect(await fetchAndCount({ pages, isEnough })).toEqual([200, false]);
  });

  it('returns the matching invoices, and those that somebody is already paying', async () => {
    const outcome = await fetchAll({
      pages: createPages(150),
      shouldInclude: ({ id }) => Number(id) % 50 !== 0,
      isInPayment: ({ id }) => id !== '50',
    });
    expect(outcome).toMatchObject({ inPayment: [{ id: '0' }, { id: '100' }], isLimited: false });
    expect(outcome.kind === 'done' && outcome.invoices).toHaveLength(147);
  });

  it('reports progress', async () => {
    const onPage = vi.fn<FetchAllOptions['onPage']>();
    await fetchAll({ pages: createPages(130), onPage });
    expect(onPage.mock.calls.map(([{ items, total }]) => [items.length, total])).toEqual([
      [100, 130],
      [130, 130],
    ]);
  });

  it.each([
    { kind: 'failed', failure: createFailure('not-sent') } as const,
    { kind: 'stopped' } as const,
  ])('returns that the fetch has $kind', async (outcome) => {
    expect(await fetchAll({ pages: { fetch: async () => outcome } })).toEqual(outcome);
  });
});
