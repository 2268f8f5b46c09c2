import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import {
  clearOrderField,
  emptyOrderFilter,
  getActiveOrderFields,
  getOrderFilterChips,
  getStationLabel,
  normalizeOrderFilter,
  type OrderFilter,
  orderFilterFields,
} from './order-filter.ts';

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
    expect(getActiveOrderFields(emptyOrderFilter)).toEqual([]);
  });

  it('is active if it has a value other than "all"', () => {
    const filter = { ...emptyOrderFilter, status: 'all', station: ' 100 ', plant: ' ' };
    expect(getActiveOrderFields(filter)).toEqual(['station']);
    expect(normalizeOrderFilter(filter)).toEqual({ ...emptyOrderFilter, station: '100' });
  });

  it("has a chip for each value, labelled with the option's name or the value", () => {
    const filter = {
      number: '1200',
      status: '4',
      station: '100',
      plant: 'P1',
      orderDate: '2026-03-05',
      deliveryDate: '2026-03-09',
      sortBy: 'num_pedido',
    };
    expect(getOrderFilterChips(filter, options)).toEqual([
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
    const [chip] = getOrderFilterChips({ ...emptyOrderFilter, station: '999' }, options);
    expect(chip?.label).toBe('999');
  });

  it('does not use option names of another list', () => {
    const [chip] = getOrderFilterChips({ ...emptyOrderFilter, number: '4' }, options);
    expect(chip?.label).toBe('4');
  });

  it('labels a station with its id and name', () => {
    expect(getStationLabel('100', 'Estación Norte')).toBe('100 - Estación Norte');
    expect(getStationLabel(' 100 ', ' ')).toBe('100');
    expect(getStationLabel('', 'Norte')).toBe('Norte');
  });

  property('normalises all seven values and is idempotent', [anyFilter], (filter) => {
    const normalized = normalizeOrderFilter(filter);
    expect(Object.keys(normalized).toSorted()).toEqual([...orderFilterFields].toSorted());
    expect(normalizeOrderFilter(normalized)).toEqual(normalized);
  });

  property('has one chip for each active value', [anyFilter], (filter) => {
    const fields = getOrderFilterChips(filter, options).map(({ field }) => field);
    expect(fields).toEqual(getActiveOrderFields(filter));
    for (const field of fields) expect(normalizeOrderFilter(filter)[field]).not.toBe('');
  });

  property('removing a chip clears only its value', [anyFilter, anyField], (filter, field) => {
    const cleared = clearOrderField(filter, field);
    expect(cleared).toEqual({ ...normalizeOrderFilter(filter), [field]: '' });
  });

  property('removing all chips clears the filter', [anyFilter], (filter) => {
    const cleared = getOrderFilterChips(filter, options).reduce<OrderFilter>(
      (remaining, { field }) => clearOrderField(remaining, field),
      filter,
    );
    expect(normalizeOrderFilter(cleared)).toEqual(emptyOrderFilter);
  });
});
