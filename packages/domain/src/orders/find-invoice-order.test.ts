import { expect, it } from 'vitest';
import { findInvoiceOrder } from './find-invoice-order.ts';

const orders = [
  { number: '1', invoiceNumber: '', cufe: '' },
  { number: '2', invoiceNumber: 'FE-1', cufe: '' },
  { number: '3', invoiceNumber: '', cufe: 'abc' },
];

it.each([
  [{ invoiceNumber: 'FE-1', cufe: '' }, '2'],
  [{ invoiceNumber: 'FE-9', cufe: 'abc' }, '3'],
  [{ invoiceNumber: 'FE-9', cufe: '' }, undefined],
  [{ invoiceNumber: '', cufe: '' }, undefined],
])('finds the order of %o', (invoice, number) => {
  expect(findInvoiceOrder(orders, invoice)?.number).toBe(number);
});
