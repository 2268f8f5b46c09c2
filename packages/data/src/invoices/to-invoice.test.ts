import { expect, test } from 'vitest';
import { colombia } from '../test-support/mock-backend.ts';
import type { InvoiceFieldsFragment } from './invoice-fields.generated.ts';
import { toInvoice } from './to-invoice.ts';

const createRow = (overrides: Partial<InvoiceFieldsFragment> = {}): InvoiceFieldsFragment =>
  // A row with the given fields only.
  ({
    id_edocta_detalle: 7,
    num_documento: '900100',
    tipo_documento: 'RV',
    estado_documento: 'AT',
    total: '1500000.00',
    bloqueada: '0',
    ...overrides,
  }) as InvoiceFieldsFragment;

test('maps a document to an invoice', () => {
  const row = createRow({
    nif_comunitario: 'FE-77',
    fecha_documento: '2026-01-05',
    fecha_vencimiento_documento: '2026-02-04',
  });
  expect(toInvoice(row, colombia)).toMatchObject({
    id: '7',
    kind: 'invoice',
    status: 'expired',
    documentNumber: '900100',
    communityTaxId: 'FE-77',
    documentDate: '2026-01-05',
    dueDate: '2026-02-04',
    balance: { minor: 150000000, currency: 'COP' },
    blocked: false,
    hold: null,
    settled: false,
  });
});

test('reads the reason and start time of a hold', () => {
  const heldRow = createRow({
    bloqueada: '1',
    motivo_bloqueo: 'PAGO',
    fecha_bloqueo: '2026-03-15 08:30:00',
  });
  expect(toInvoice(heldRow, colombia)).toMatchObject({
    blocked: true,
    hold: { reason: 'payment', startedAt: Date.parse('2026-03-15T13:30:00Z') },
  });
});

test('a hold without a reason is null, and an unknown reason is "other"', () => {
  const held = createRow({ bloqueada: '1', motivo_bloqueo: null });
  expect(toInvoice(held, colombia)).toMatchObject({ blocked: true, hold: null });
  const heldForOtherReason = createRow({ bloqueada: '1', motivo_bloqueo: 'BLOQUEO' });
  expect(toInvoice(heldForOtherReason, colombia)?.hold).toMatchObject({ reason: 'other' });
});

test('the id is that of the status line, else of the history line, else composed of other fields', () => {
  expect(toInvoice(createRow(), colombia)?.id).toBe('7');
  const history = createRow({ id_edocta_detalle: null, id_histocta_detalle: 9 });
  expect(toInvoice(history, colombia)?.id).toBe('9');
  const withoutIds = { id_edocta_detalle: null, id_histocta_detalle: null };
  const [firstId, secondId] = ['100.00', '200.00'].map(
    (total) => toInvoice(createRow({ ...withoutIds, total }), colombia)?.id,
  );
  expect(firstId).toContain('900100');
  expect(firstId).not.toBe(secondId);
});

test.each([
  ['document date', { fecha_documento: '2026-01-06' }],
  ['class', { classification: 'NC Nota crédito' }],
  ['details', { detalle: 'Flete' }],
])('lines without an id that differ only in their %s have different ids', (_, overrides) => {
  const withoutIds = createRow({ id_edocta_detalle: null, fecha_documento: '2026-01-05' });
  expect(toInvoice({ ...withoutIds, ...overrides }, colombia)?.id).not.toBe(
    toInvoice(withoutIds, colombia)?.id,
  );
});

test('an unreadable amount yields null, never zero', () => {
  expect(toInvoice(createRow({ total: 'mucho' }), colombia)).toBeNull();
  expect(toInvoice(createRow({ total: null }), colombia)).toBeNull();
});

test('either status field marks a compensated document as settled', () => {
  expect(toInvoice(createRow({ estado_documento: 'C' }), colombia)?.settled).toBe(true);
  expect(toInvoice(createRow({ estado_numero_documento: 'C' }), colombia)?.settled).toBe(true);
});

test.each([
  ['USD', { minor: 150000000, currency: 'USD' }],
  ['usd', { minor: 150000000, currency: 'USD' }],
  ['', { minor: 150000000, currency: 'COP' }],
  [null, { minor: 150000000, currency: 'COP' }],
])('the currency %j leads to the balance %j', (moneda, balance) => {
  expect(toInvoice(createRow({ moneda }), colombia)?.balance).toEqual(balance);
});

test('an unknown currency is unreadable and never read as that of the store (reading 79)', () => {
  expect(toInvoice(createRow({ moneda: 'EUR' }), colombia)).toBeNull();
});
