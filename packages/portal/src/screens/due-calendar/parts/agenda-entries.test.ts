import type { CalendarDate } from '@surtidor/domain';
import type { Invoice } from '@surtidor/domain/invoices';
import type { Order } from '@surtidor/domain/orders';
import { expect, it } from 'vitest';
import { createText } from '../../../platform/messages/text-context.tsx';
import { spanish } from '../../../shared/messages/es.ts';
import { getDeliveryEntries, getInvoiceEntries } from './agenda-entries.ts';

const text = createText(spanish);
const context = { today: '2026-11-20' as CalendarDate };

// Contains only the fields that the function reads.
const invoice = {
  id: '1',
  documentNumber: '1800',
  invoiceNumber: 'F1',
  communityTaxId: '',
  kind: 'invoice',
  documentType: '',
  documentClass: '',
  status: 'open',
  dueDate: '2026-11-25',
  destinationName: '',
  balance: { minor: 500, currency: 'COP' },
  hold: null,
} as unknown as Invoice;

const getPayments = (overrides: Partial<Invoice>, isInPayment = false) =>
  getInvoiceEntries(
    [{ ...invoice, ...overrides }],
    { ...context, isInPayment: () => isInPayment },
    text,
  ).map(({ payment }) => payment);

it('marks invoices whose payment is in progress, here or on another device', () => {
  expect(getPayments({})).toEqual(['']);
  expect(getPayments({}, true)).toEqual(['Pago en proceso']);
  expect(getPayments({ hold: { reason: 'payment', startedAt: null } })).toEqual([
    'Pago en proceso',
  ]);
  expect(getPayments({ hold: { reason: 'other', startedAt: null } })).toEqual(['']);
});

it('begins the detail of a held delivery with its hold', () => {
  // Contains only the fields that the function reads.
  const order = {
    id: '1',
    number: '4500',
    statusCode: '1',
    locked: false,
    blockReason: 'Cupo excedido',
    rejected: false,
    destinationName: 'Norte',
    deliveryDate: context.today,
    history: [],
  } as unknown as Order;
  const getDetails = (overrides: Partial<Order>) =>
    getDeliveryEntries([{ ...order, ...overrides }], context.today, 'rejected', text).map(
      ({ detail }) => detail,
    );
  expect(getDetails({})).toEqual(['Norte']);
  expect(getDetails({ statusCode: '-1' })).toEqual(['Retenido: Cupo excedido · Norte']);
  expect(getDetails({ locked: true })).toEqual(['Retenido por el distribuidor · Norte']);
});
