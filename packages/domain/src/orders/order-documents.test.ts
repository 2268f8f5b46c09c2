import { describe, expect, it } from 'vitest';
import { aTestDelivery, aTestOrder } from '../../test/fixtures/order.ts';
import { filterOrderDocuments, getOrderDocuments, getOrderPlants } from './order-documents.ts';

describe('getOrderDocuments (spec 2 and 7)', () => {
  const order = aTestOrder({
    invoiceNumber: ' FE-1 ',
    cufe: 'abc',
    deliveries: [
      aTestDelivery({ number: '8001', remissionId: 'RM1', loadOrderId: 'OC1' }),
      aTestDelivery({ number: '8002', remissionId: 'RM2', loadOrderId: 'OC1' }),
      aTestDelivery({ number: '8003' }),
    ],
  });

  it('returns the invoice, the remissions of the deliveries and the distinct load orders', () => {
    expect(getOrderDocuments(order)).toEqual([
      { kind: 'invoice', number: 'FE-1', cufe: 'abc' },
      { kind: 'remission', number: 'RM1', delivery: '8001' },
      { kind: 'remission', number: 'RM2', delivery: '8002' },
      { kind: 'load-order', number: 'OC1' },
    ]);
  });

  it('returns an empty list for a new order', () => {
    expect(getOrderDocuments(aTestOrder({ deliveries: [aTestDelivery()] }))).toEqual([]);
  });

  it('includes an invoice that has only a fiscal code or only a number', () => {
    expect(getOrderDocuments(aTestOrder({ cufe: 'abc' }))).toHaveLength(1);
    expect(getOrderDocuments(aTestOrder({ invoiceNumber: 'FE-1' }))).toHaveLength(1);
  });

  it('excludes remissions without a delivery number', () => {
    const deliveryWithoutNumber = aTestDelivery({ number: '', remissionId: 'RM1' });
    expect(getOrderDocuments(aTestOrder({ deliveries: [deliveryWithoutNumber] }))).toEqual([]);
  });

  it('can be filtered by kind with filterOrderDocuments', () => {
    const kinds = filterOrderDocuments(order, ['load-order', 'invoice']).map(({ kind }) => kind);
    expect(kinds).toEqual(['invoice', 'load-order']);
    expect(filterOrderDocuments(order, [])).toEqual([]);
  });
});

it('returns the distinct plants of an order', () => {
  const line = { productCode: '', description: '', quantity: 1, unit: '' };
  const lines = [
    { ...line, id: '1', plantCode: 'P1', plantName: 'Planta Uno' },
    { ...line, id: '2', plantCode: 'P1', plantName: 'Planta Uno' },
    { ...line, id: '3', plantCode: 'P2', plantName: '' },
    { ...line, id: '4', plantCode: '', plantName: '' },
  ];
  expect(getOrderPlants({ lines })).toEqual(['Planta Uno', 'P2']);
});
