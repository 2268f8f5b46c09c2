import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import type { CalendarDate } from '../shared/index.ts';
import {
  acknowledgeVisit,
  createVisitSnapshot,
  getChangedOrders,
  getNewInvoices,
  maxStoredIds,
  parseVisit,
  serialiseVisit,
  startVisit,
  visitPauseMs,
} from './last-visit.ts';

const owner = '100200/77';
const noon = Date.parse('2026-11-20T17:00:00Z');
const createSnapshotAt = (elapsedMs: number) => createVisitSnapshot(noon + elapsedMs, [], []);

describe('a visit', () => {
  test('is compared with itself if there was no previous visit', () => {
    expect(startVisit(null, createSnapshotAt(0), owner)).toEqual({
      owner,
      previous: createSnapshotAt(0),
      current: createSnapshotAt(0),
    });
  });

  test('continues after short breaks and reloads', () => {
    const firstRecord = startVisit(
      startVisit(null, createSnapshotAt(0), owner),
      createSnapshotAt(visitPauseMs + 1),
      owner,
    );
    const recordAfterReload = startVisit(firstRecord, createSnapshotAt(visitPauseMs + 5), owner);
    expect(firstRecord.previous).toEqual(createSnapshotAt(0));
    expect(recordAfterReload.previous).toEqual(createSnapshotAt(0));
    expect(recordAfterReload.current).toEqual(createSnapshotAt(visitPauseMs + 5));
  });

  test('is a new visit after the pause', () => {
    const record = startVisit(
      startVisit(null, createSnapshotAt(0), owner),
      createSnapshotAt(visitPauseMs),
      owner,
    );
    expect(record.previous).toEqual(createSnapshotAt(0));
    expect(startVisit(record, createSnapshotAt(2 * visitPauseMs + 1), owner).previous).toEqual(
      createSnapshotAt(visitPauseMs),
    );
  });

  test('has no new items after it is acknowledged', () => {
    const record = startVisit(
      startVisit(null, createSnapshotAt(0), owner),
      createSnapshotAt(visitPauseMs + 1),
      owner,
    );
    expect(acknowledgeVisit(record).previous).toEqual(record.current);
  });
});

describe('new items', () => {
  const day = '2026-11-18' as CalendarDate;
  const createInvoice = (id: string, documentDate: string | null) => ({
    id,
    documentDate: documentDate as CalendarDate | null,
  });
  const previousVisit = createVisitSnapshot(0, [{ id: '1' }], [{ number: '7', statusCode: '1' }]);

  test('are unknown invoices that are not older than the visit', () => {
    const currentInvoices = [
      createInvoice('1', '2026-11-19'),
      createInvoice('2', '2026-11-18'),
      createInvoice('3', '2026-11-17'),
      createInvoice('4', null),
    ];
    expect(getNewInvoices(previousVisit, currentInvoices, day).map(({ id }) => id)).toEqual(['2']);
  });

  test('are known orders with a new status', () => {
    const currentOrders = [
      { number: '7', statusCode: '5' },
      { number: '8', statusCode: '5' },
      { number: 'constructor', statusCode: '1' },
    ];
    expect(getChangedOrders(previousVisit, currentOrders).map(({ number }) => number)).toEqual([
      '7',
    ]);
    expect(getChangedOrders(previousVisit, [{ number: '7', statusCode: '1' }])).toEqual([]);
  });
});

const anyIds = fc.array(fc.stringMatching(/^\d{1,6}$/), { maxLength: 60 });

property(
  'the stored record is small, can be read again and belongs to one user',
  [anyIds, anyIds],
  (ids, orders) => {
    const snapshot = createVisitSnapshot(
      noon,
      ids.map((id) => ({ id })),
      orders.map((number) => ({ number, statusCode: '1' })),
    );
    expect(snapshot.invoices.length).toBeLessThanOrEqual(maxStoredIds);
    const record = startVisit(null, snapshot, owner);
    expect(parseVisit(serialiseVisit(record), owner)).toEqual(record);
    expect(parseVisit(serialiseVisit(record), 'another')).toBeNull();
  },
);

property('there are no new items immediately after a visit', [anyIds], (ids) => {
  const day = '2026-11-18' as CalendarDate;
  const invoices = [...new Set(ids)]
    .slice(0, maxStoredIds)
    .map((id) => ({ id, documentDate: day }));
  expect(getNewInvoices(createVisitSnapshot(noon, invoices, []), invoices, day)).toEqual([]);
});

property('parseVisit returns null for invalid text', [anyText], (json) => {
  expect(parseVisit(json, owner)).toBeNull();
});
