import { type InvoiceSort, invoiceSorts } from '@surtidor/data';
import { expect, it } from 'vitest';
import { documentSorts, paymentSorts, type RowSorts, sortOfColumn } from './row-sort.ts';

it.each<[string, RowSorts]>([
  ['documents that are owed', documentSorts],
  ['payments', paymentSorts],
])('each heading of %s asks for the order that it shows', (_, sorts) => {
  for (const sort of Object.keys(sorts) as InvoiceSort[]) {
    const shown = sorts[sort];
    expect(shown && sortOfColumn(sorts, shown)).toBe(sort);
  }
});

it('every sort of invoices has a heading', () => {
  expect(Object.keys(documentSorts)).toEqual([...invoiceSorts]);
});

it('the largest payment has the lowest balance', () => {
  const largest = { column: 'amount', direction: 'descending' } as const;
  expect(sortOfColumn(paymentSorts, largest)).toBe('amount-least');
  expect(sortOfColumn(documentSorts, largest)).toBe('amount');
  expect(sortOfColumn(paymentSorts, { column: 'due', direction: 'ascending' })).toBeUndefined();
});
