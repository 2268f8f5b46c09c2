import { createCalendarDate } from '@surtidor/domain';
import type { InvoiceFilter } from '@surtidor/domain/invoices';
import { expect, test } from 'vitest';
import { toDocumentsFilter } from './to-documents-filter.ts';

const day = createCalendarDate(2026, 3, 5) ?? undefined;

test.each<[string, InvoiceFilter, object]>([
  ['nothing', {}, {}],
  ['a number with dots', { number: ' 9.001.00 ' }, { busqueda: '900100' }],
  ['an empty number', { number: ' . ' }, {}],
  ['classes', { documentClasses: ['ZF1', 'ZF2'] }, { agrupacion: { in: ['ZF1', 'ZF2'] } }],
  ['all classes', { documentClasses: ['all'] }, {}],
  ['a status', { status: 'compensated' }, { estado_numero_documento: { eq: 'C' } }],
  [
    'a month',
    { month: { year: 2026, month: 3 } },
    { fecha_documento: { gteq: '2026-03-01', lteq: '2026-03-31' } },
  ],
])('converts %s', (_, filter, expected) => {
  expect(toDocumentsFilter(filter)).toEqual(expected);
});

test('filters by the dates that are set', () => {
  if (!day) throw new Error('Invalid test date');
  expect(toDocumentsFilter({ dueTo: day })).toEqual({
    fecha_vencimiento_documento: { lteq: '2026-03-05' },
  });
  expect(toDocumentsFilter({ dueFrom: day, documentDate: day })).toEqual({
    fecha_documento: { eq: '2026-03-05' },
    fecha_vencimiento_documento: { gteq: '2026-03-05' },
  });
});
