import type { PendingPage } from '@surtidor/data';
import { failure, type Invoice } from '@surtidor/domain';
import { describe, expect, it, vi } from 'vitest';
import { type GatherParts, gatherInvoices, mostGathered } from './gather-invoices.ts';

// As much of an invoice as gathering looks at.
const invoice = (n: number) => ({ id: String(n) }) as Invoice;

/** A backend with so many invoices. */
const backend = (count: number) =>
  vi.fn<GatherParts['ask']>(async (page, size) => {
    const first = (page - 1) * size;
    const length = Math.max(0, Math.min(size, count - first));
    const invoices = Array.from({ length }, (_, index) => invoice(first + index));
    const value: PendingPage = { invoices, full: length === size, total: count };
    return { kind: 'done', value };
  });

const gather = (parts: Pick<GatherParts, 'ask'> & Partial<GatherParts>) =>
  gatherInvoices({ wants: () => true, signal: new AbortController().signal, ...parts });

const count = async (parts: Parameters<typeof gather>[0]) => {
  const gathered = await gather(parts);
  if (gathered.kind !== 'done') throw new Error(gathered.kind);
  return [gathered.invoices.length, gathered.limited];
};

describe('gathering invoices from beyond the loaded pages', () => {
  it.each([
    [0, 0, false],
    [37, 37, false],
    [100, 100, false],
    [250, 250, false],
    [mostGathered, mostGathered, true],
    [mostGathered + 1, mostGathered, true],
    [20_000, mostGathered, true],
  ])('of %i brings %i', async (there, brought, limited) => {
    // Exactly as many as may be gathered: another page might follow, so it is called limited.
    expect(await count({ ask: backend(there) })).toEqual([brought, limited]);
  });

  it('asks no further once there are enough', async () => {
    const ask = backend(1_000);
    const isEnough = (wanted: readonly Invoice[]) => wanted.length >= 150;
    expect(await count({ ask, isEnough })).toEqual([200, false]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('brings only what is wanted, each once', async () => {
    const again = vi.fn<GatherParts['ask']>(async (page) => ({
      kind: 'done',
      value: { invoices: [invoice(1), invoice(2)], full: page < 3, total: null },
    }));
    expect(await count({ ask: again, wants: ({ id }) => id === '2' })).toEqual([1, false]);
  });

  it('is not fooled by a backend that never ends', async () => {
    const endless = vi.fn<GatherParts['ask']>(async () => ({
      kind: 'done',
      value: { invoices: [invoice(1)], full: true, total: null },
    }));
    expect(await count({ ask: endless })).toEqual([1, true]);
  });

  it('tells how far it is', async () => {
    const onProgress = vi.fn();
    await gather({ ask: backend(130), onProgress });
    expect(onProgress.mock.calls).toEqual([
      [100, 130],
      [130, 130],
    ]);
  });

  it('stops when it is cancelled, whatever comes in after that', async () => {
    const stop = new AbortController();
    const onProgress = () => stop.abort();
    const ask = backend(1_000);
    expect(await gather({ ask, onProgress, signal: stop.signal })).toEqual({ kind: 'cancelled' });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('fails with the page that fails', async () => {
    const failed = { kind: 'failed', failure: failure('not-sent') } as const;
    expect(await gather({ ask: async () => failed })).toEqual(failed);
  });
});
