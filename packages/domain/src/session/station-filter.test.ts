import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { accessRoutes, getAccessRoute } from './routes.ts';
import {
  parseStationCode,
  selectStation,
  showsAllStations,
  supportsStationFilter,
} from './station-filter.ts';

const filterableDocuments = { stationDocuments: 'enabled' } as const;

const location = { page: getAccessRoute('orders'), station: null, isNewPage: true } as const;

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
    for (const id of ['notifications', 'account-status', 'cash-payment'] as const) {
      const otherLocation = { page: getAccessRoute(id), station: '1', isNewPage: true };
      expect(selectStation(otherLocation, '10234', filterableDocuments)).toEqual({
        selected: '10234',
        stationToAdd: null,
      });
    }
  });
});

test('only the dashboard, orders, documents and certificates have the filter', () => {
  const pages = accessRoutes.filter((page) => supportsStationFilter(page, filterableDocuments));
  expect(pages.map(({ id }) => id)).toEqual([
    'home',
    'orders',
    'pending-invoices',
    'due-calendar',
    'sales-certificate',
  ]);
  expect(supportsStationFilter(null, filterableDocuments)).toBe(false);
  expect(showsAllStations(null, filterableDocuments)).toBe(false);
});

test.each([
  ['due-calendar', true, false],
  ['cash-payment', false, false],
  ['compensate', false, true],
  ['compensations', false, true],
  ['account-status', false, true],
  ['account-history', false, true],
  ['statement', false, false],
  ['home', true, false],
  ['news', false, false],
] as const)(
  'the page %s has the filter: %j, and always shows all stations: %j',
  (id, hasFilter, showsAll) => {
    expect(supportsStationFilter(getAccessRoute(id), filterableDocuments)).toBe(hasFilter);
    expect(showsAllStations(getAccessRoute(id), filterableDocuments)).toBe(showsAll);
  },
);

test('documents have no filter if the backend does not support it', () => {
  const unfilterableDocuments = { stationDocuments: 'disabled' } as const;
  for (const id of ['home', 'pending-invoices', 'due-calendar'] as const) {
    expect(supportsStationFilter(getAccessRoute(id), unfilterableDocuments)).toBe(false);
    expect(showsAllStations(getAccessRoute(id), unfilterableDocuments)).toBe(true);
  }
  expect(supportsStationFilter(getAccessRoute('orders'), unfilterableDocuments)).toBe(true);
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
