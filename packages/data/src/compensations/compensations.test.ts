import { parseCalendarDate } from '@surtidor/domain';
import type { CompensationFilter } from '@surtidor/domain/compensations';
import { expect, test } from 'vitest';
import { colombia } from '../test-support/mock-backend.ts';
import { compensationsQuery } from './compensations.ts';
import { toCompensation } from './to-compensation.ts';
import { toCompensationsFilter, toCompensationsSort } from './to-compensations-filter.ts';

const row = {
  __typename: 'Compensacion',
  id_compensacion: 7,
  id_transaccion: 'CMP20000007',
  id_cliente: '3',
  codigo_cliente: '0001002003',
  nombre_cliente: 'Estación El Mirador',
  cliente_nit: '900123456',
  street: 'Calle 5',
  total_compensado: '250.00',
  total_pagos: '250.00',
  total_facturas: '400.00',
  estado: 'B',
  estado_descripcion: 'En proceso',
  created_at: '2026-03-15 08:30:00',
  updated_at: '0000-00-00 00:00:00',
  moneda: 'COP',
  detalle: [
    {
      id_compensacion_detalle: 1,
      num_documento: 'D12',
      num_factura: '',
      fecha_documento: '2026-03-01',
      fecha_vencimiento_documento: '2026-03-31',
      monto_documento: '-250.00',
      valor_pagado: '-250.00',
      tipo_documento: 'PAYMENT',
    },
    null,
    { id_compensacion_detalle: 2, num_documento: 'D1', tipo_documento: 'INVOICE' },
  ],
} as const;
// Responses may lack fields and contain null, whatever their type.
const createRow = (overrides: object = {}) => ({ ...row, ...overrides }) as never;

test('maps a compensation with its lines, state and creation time', () => {
  expect(toCompensation(createRow(), colombia)).toMatchObject({
    id: '7',
    transactionId: 'CMP20000007',
    compensatedTotal: { minor: 25_000, currency: 'COP' },
    invoicesTotal: { minor: 40_000 },
    state: 'in-process',
    createdOn: '2026-03-15',
    createdAt: Date.parse('2026-03-15T13:30:00Z'),
    lines: [
      {
        id: '1',
        side: 'payment',
        documentNumber: 'D12',
        dueDate: '2026-03-31',
        balance: { minor: -25_000 },
        paidAmount: { minor: -25_000 },
      },
    ],
  });
});

test('keeps the description of an unknown state; unreadable amounts or ids yield null', () => {
  expect(
    toCompensation(createRow({ estado: 'Z', estado_descripcion: 'Rara' }), colombia),
  ).toMatchObject({ state: 'unknown', stateDescription: 'Rara' });
  expect(toCompensation(createRow({ total_pagos: 'mucho' }), colombia)).toBeNull();
  expect(toCompensation(createRow({ id_compensacion: null, id_transaccion: null }), colombia)).toBe(
    null,
  );
});

test('reads the rows and files of the list; a response without data is null', () => {
  const download = { pdf: { url: 'https://files.example/c.pdf' }, xls: { mensaje: 'Sin archivo' } };
  const response = { listarCompensaciones: { items: [row, null], total_count: 12, download } };
  const read = compensationsQuery.read(response as never, colombia);
  expect(read).toMatchObject({
    total: 12,
    extra: {
      pdf: { address: 'https://files.example/c.pdf' },
      xls: { address: '', serverText: 'Sin archivo' },
    },
  });
  expect(read?.items.map((item) => item?.id ?? null)).toEqual(['7', null]);
  expect(compensationsQuery.read({ listarCompensaciones: null }, colombia)).toBeNull();
});

const parseDate = (text: string) => {
  const date = parseCalendarDate(text);
  if (!date) throw new Error(`${text} is not a date.`);
  return date;
};
const filter: CompensationFilter = {
  invoiceNumber: '',
  state: null,
  created: { start: parseDate('2026-02-01'), end: parseDate('2026-03-15') },
  sort: 'newest',
};

test('the filter covers whole days; unset conditions are absent (spec 9)', () => {
  expect(toCompensationsFilter(filter)).toEqual({
    created_at: { gteq: '2026-02-01 00:00:00', lteq: '2026-03-15 23:59:59' },
  });
  expect(toCompensationsFilter({ ...filter, invoiceNumber: ' FE-1 ', state: 'rejected' })).toEqual({
    num_factura: { eq: 'FE-1' },
    estado: { eq: 'F' },
    created_at: { gteq: '2026-02-01 00:00:00', lteq: '2026-03-15 23:59:59' },
  });
});

test('maps the sort; newest first is the default', () => {
  expect(toCompensationsSort[filter.sort]).toEqual({ created_at: 'DESC' });
  expect(toCompensationsSort.smallest).toEqual({ total_compensado: 'ASC' });
});
