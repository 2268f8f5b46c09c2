import type { CalendarDate } from '../shared/index.ts';
import type { Invoice } from './types.ts';

/** The day something is owed for a document; null for credits, for what is settled and without a day. */
export const unpaidDueDate = ({
  balance,
  settled,
  dueDate,
}: Pick<Invoice, 'balance' | 'settled' | 'dueDate'>): CalendarDate | null =>
  settled || balance.minor <= 0 ? null : dueDate;
