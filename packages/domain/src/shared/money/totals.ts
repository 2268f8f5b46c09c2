import { getCurrencies } from '../country-currencies.ts';
import { sumMoney } from './arithmetic.ts';
import { formatMoney } from './format-money.ts';
import type { Money } from './types.ts';

/** Adds amounts by currency: one total for each currency among them, none for an empty list (reading 79). */
export const sumByCurrency = (amounts: readonly Money[]): readonly Money[] =>
  getCurrencies().flatMap((currency) => {
    const ownAmounts = amounts.filter((amount) => amount.currency === currency);
    return ownAmounts.length === 0 ? [] : [sumMoney(ownAmounts, currency)];
  });

/** Formats the totals of several currencies: '$ 1.500 + US$ 2,50'. */
export const formatTotals = (totals: readonly Money[]): string =>
  totals.map(formatMoney).join(' + ');
