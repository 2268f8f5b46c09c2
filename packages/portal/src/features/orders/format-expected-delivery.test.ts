import type { CalendarDate } from '@surtidor/domain';
import { expect, it } from 'vitest';
import { formatExpectedDelivery } from './format-expected-delivery.ts';

const today = '2026-11-20' as CalendarDate;
const text = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
  key.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

it.each([
  ['2026-11-20', 'Arrives today, 20 Nov 2026'],
  ['2026-11-21', 'Arrives tomorrow, 21 Nov 2026'],
  ['2026-11-25', 'Arrives on 25 Nov 2026'],
  ['2026-11-19', '1 day late, expected on 19 Nov 2026'],
  ['2026-11-17', '3 days late, expected on 17 Nov 2026'],
  [null, ''],
] as const)('formats %s as %j on 20 November', (deliveryDate, expected) => {
  const order = { statusCode: '1', locked: false, blockReason: '' };
  expect(formatExpectedDelivery(order, deliveryDate as CalendarDate | null, today, text)).toBe(
    expected,
  );
});

it.each([
  { statusCode: '-1', locked: true, blockReason: 'Cupo' },
  { statusCode: '1', locked: true, blockReason: '' },
])('promises no arrival of the held order %j', (order) => {
  expect(formatExpectedDelivery(order, today, today, text)).toBe('Planned for 20 Nov 2026');
});
