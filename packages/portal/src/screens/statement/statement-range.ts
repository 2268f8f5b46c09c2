import type { CalendarDate, DateRange } from '@surtidor/domain';
import { type AccountMonth, getLastAccountMonth, getMonthRange } from '@surtidor/domain/invoices';
import type { ListCodec } from '../../features/lists/list-codec.ts';
import { createFilterCodec, monthParam, rangeParam } from '../../features/lists/parameters.ts';

/** The month or the range of a statement; the current month by default. */
export interface StatementParams {
  readonly month: AccountMonth | undefined;
  readonly range: DateRange | undefined;
}

/** The search params of a statement: `?month=2026-10` or `?from=2026-01-01&to=2026-06-30`. */
export const statementCodec: ListCodec<StatementParams> = createFilterCodec<StatementParams>({
  month: monthParam('month'),
  range: rangeParam('from', 'to', undefined),
});

/** Returns the days of a statement. */
export const getStatementRange = (
  { month, range }: StatementParams,
  today: CalendarDate,
): DateRange | null => range ?? getMonthRange(month ?? getLastAccountMonth(today));
