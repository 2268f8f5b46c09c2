import {
  type Currency,
  getAbsoluteMoney,
  type Money,
  subtractMoney,
  sumByCurrency,
  sumMoney,
} from '../shared/index.ts';
import type {
  CompensableDocument,
  Compensation,
  CompensationSelection,
  CompensationTotals,
} from './types.ts';

/**
 * Returns the sums of both sides as positive amounts, and invoices minus payments. The sums can differ
 * (reading 19). Throws RangeError for a document in another currency, which no selection contains.
 */
export const getCompensationTotals = (
  { payments, invoices }: CompensationSelection,
  currency: Currency,
): CompensationTotals => {
  const paymentsTotal = sumAbsoluteBalances(payments, currency);
  const invoicesTotal = sumAbsoluteBalances(invoices, currency);
  return {
    payments: paymentsTotal,
    invoices: invoicesTotal,
    difference: subtractMoney(invoicesTotal, paymentsTotal),
  };
};

const sumAbsoluteBalances = (documents: readonly CompensableDocument[], currency: Currency) =>
  sumMoney(
    documents.map(({ balance }) => getAbsoluteMoney(balance)),
    currency,
  );

/** Returns what the completed compensations settled, by currency; others have not settled anything. */
export const getCompensatedTotals = (
  compensations: readonly Pick<Compensation, 'state' | 'compensatedTotal'>[],
): readonly Money[] =>
  sumByCurrency(
    compensations
      .filter(({ state }) => state === 'completed')
      .map(({ compensatedTotal }) => compensatedTotal),
  );
