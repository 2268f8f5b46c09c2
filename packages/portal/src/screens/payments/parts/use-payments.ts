import {
  type Transaction,
  useCompensations,
  useDataContext,
  useTransactions,
} from '@surtidor/data';
import { compareText, getLoadedItems } from '@surtidor/domain';
import type { Compensation } from '@surtidor/domain/compensations';
import {
  filterPayments,
  getPaidSums,
  getPaymentDay,
  type ListedPayment,
  type PaymentConditions,
} from '@surtidor/domain/payments';
import { getAccessRoute, isIncluded } from '@surtidor/domain/session';
import { useWhenAttemptsEnd } from '@surtidor/flows/react';
import { useEffect, useMemo } from 'react';
import { useAllPayments } from '../../../features/attempts/use-all-payments.ts';
import { usePortal, useToday, useVariant } from '../../../platform/context/portal-context.tsx';
import {
  getCompensationFilter,
  getRequestedDates,
  type PaymentOptions,
} from './payment-filter.tsx';

/** A row of the list: a payment, or a compensation beside the payments. */
export type PaymentRow =
  | { readonly kind: 'payment'; readonly at: number; readonly payment: ListedPayment }
  | { readonly kind: 'compensation'; readonly at: number; readonly compensation: Compensation };

/** The number of compensations' pages that are loaded at once: at most 200 compensations. */
const maxCompensationPages = 20;

/**
 * Queries the payments of the company, newest first, and loads further pages until one is older than the first day. A
 * backend that can filter by day sends only those days.
 * @returns the list, and whether every payment of the days is loaded.
 */
function useTransactionsOf(conditions: PaymentConditions) {
  const today = useToday();
  const { timeZone } = useVariant();
  const { capabilities } = useDataContext().backendProfile;
  const { start } = conditions.dates;
  const list = useTransactions(getRequestedDates(conditions, today, capabilities));
  const { state, loadMore } = list;
  const transactions = getLoadedItems(state);
  const isReached = transactions.some(
    ({ createdAt }) => createdAt !== null && getPaymentDay({ createdAt }, timeZone) < start,
  );
  const isComplete =
    state.kind === 'empty' || (state.kind === 'ready' && (isReached || state.more === 'no'));
  const needsMore = state.kind === 'ready' && state.more === 'yes' && !isReached;
  const loadedCount = transactions.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that arrives can require another one
  useEffect(() => {
    if (needsMore) loadMore();
  }, [needsMore, loadedCount, loadMore]);
  useWhenAttemptsEnd(list.refresh);
  return { list, transactions, isComplete };
}

/** Queries the compensations that match the conditions. Idle if the distributor has left them out. */
function useCompensationsBeside(conditions: PaymentConditions) {
  const today = useToday();
  const { deploymentOptions } = usePortal();
  const isOffered = isIncluded(getAccessRoute('compensations'), deploymentOptions);
  return useCompensations(isOffered ? getCompensationFilter(conditions, today) : null, {
    pages: maxCompensationPages,
  });
}

/** Returns the persons, banks and stations of the loaded payments, by name. */
function getPaymentOptions(transactions: readonly Transaction[]): PaymentOptions {
  const toNames = (entries: readonly (readonly [string, string])[]) =>
    new Map(
      entries
        .filter(([value]) => value !== '')
        .map(([value, name]) => [value, name || value] as const)
        .sort(([, one], [, other]) => compareText(one, other)),
    );
  return {
    person: toNames(transactions.map(({ creatorId, createdBy }) => [creatorId, createdBy])),
    bank: toNames(transactions.map(({ bank }) => [bank, bank])),
    station: toNames(
      transactions.flatMap(({ lines }) =>
        lines.map(({ stationCode = '', stationName = '' }) => [stationCode, stationName] as const),
      ),
    ),
  };
}

/** Returns the payments and compensations that match the conditions, and what was paid. */
export function usePayments(conditions: PaymentConditions) {
  const { timeZone } = useVariant();
  const { transactionList } = useDataContext().backendProfile.capabilities;
  const { list, transactions, isComplete } = useTransactionsOf(conditions);
  const compensationList = useCompensationsBeside(conditions);
  const compensations = getLoadedItems(compensationList.state);
  const allPayments = useAllPayments(transactions);
  const payments = useMemo(
    () => filterPayments<ListedPayment>(allPayments, conditions, timeZone),
    [allPayments, conditions, timeZone],
  );
  const rows = useMemo(
    (): readonly PaymentRow[] =>
      [
        ...payments.map((payment) => ({
          kind: 'payment' as const,
          at: payment.createdAt,
          payment,
        })),
        ...compensations.map((compensation) => ({
          kind: 'compensation' as const,
          at: compensation.createdAt ?? 0,
          compensation,
        })),
      ].sort((one, other) => other.at - one.at),
    [payments, compensations],
  );
  const options = useMemo(() => getPaymentOptions(transactions), [transactions]);
  const { station } = conditions;
  // Without every payment, a sum would be too small.
  const hasSums = transactionList && isComplete && list.malformedCount === 0;
  return {
    list,
    compensationList,
    compensations,
    rows,
    options,
    isComplete: isComplete || !transactionList,
    hasPayments: allPayments.length > 0,
    sums: hasSums ? getPaidSums(payments, { timeZone, station }) : null,
  };
}
