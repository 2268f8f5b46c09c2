import type { CalendarDate } from '../shared/index.ts';
import type { Invoice } from './types.ts';

/** Returns the due date of an unpaid document; null for credits, settled and undated ones. */
export const getUnpaidDueDate = ({
  balance,
  settled,
  dueDate,
}: Pick<Invoice, 'balance' | 'settled' | 'dueDate'>): CalendarDate | null =>
  settled || balance.minor <= 0 ? null : dueDate;
