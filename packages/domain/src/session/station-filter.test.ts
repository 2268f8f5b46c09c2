import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { accessRoutes } from './routes.ts';
import { showsEveryStation } from './shows-every-station.ts';
import { parseStationCode, selectStation, supportsStationFilter } from './station-filter.ts';

const offered = { stationDocuments: 'offered' } as const;

const at = { route: 'orders', section: null, station: null, arrived: true } as const;

describe('the selected station', () => {
  test('applies to the next page with a station filter', () => {
    expect(selectStation(at, '10234', offered)).toEqual({ selected: '10234', missing: '10234' });
  });

  test('is replaced by the station of the URL', () => {
    const place = { ...at, station: '10877' };
    expect(selectStation(place, '10234', offered)).toEqual({ selected: '10877', missing: null });
  });

  test('is cleared when it is removed from the page', () => {
    const place = { ...at, arrived: false };
    expect(selectStation(place, '10234', offered)).toEqual({ selected: null, missing: null });
  });

  test('stays selected on other pages', () => {
    for (const otherPlace of [
      { route: 'notifications', section: null },
      { route: 'account-status', section: null },
      { route: 'pending-invoices', section: 'cash' },
    ] as const) {
      const place = { ...otherPlace, station: '1', arrived: true };
      expect(selectStation(place, '10234', offered)).toEqual({ selected: '10234', missing: null });
    }
  });
});

test('dashboard, orders, documents and certificates have the filter, and no other page', () => {
  const pages = accessRoutes.map(({ id }) => id);
  expect(pages.filter((id) => supportsStationFilter(id, null, offered))).toEqual([
    'home',
    'orders',
    'pending-invoices',
    'sales-certificate',
  ]);
  expect(supportsStationFilter(null, null, offered)).toBe(false);
  expect(showsEveryStation(null, null, offered)).toBe(false);
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
  expect(supportsStationFilter(id, section, offered)).toBe(follows);
  expect(showsEveryStation(id, section, offered)).toBe(cannot);
});

test('documents have no filter if the backend does not support it', () => {
  const absent = { stationDocuments: 'absent' } as const;
  for (const section of [null, 'calendar']) {
    expect(supportsStationFilter('pending-invoices', section, absent)).toBe(false);
    expect(showsEveryStation('pending-invoices', section, absent)).toBe(true);
  }
  expect(supportsStationFilter('orders', null, absent)).toBe(true);
});

test.each(['', ' ', '<b>', '../x', '-1', 'a'.repeat(41), null])('%j is not a code', (text) => {
  expect(parseStationCode(text)).toBeNull();
});

property(
  'a URL gets its station only once',
  [fc.option(anyText, { nil: null }), fc.option(fc.stringMatching(/^\d{5}$/), { nil: null })],
  (station, selected) => {
    const first = selectStation({ ...at, station }, selected, offered);
    const next = { ...at, station: first.missing ?? station, arrived: true };
    expect(selectStation(next, first.selected, offered).missing).toBeNull();
  },
);
