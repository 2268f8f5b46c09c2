import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { accessRoutes } from './routes.ts';
import { showsAllStations } from './shows-all-stations.ts';
import { parseStationCode, selectStation, supportsStationFilter } from './station-filter.ts';

const filterableDocuments = { stationDocuments: 'enabled' } as const;

const location = { route: 'orders', section: null, station: null, isNewPage: true } as const;

describe('selectStation', () => {
  test('adds the selected station to the URL of a page with a station filter', () => {
    expect(selectStation(location, '10234', filterableDocuments)).toEqual({
      selected: '10234',
      stationToAdd: '10234',
    });
  });

  test('selects the station in the URL', () => {
    const otherLocation = { ...location, station: '10877' };
    expect(selectStation(otherLocation, '10234', filterableDocuments)).toEqual({
      selected: '10877',
      stationToAdd: null,
    });
  });

  test('clears the station if it is removed from the URL', () => {
    const otherLocation = { ...location, isNewPage: false };
    expect(selectStation(otherLocation, '10234', filterableDocuments)).toEqual({
      selected: null,
      stationToAdd: null,
    });
  });

  test('keeps the selected station on other pages', () => {
    for (const otherPage of [
      { route: 'notifications', section: null },
      { route: 'account-status', section: null },
      { route: 'pending-invoices', section: 'cash' },
    ] as const) {
      const otherLocation = { ...otherPage, station: '1', isNewPage: true };
      expect(selectStation(otherLocation, '10234', filterableDocuments)).toEqual({
        selected: '10234',
        stationToAdd: null,
      });
    }
  });
});

test('only the dashboard, orders, documents and certificates have the filter', () => {
  const pages = accessRoutes.map(({ id }) => id);
  expect(pages.filter((id) => supportsStationFilter(id, null, filterableDocuments))).toEqual([
    'home',
    'orders',
    'pending-invoices',
    'sales-certificate',
  ]);
  expect(supportsStationFilter(null, null, filterableDocuments)).toBe(false);
  expect(showsAllStations(null, null, filterableDocuments)).toBe(false);
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
] as const)(
  'the page %s with the section %j has the filter: %j, and always shows all stations: %j',
  (id, section, hasFilter, showsAll) => {
    expect(supportsStationFilter(id, section, filterableDocuments)).toBe(hasFilter);
    expect(showsAllStations(id, section, filterableDocuments)).toBe(showsAll);
  },
);

test('documents have no filter if the backend does not support it', () => {
  const unfilterableDocuments = { stationDocuments: 'disabled' } as const;
  for (const [id, section] of [
    ['home', null],
    ['pending-invoices', null],
    ['pending-invoices', 'calendar'],
  ] as const) {
    expect(supportsStationFilter(id, section, unfilterableDocuments)).toBe(false);
    expect(showsAllStations(id, section, unfilterableDocuments)).toBe(true);
  }
  expect(supportsStationFilter('orders', null, unfilterableDocuments)).toBe(true);
});

test.each(['', ' ', '<b>', '../x', '-1', 'a'.repeat(41), null])(
  'parseStationCode returns null for %j',
  (text) => {
    expect(parseStationCode(text)).toBeNull();
  },
);

property(
  'the station is added to a URL only once',
  [fc.option(anyText, { nil: null }), fc.option(fc.stringMatching(/^\d{5}$/), { nil: null })],
  (station, selected) => {
    const firstSelection = selectStation({ ...location, station }, selected, filterableDocuments);
    const nextLocation = {
      ...location,
      station: firstSelection.stationToAdd ?? station,
      isNewPage: true,
    };
    expect(
      selectStation(nextLocation, firstSelection.selected, filterableDocuments).stationToAdd,
    ).toBeNull();
  },
);
