import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import type { CalendarDate } from '../shared/index.ts';
import {
  acknowledgeVisit,
  changedSince,
  maxStoredIds,
  newSince,
  parseVisit,
  serialiseVisit,
  startVisit,
  visitPauseMs,
  visitSnapshot,
} from './last-visit.ts';

const owner = '100200/77';
const noon = Date.parse('2026-11-20T17:00:00Z');
const at = (later: number) => visitSnapshot(noon + later, [], []);

describe('a visit', () => {
  test('without a previous visit is compared with itself', () => {
    expect(startVisit(null, at(0), owner)).toEqual({ owner, previous: at(0), current: at(0) });
  });

  test('continues across short breaks and reloads', () => {
    const first = startVisit(startVisit(null, at(0), owner), at(visitPauseMs + 1), owner);
    const reloaded = startVisit(first, at(visitPauseMs + 5), owner);
    expect(first.previous).toEqual(at(0));
    expect(reloaded.previous).toEqual(at(0));
    expect(reloaded.current).toEqual(at(visitPauseMs + 5));
  });

  test('is a new one after the pause', () => {
    const record = startVisit(startVisit(null, at(0), owner), at(visitPauseMs), owner);
    expect(record.previous).toEqual(at(0));
    expect(startVisit(record, at(2 * visitPauseMs + 1), owner).previous).toEqual(at(visitPauseMs));
  });

  test('has nothing new once acknowledged', () => {
    const record = startVisit(startVisit(null, at(0), owner), at(visitPauseMs + 1), owner);
    expect(acknowledgeVisit(record).previous).toEqual(record.current);
  });
});

describe('new items', () => {
  const day = '2026-11-18' as CalendarDate;
  const invoice = (id: string, documentDate: string | null) => ({
    id,
    documentDate: documentDate as CalendarDate | null,
  });
  const known = visitSnapshot(0, [{ id: '1' }], [{ number: '7', statusCode: '1' }]);

  test('are unknown invoices not older than the visit', () => {
    const present = [
      invoice('1', '2026-11-19'),
      invoice('2', '2026-11-18'),
      invoice('3', '2026-11-17'),
      invoice('4', null),
    ];
    expect(newSince(known, present, day).map(({ id }) => id)).toEqual(['2']);
  });

  test('are known orders with a new status', () => {
    const present = [
      { number: '7', statusCode: '5' },
      { number: '8', statusCode: '5' },
      { number: 'constructor', statusCode: '1' },
    ];
    expect(changedSince(known, present).map(({ number }) => number)).toEqual(['7']);
    expect(changedSince(known, [{ number: '7', statusCode: '1' }])).toEqual([]);
  });
});

const anyIds = fc.array(fc.stringMatching(/^\d{1,6}$/), { maxLength: 60 });

property(
  'the stored record survives a round trip, is small, and belongs to one person',
  [anyIds, anyIds],
  (ids, orders) => {
    const snapshot = visitSnapshot(
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

property('nothing is new right after a visit', [anyIds], (ids) => {
  const day = '2026-11-18' as CalendarDate;
  const invoices = [...new Set(ids)]
    .slice(0, maxStoredIds)
    .map((id) => ({ id, documentDate: day }));
  expect(newSince(visitSnapshot(noon, invoices, []), invoices, day)).toEqual([]);
});

property('no text makes it throw', [anyText], (text) => {
  expect(parseVisit(text, owner)).toBeNull();
});
