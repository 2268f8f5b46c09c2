import type { CompensableParams } from '@surtidor/data';
import type { CompensationSide } from '@surtidor/domain';

/** A payment is told by the day it was made, an invoice by the day it is due: the oldest first. */
export const everyDocument: Readonly<Record<CompensationSide, CompensableParams>> = {
  payment: { number: '', sort: 'oldest' },
  invoice: { number: '', sort: 'due' },
};
