import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { showsEveryStation } from './every-station.ts';
import { accessRoutes } from './routes.ts';
import { followsStation, parseStationCode, stationChoice } from './station-filter.ts';

const at = { route: 'orders', section: null, station: null, arrived: true } as const;

describe('the station that was selected once', () => {
  test('is found on the next page that follows it', () => {
    expect(stationChoice(at, '10234')).toEqual({ selected: '10234', missing: '10234' });
  });

  test('gives way to the one that an address asks for', () => {
    const place = { ...at, station: '10877' };
    expect(stationChoice(place, '10234')).toEqual({ selected: '10877', missing: null });
  });

  test('is taken off where it is taken off the page', () => {
    const place = { ...at, arrived: false };
    expect(stationChoice(place, '10234')).toEqual({ selected: null, missing: null });
  });

  test('waits while other pages are shown', () => {
    for (const otherPlace of [
      { route: 'notifications', section: null },
      { route: 'account-status', section: null },
      { route: 'pending-invoices', section: 'cash' },
    ] as const) {
      const place = { ...otherPlace, station: '1', arrived: true };
      expect(stationChoice(place, '10234')).toEqual({ selected: '10234', missing: null });
    }
  });
});

test('the dashboard, orders, documents and certificates follow it, and no other page', () => {
  const pages = accessRoutes.map(({ id }) => id);
  expect(pages.filter((id) => followsStation(id))).toEqual([
    'home',
    'orders',
    'pending-invoices',
    'sales-certificate',
  ]);
  expect(followsStation(null)).toBe(false);
  expect(showsEveryStation(null)).toBe(false);
});

test.each([
  ['pending-invoices', 'calendar', true, false],
  ['pending-invoices', 'cash', false, false],
  ['pending-invoices', 'compensations', false, true],
  ['account-status', null, false, true],
  ['account-history', null, false, true],
  ['home', null, true, false],
  ['news', null, false, false],
  ['orders', 'no-such', false, false],
] as const)('%s, section %j: follows it %j, cannot %j', (id, section, follows, cannot) => {
  expect(followsStation(id, section)).toBe(follows);
  expect(showsEveryStation(id, section)).toBe(cannot);
});

test.each(['', ' ', '<b>', '../x', '-1', 'a'.repeat(41), null])('%j is no code', (text) => {
  expect(parseStationCode(text)).toBeNull();
});

property(
  'an address that was given its station is given it once',
  [fc.option(anyText, { nil: null }), fc.option(fc.stringMatching(/^\d{5}$/), { nil: null })],
  (station, selected) => {
    const first = stationChoice({ ...at, station }, selected);
    const next = { ...at, station: first.missing ?? station, arrived: true };
    expect(stationChoice(next, first.selected).missing).toBeNull();
  },
);
