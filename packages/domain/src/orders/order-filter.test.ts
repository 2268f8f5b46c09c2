import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '../../test/property.ts';
import {
  clearOrderField,
  emptyOrderFilter,
  getStationLabel,
  normalizeOrderFilter,
  type OrderFilter,
  orderFilterFields,
} from './order-filter.ts';

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
  });

  it('ignores spaces and the value "all"', () => {
    const filter = { ...emptyOrderFilter, status: 'all', station: ' 100 ', plant: ' ' };
    expect(normalizeOrderFilter(filter)).toEqual({ ...emptyOrderFilter, station: '100' });
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

  property('removing a chip clears only its value', [anyFilter, anyField], (filter, field) => {
    const cleared = clearOrderField(filter, field);
    expect(cleared).toEqual({ ...normalizeOrderFilter(filter), [field]: '' });
  });
});
