import type { CompensationRequest, CreateCompensationOutcome } from '@surtidor/data';
import { type Currency, getAbsoluteMoney } from '@surtidor/domain';
import {
  type CompensationSelection,
  getCompensationLines,
  getCompensationTotals,
} from '@surtidor/domain/compensations';
import type { AttemptLine } from '@surtidor/domain/payments';
import type { AttemptDefinition, CommonOutcome } from '../attempts/attempt-definition.ts';

/** The backend accepted the compensation. */
export interface SentConclusion {
  readonly kind: 'sent';
}

/** The outcome of sending a compensation. */
export type CompensationOutcome = SentConclusion | CommonOutcome;

/** Returns the lines of the journal entry. Their amounts have no sign. */
const getAttemptLines = ({ payments, invoices }: CompensationSelection): readonly AttemptLine[] =>
  [...payments, ...invoices].map(({ id, documentNumber, balance }) => ({
    invoiceId: id,
    documentNumber,
    amount: getAbsoluteMoney(balance),
  }));

/**
 * Returns the attempt definition of compensations. The journal closes an accepted compensation, and the list
 * shows its result.
 */
export const createCompensationDefinition = (
  send: (request: CompensationRequest) => Promise<CreateCompensationOutcome>,
  currency: Currency,
): AttemptDefinition<CompensationSelection, string, SentConclusion> => ({
  toSubject: (selection) => ({
    kind: 'compensation',
    lines: getAttemptLines(selection),
    amount: getCompensationTotals(selection, currency).invoices,
  }),
  send: async (selection, key) => {
    const response = await send({ key, lines: getCompensationLines(selection) });
    return response.kind === 'accepted'
      ? { kind: 'accepted', value: response.transactionId }
      : response;
  },
  toAcceptedEvent: (uuid) => ({ kind: 'answered', result: 'approved', uuid }),
  onAccepted: () => ({ kind: 'sent' }),
});
