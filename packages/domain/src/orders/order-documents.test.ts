import { describe, expect, it } from 'vitest';
import { aTestDelivery, aTestOrder } from '../../test/fixtures/order.ts';
import { documentsOfKind, orderDocuments, orderPlants } from './order-documents.ts';

describe('the documents of an order (spec 2 and 7)', () => {
  const order = aTestOrder({
    invoiceNumber: ' FE-1 ',
    cufe: 'abc',
    deliveries: [
      aTestDelivery({ number: '8001', remissionId: 'RM1', loadOrderId: 'OC1' }),
      aTestDelivery({ number: '8002', remissionId: 'RM2', loadOrderId: 'OC1' }),
      aTestDelivery({ number: '8003' }),
    ],
  });

  it('are the invoice, a remission for each delivery that has one, and each load order once', () => {
    expect(orderDocuments(order)).toEqual([
      { kind: 'invoice', number: 'FE-1', cufe: 'abc' },
      { kind: 'remission', number: 'RM1', delivery: '8001' },
      { kind: 'remission', number: 'RM2', delivery: '8002' },
      { kind: 'load-order', number: 'OC1' },
    ]);
  });

  it('are empty at first', () => {
    expect(orderDocuments(aTestOrder({ deliveries: [aTestDelivery()] }))).toEqual([]);
  });

  it('have an invoice by its fiscal code alone, or by its number alone', () => {
    expect(orderDocuments(aTestOrder({ cufe: 'abc' }))).toHaveLength(1);
    expect(orderDocuments(aTestOrder({ invoiceNumber: 'FE-1' }))).toHaveLength(1);
  });

  it('have no remission without a delivery number', () => {
    const nameless = aTestDelivery({ number: '', remissionId: 'RM1' });
    expect(orderDocuments(aTestOrder({ deliveries: [nameless] }))).toEqual([]);
  });

  it('can be filtered by kind', () => {
    const kinds = documentsOfKind(order, ['load-order', 'invoice']).map(({ kind }) => kind);
    expect(kinds).toEqual(['invoice', 'load-order']);
    expect(documentsOfKind(order, [])).toEqual([]);
  });
});

it('names the plants of an order, each once', () => {
  const line = { productCode: '', description: '', quantity: 1, unit: '' };
  const lines = [
    { ...line, id: '1', plantCode: 'P1', plantName: 'Planta Uno' },
    { ...line, id: '2', plantCode: 'P1', plantName: 'Planta Uno' },
    { ...line, id: '3', plantCode: 'P2', plantName: '' },
    { ...line, id: '4', plantCode: '', plantName: '' },
  ];
  expect(orderPlants({ lines })).toEqual(['Planta Uno', 'P2']);
});
