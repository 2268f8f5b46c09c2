import { expect, test } from 'vitest';
import { colombia } from '../test-support/mock-backend.ts';
import type { InvoiceFieldsFragment } from './invoice-fields.generated.ts';
import { toInvoice } from './to-invoice.ts';

const wire = (over: Partial<InvoiceFieldsFragment> = {}): InvoiceFieldsFragment =>
  // A row with the given fields only.
  ({
    id_edocta_detalle: 7,
    num_documento: '900100',
    tipo_documento: 'RV',
    estado_documento: 'AT',
    total: '1500000.00',
    bloqueada: '0',
    ...over,
  }) as InvoiceFieldsFragment;

test('maps a document to an invoice', () => {
  const row = wire({
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

test('a held document has reason and time', () => {
  const held = wire({
    bloqueada: '1',
    motivo_bloqueo: 'PAGO',
    fecha_bloqueo: '2026-03-15 08:30:00',
  });
  expect(toInvoice(held, colombia)).toMatchObject({
    blocked: true,
    hold: { reason: 'payment', startedAt: Date.parse('2026-03-15T13:30:00Z') },
  });
});

test('a held document without a reason does not blame the distributor', () => {
  const held = wire({ bloqueada: '1', motivo_bloqueo: null });
  expect(toInvoice(held, colombia)).toMatchObject({ blocked: true, hold: null });
  const other = wire({ bloqueada: '1', motivo_bloqueo: 'BLOQUEO' });
  expect(toInvoice(other, colombia)?.hold).toMatchObject({ reason: 'other' });
});

test('the id is the account status line, else the history line, else the document’s part', () => {
  expect(toInvoice(wire(), colombia)?.id).toBe('7');
  const history = wire({ id_edocta_detalle: null, id_histocta_detalle: 9 });
  expect(toInvoice(history, colombia)?.id).toBe('9');
  const bare = { id_edocta_detalle: null, id_histocta_detalle: null };
  const [one, other] = ['100.00', '200.00'].map(
    (total) => toInvoice(wire({ ...bare, total }), colombia)?.id,
  );
  expect(one).toContain('900100');
  expect(one).not.toBe(other);
});

test('an unreadable amount gives null, never zero', () => {
  expect(toInvoice(wire({ total: 'mucho' }), colombia)).toBeNull();
  expect(toInvoice(wire({ total: null }), colombia)).toBeNull();
});

test('a compensated document is settled, by any field', () => {
  expect(toInvoice(wire({ estado_documento: 'C' }), colombia)?.settled).toBe(true);
  expect(toInvoice(wire({ estado_numero_documento: 'C' }), colombia)?.settled).toBe(true);
});
