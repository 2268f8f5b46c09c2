import type { CalendarDate } from '@surtidor/domain';
import { expect, it } from 'vitest';
import { buildTransactionsRequest } from './transactions.ts';

it('requests the payments of whole days, or all', () => {
  const dates = { start: '2026-03-01' as CalendarDate, end: '2026-03-31' as CalendarDate };
  expect(buildTransactionsRequest(dates).variables).toMatchObject({
    filter: { created_at: { gteq: '2026-03-01 00:00:00', lteq: '2026-03-31 23:59:59' } },
  });
  expect(buildTransactionsRequest(null).variables).toMatchObject({ filter: {} });
});
