import { type InvoiceSort, invoiceSorts } from '@surtidor/data';
import { expect, it } from 'vitest';
import { documentSorts, findSort, paymentSorts, type RowSorts } from './row-sort.ts';

it.each<[string, RowSorts]>([
  ['debts', documentSorts],
  ['payments', paymentSorts],
])('maps each heading of %s to the sort that it shows', (_, sorts) => {
  for (const sort of Object.keys(sorts) as InvoiceSort[]) {
    const tableSort = sorts[sort];
    expect(tableSort && findSort(sorts, tableSort)).toBe(sort);
  }
});

it('has a heading for every sort of invoices', () => {
  expect(Object.keys(documentSorts)).toEqual([...invoiceSorts]);
});

it('maps the descending amount of payments to the lowest balance first', () => {
  const largestFirst = { column: 'amount', direction: 'descending' } as const;
  expect(findSort(paymentSorts, largestFirst)).toBe('amount-least');
  expect(findSort(documentSorts, largestFirst)).toBe('amount');
  expect(findSort(paymentSorts, { column: 'due', direction: 'ascending' })).toBeUndefined();
});
