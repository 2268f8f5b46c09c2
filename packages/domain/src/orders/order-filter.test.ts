import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import {
  activeOrderFields,
  appliedOrderFilter,
  clearOrderField,
  emptyOrderFilter,
  orderFilterChips,
  orderFilterFields,
  stationLabel,
  stationOptions,
} from './order-filter.ts';
import type { OrderFilter } from './types.ts';

const options = {
  statuses: [{ id: '4', name: 'Facturado' }],
  stations: [{ id: '100', name: '100 - Estación Norte' }],
  plants: [{ id: 'P1', name: 'Planta Uno' }],
  sorts: [{ id: 'num_pedido', name: 'Número de pedido' }],
};

const anyValue = fc.oneof(fc.constantFrom('', ' ', 'all', '4'), fc.string({ maxLength: 4 }));
const anyFilter: fc.Arbitrary<OrderFilter> = fc.record({
  number: anyValue,
  status: anyValue,
  station: anyValue,
  plant: anyValue,
  orderDate: anyValue,
  deliveryDate: anyValue,
  sortBy: anyValue,
});
const anyField = fc.constantFrom(...orderFilterFields);

describe('the orders filter (spec 2)', () => {
  it('has seven values, initially empty', () => {
    expect(orderFilterFields).toHaveLength(7);
    expect(Object.keys(emptyOrderFilter).toSorted()).toEqual([...orderFilterFields].toSorted());
    expect(activeOrderFields(emptyOrderFilter)).toEqual([]);
  });

  it('is active only with a value; "all" is not one', () => {
    const filter = { ...emptyOrderFilter, status: 'all', station: ' 100 ', plant: ' ' };
    expect(activeOrderFields(filter)).toEqual(['station']);
    expect(appliedOrderFilter(filter)).toEqual({ ...emptyOrderFilter, station: '100' });
  });

  it("shows a chip for each, with the option's name or the value itself", () => {
    const filter = {
      number: '1200',
      status: '4',
      station: '100',
      plant: 'P1',
      orderDate: '2026-03-05',
      deliveryDate: '2026-03-09',
      sortBy: 'num_pedido',
    };
    expect(orderFilterChips(filter, options)).toEqual([
      { field: 'number', value: '1200', label: '1200' },
      { field: 'status', value: '4', label: 'Facturado' },
      { field: 'station', value: '100', label: '100 - Estación Norte' },
      { field: 'plant', value: 'P1', label: 'Planta Uno' },
      { field: 'orderDate', value: '2026-03-05', label: '2026-03-05' },
      { field: 'deliveryDate', value: '2026-03-09', label: '2026-03-09' },
      { field: 'sortBy', value: 'num_pedido', label: 'Número de pedido' },
    ]);
  });

  it('shows the value of an option that is not in its list', () => {
    const [chip] = orderFilterChips({ ...emptyOrderFilter, station: '999' }, options);
    expect(chip?.label).toBe('999');
  });

  it('does not use option names of another list', () => {
    const [chip] = orderFilterChips({ ...emptyOrderFilter, number: '4' }, options);
    expect(chip?.label).toBe('4');
  });

  it('names a station by its id and name', () => {
    expect(stationLabel('100', 'Estación Norte')).toBe('100 - Estación Norte');
    expect(stationLabel(' 100 ', ' ')).toBe('100');
    expect(stationLabel('', 'Norte')).toBe('Norte');
  });

  property(
    'applies all seven values, and applying again changes nothing',
    [anyFilter],
    (filter) => {
      const applied = appliedOrderFilter(filter);
      expect(Object.keys(applied).toSorted()).toEqual([...orderFilterFields].toSorted());
      expect(appliedOrderFilter(applied)).toEqual(applied);
    },
  );

  property('shows one chip for each active value', [anyFilter], (filter) => {
    const fields = orderFilterChips(filter, options).map(({ field }) => field);
    expect(fields).toEqual(activeOrderFields(filter));
    for (const field of fields) expect(appliedOrderFilter(filter)[field]).not.toBe('');
  });

  property(
    'a removed chip clears its value and no other',
    [anyFilter, anyField],
    (filter, field) => {
      const cleared = clearOrderField(filter, field);
      expect(cleared).toEqual({ ...appliedOrderFilter(filter), [field]: '' });
    },
  );

  property('removing every chip leaves no filter', [anyFilter], (filter) => {
    const cleared = orderFilterChips(filter, options).reduce<OrderFilter>(
      (left, { field }) => clearOrderField(left, field),
      filter,
    );
    expect(appliedOrderFilter(cleared)).toEqual(emptyOrderFilter);
  });
});

it('offers every station of the person and those that only occur in orders', () => {
  const stations = [
    { code: '10234', name: 'El Mirador' },
    { code: '10877', name: '' },
  ];
  const ofOrders = [
    { id: '10234', name: '10234 - El Mirador' },
    { id: '99', name: '99 - Cerrada' },
  ];
  expect(stationOptions(stations, ofOrders)).toEqual([
    { id: '10234', name: '10234 - El Mirador' },
    { id: '10877', name: '10877' },
    { id: '99', name: '99 - Cerrada' },
  ]);
});
