import type { CompensableParams } from '@surtidor/data';
import type { CompensationSide } from '@surtidor/domain';

/** Sorts payments by document date and invoices by due date, oldest first. */
export const everyDocument: Readonly<Record<CompensationSide, CompensableParams>> = {
  payment: { number: '', sort: 'oldest' },
  invoice: { number: '', sort: 'due' },
};
