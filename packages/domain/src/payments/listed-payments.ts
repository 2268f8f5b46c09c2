import {
  type CalendarDate,
  type DateRange,
  getToday,
  isWithinLimits,
  type Money,
  startOfMonth,
  sumByCurrency,
} from '../shared/index.ts';
import { getAttemptOutcome, isOpen } from './attempt-phases.ts';
import type { AttemptLine, PaymentAttempt } from './attempt-types.ts';
import type { RemoteAttempt } from './remote-attempts.ts';
import { hasReference, parseReference } from './short-reference.ts';

/** A payment of the list. Only those of the backend have a creator and a bank. */
export type ListedPayment = PaymentAttempt &
  Partial<Pick<RemoteAttempt, 'createdBy' | 'creatorId' | 'bank' | 'settledAt'>>;

/** The conditions of the list of payments. An absent one matches every payment. */
export interface PaymentConditions {
  /** When the payment was started, in the store's time zone. */
  readonly dates: DateRange;
  /** The start of the reference, or a part of the number of a paid document. */
  readonly search?: string | undefined;
  /** The id of the creator. */
  readonly person?: string | undefined;
  /** The name of the bank. */
  readonly bank?: string | undefined;
  /** The code of a station. Payments without documents have none. */
  readonly station?: string | undefined;
}

/** Returns the day on which a payment was started. */
export const getPaymentDay = (
  { createdAt }: Pick<PaymentAttempt, 'createdAt'>,
  timeZone: string,
): CalendarDate => getToday(timeZone, createdAt);

const isOfStation = ({ stationCode }: AttemptLine, station: string | undefined): boolean =>
  station === undefined || stationCode === station;

const matchesSearch = ({ uuid, lines }: ListedPayment, search: string): boolean => {
  const reference = parseReference(search);
  if (uuid !== null && reference !== null && hasReference(uuid, reference)) return true;
  const part = search.trim().toLowerCase();
  return lines.some(({ documentNumber, name }) =>
    [documentNumber, name?.number ?? ''].some((number) => number.toLowerCase().includes(part)),
  );
};

/** Returns the payments that match the conditions, in their order. */
export const filterPayments = <Payment extends ListedPayment>(
  payments: readonly Payment[],
  { dates, search, person, bank, station }: PaymentConditions,
  timeZone: string,
): readonly Payment[] =>
  payments.filter(
    (payment) =>
      isWithinLimits(getPaymentDay(payment, timeZone), { min: dates.start, max: dates.end }) &&
      (!search || matchesSearch(payment, search)) &&
      (person === undefined || payment.creatorId === person) &&
      (bank === undefined || payment.bank === bank) &&
      (station === undefined || payment.lines.some((line) => isOfStation(line, station))),
  );

/**
 * Returns the amounts that were paid surely: none unless the payment is approved. With a station, only those of its
 * documents, because one payment can pay those of several stations.
 */
export const getPaidAmounts = (
  payment: Pick<ListedPayment, 'phase' | 'amount' | 'lines'>,
  station?: string,
): readonly Money[] => {
  if (getAttemptOutcome(payment) !== 'approved') return [];
  if (station === undefined) return [payment.amount];
  return sumByCurrency(
    payment.lines.filter((line) => isOfStation(line, station)).map(({ amount }) => amount),
  );
};

/** What was paid in a month or through a bank, by currency. */
export interface PaidPart<Key> {
  readonly key: Key;
  readonly totals: readonly Money[];
}

/** What was paid, by currency. Each of the lists of parts adds up to the total. */
export interface PaidSums {
  readonly totals: readonly Money[];
  /** By month, newest first. The key is the first day of the month. */
  readonly months: readonly PaidPart<CalendarDate>[];
  /** By bank, in the order of their names. The key is empty for an unknown bank. */
  readonly banks: readonly PaidPart<string>[];
  /** The number of payments without a known result, which are not in the sums. */
  readonly openCount: number;
}

function sumBy<Key extends string>(
  payments: readonly ListedPayment[],
  getKey: (payment: ListedPayment) => Key,
  station: string | undefined,
): readonly PaidPart<Key>[] {
  const amounts = new Map<Key, Money[]>();
  for (const payment of payments) {
    const paidAmounts = getPaidAmounts(payment, station);
    const key = getKey(payment);
    if (paidAmounts.length > 0) amounts.set(key, [...(amounts.get(key) ?? []), ...paidAmounts]);
  }
  return [...amounts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, keyAmounts]) => ({ key, totals: sumByCurrency(keyAmounts) }));
}

/**
 * Adds up what was paid, by month and by bank. Rejected payments and those without a known result are not counted.
 * @param options `station` counts only the documents of one station.
 */
export function getPaidSums(
  payments: readonly ListedPayment[],
  { timeZone, station }: { readonly timeZone: string; readonly station?: string | undefined },
): PaidSums {
  const getMonth = (payment: ListedPayment) => startOfMonth(getPaymentDay(payment, timeZone));
  return {
    totals: sumByCurrency(payments.flatMap((payment) => getPaidAmounts(payment, station))),
    months: sumBy(payments, getMonth, station).toReversed(),
    banks: sumBy(payments, ({ bank = '' }) => bank.trim(), station),
    openCount: payments.filter(isOpen).length,
  };
}
