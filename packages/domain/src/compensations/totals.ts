import { type Currency, money, subtractMoney, sumMoney } from '../shared/index.ts';
import type { CompensableDocument, CompensationSelection, CompensationTotals } from './types.ts';

/**
 * The sums of both sides as positive amounts, and invoices minus payments. They need not balance
 * (reading 19).
 */
export const compensationTotals = (
  { payments, invoices }: CompensationSelection,
  currency: Currency,
): CompensationTotals => {
  const paymentsTotal = sizeOfAll(payments, currency);
  const invoicesTotal = sizeOfAll(invoices, currency);
  return {
    payments: paymentsTotal,
    invoices: invoicesTotal,
    difference: subtractMoney(invoicesTotal, paymentsTotal),
  };
};

const sizeOfAll = (documents: readonly CompensableDocument[], currency: Currency) =>
  sumMoney(
    documents.map(({ balance }) => money(Math.abs(balance.minor), currency)),
    currency,
  );
