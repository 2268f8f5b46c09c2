import { createCalendarDate } from '@surtidor/domain';
import type { AccountFilter } from '@surtidor/domain/invoices';
import { expect, test } from 'vitest';
import {
  toAccountHistoryFilters,
  toAccountStatusFilter,
  toAccountStatusSort,
} from './to-account-filter.ts';

const start = createCalendarDate(2026, 3, 1);
const end = createCalendarDate(2026, 3, 31);
if (!start || !end) throw new Error('Invalid test dates');
const march = { start, end };
const marchCondition = { gteq: '2026-03-01', lteq: '2026-03-31' };

test.each<[string, AccountFilter, object]>([
  ['nothing', {}, {}],
  ['all classes', { documentClasses: ['all'] }, {}],
  ['classes', { documentClasses: ['FC', 'NC'] }, { agrupacion: { in: ['FC', 'NC'] } }],
  ['document dates', { documentDates: march }, { fecha_documento: marchCondition }],
  ['due dates', { dueDates: march }, { fecha_vencimiento_documento: marchCondition }],
])('converts %s', (_, filter, expected) => {
  expect(toAccountHistoryFilters(filter)).toEqual([expected]);
  expect(toAccountStatusFilter('C1', filter)).toEqual({
    codigo_cliente: { eq: 'C1' },
    detalle: { bloqueada: { in: ['0', '1'] }, ...expected },
  });
});

test('searches part of each number of a movement and ignores dots', () => {
  expect(toAccountHistoryFilters({ number: ' 9.001.00 ', documentClasses: ['FC'] })).toEqual(
    ['num_documento', 'num_factura', 'nif_comunitario'].map((field) => ({
      agrupacion: { in: ['FC'] },
      [field]: { like: '%900100%' },
    })),
  );
  expect(toAccountHistoryFilters({ number: ' . ' })).toEqual([{}]);
});

test('loads the account status whole to search a number', () => {
  expect(toAccountStatusFilter('C1', { number: '900' })).toEqual(toAccountStatusFilter('C1', {}));
});

test('filters the account history by month', () => {
  expect(toAccountHistoryFilters({ month: { year: 2026, month: 3 } })).toEqual([
    { periodo: { eq: '2026-03' } },
  ]);
});

test('sorts by one field and direction', () => {
  expect(toAccountStatusSort({ field: 'due-date', direction: 'ascending' })).toEqual({
    fecha_vencimiento_documento: 'ASC',
  });
  expect(toAccountStatusSort({ field: 'value', direction: 'descending' })).toEqual({
    total: 'DESC',
  });
});
