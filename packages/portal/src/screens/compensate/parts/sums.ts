import { type Currency, formatMoney, getAbsoluteMoney } from '@surtidor/domain';
import {
  type CompensationTotals,
  getCompensationHint,
  getCompensationTotals,
} from '@surtidor/domain/compensations';
import type { ComparisonSum } from '@surtidor/ui';
import type { PortalMessage, Text } from '../../../platform/messages/text-context.tsx';
import type { SelectedDocuments } from './use-compensation-selection.ts';

/** The totals of both sides and their difference, as props of the kit. */
export interface CompensationSums {
  readonly payments: ComparisonSum;
  readonly invoices: ComparisonSum;
  readonly difference: ComparisonSum;
  readonly balanced: boolean;
}

const formatDifference = ({ difference }: CompensationTotals): string =>
  formatMoney(getAbsoluteMoney(difference));

/** Returns the totals of both sides and their difference. They need not balance (reading 19). */
export function getCompensationSums(
  selected: SelectedDocuments,
  currency: Currency,
  text: Text,
): CompensationSums {
  const totals = getCompensationTotals(selected, currency);
  return {
    payments: {
      label: text('Payments ({count})', { count: selected.payments.length }),
      amount: formatMoney(totals.payments),
    },
    invoices: {
      label: text('Invoices ({count})', { count: selected.invoices.length }),
      amount: formatMoney(totals.invoices),
    },
    difference: { label: text('Difference'), amount: formatDifference(totals) },
    balanced: totals.difference.minor === 0,
  };
}

/** Returns the note below the totals: why the user cannot continue (spec 2) or what the difference means. */
export function getSumsHint(selected: SelectedDocuments, currency: Currency): PortalMessage | null {
  const hint = getCompensationHint(selected);
  if (hint) return hint;
  if (selected.payments.length === 0 || selected.invoices.length === 0) return null;
  const totals = getCompensationTotals(selected, currency);
  const { minor } = totals.difference;
  if (minor === 0) return { key: 'Both sides have the same total.' };
  const params = { amount: formatDifference(totals) };
  return minor > 0
    ? { key: '{amount} of the invoices will remain unpaid.', params }
    : { key: '{amount} of the payments will remain as a credit.', params };
}
