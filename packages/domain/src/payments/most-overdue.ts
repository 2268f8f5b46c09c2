import type { CalendarDate, Currency } from '../shared/index.ts';
import { type DocumentsInProgress, getPayability } from './payability.ts';
import type { PayableDocument } from './types.ts';

/** Returns the `count` most overdue documents that can be paid in this currency, oldest due date first. */
export const getMostOverdue = <T extends PayableDocument>(
  documents: readonly T[],
  currency: Currency,
  today: CalendarDate,
  inProgress: DocumentsInProgress,
  count: number,
): readonly T[] =>
  documents
    .filter(
      (document) =>
        getPayability(document, currency, inProgress) === 'payable' &&
        document.dueDate !== null &&
        document.dueDate < today,
    )
    .toSorted((one, other) => {
      if (one.dueDate === other.dueDate) return 0;
      return (one.dueDate ?? '') < (other.dueDate ?? '') ? -1 : 1;
    })
    .slice(0, count);
