import type { CompensationRequest, SentCompensation } from '@surtidor/data';
import {
  type AttemptLine,
  type CompensationSelection,
  compensationLines,
  compensationTotals,
} from '@surtidor/domain';
import type {
  AttemptDefinition,
  CommonOutcome,
} from '../../../features/attempts/attempt-definition.ts';

/** The backend took it in. */
export interface SentConclusion {
  readonly kind: 'sent';
}

/** How sending a compensation ended. */
export type CompensationOutcome = SentConclusion | CommonOutcome;

/** The documents as the journal keeps them: their sizes, whichever side they are on. */
const attemptLines = ({ payments, invoices }: CompensationSelection): readonly AttemptLine[] =>
  [...payments, ...invoices].map(({ id, documentNumber, balance }) => ({
    invoiceId: id,
    documentNumber,
    amount: { ...balance, minor: Math.abs(balance.minor) },
  }));

/**
 * Compensations, for the one engine that sends attempts. One that was received has ended for the
 * journal: what becomes of it is shown in the list.
 */
export const compensationDefinition = (
  send: (request: CompensationRequest) => Promise<SentCompensation>,
): AttemptDefinition<CompensationSelection, string, SentConclusion> => ({
  describe: (selection) => {
    const lines = attemptLines(selection);
    const { invoices: amount } = compensationTotals(selection, lines[0]?.amount.currency ?? 'COP');
    return { kind: 'compensation', lines, amount };
  },
  send: async (selection, key) => {
    const sent = await send({ key, lines: compensationLines(selection) });
    return sent.kind === 'accepted' ? { kind: 'accepted', value: sent.transactionId } : sent;
  },
  acceptedAs: (uuid) => ({ kind: 'answered', result: 'approved', uuid }),
  prepare: async () => () => ({ kind: 'sent' }),
});
