import { areMoneyEqual, parseMoney } from '../shared/index.ts';
import type { AttemptLine, PaymentAttempt } from './attempt-types.ts';
import { hasReference, parseReference } from './short-reference.ts';

/** Minimum length of a document number in a search. */
const minNumberLength = 4;

/** Numbers are compared without dots (spec 5) and without case. */
const cleanNumber = (number: string): string => number.replaceAll('.', '').trim().toUpperCase();

/**
 * Whether a search text finds a payment: its reference, the start of a number of one of its documents, or the amount of the payment or
 * of one document.
 */
export function matchesPayment(
  payment: Pick<PaymentAttempt, 'uuid' | 'amount'> & {
    readonly lines: readonly Pick<AttemptLine, 'documentNumber' | 'name' | 'amount'>[];
  },
  searchText: string,
): boolean {
  const { uuid, amount, lines } = payment;
  const reference = parseReference(searchText);
  const number = cleanNumber(searchText);
  const searched = parseMoney(searchText, amount.currency);
  const isNumber = number.length >= minNumberLength && /\d/.test(number);
  return (
    (uuid !== null && reference !== null && hasReference(uuid, reference)) ||
    (searched !== null &&
      [amount, ...lines.map((line) => line.amount)].some((one) => areMoneyEqual(one, searched))) ||
    (isNumber &&
      lines.some(({ documentNumber, name }) =>
        [documentNumber, name?.number ?? ''].some((one) => cleanNumber(one).startsWith(number)),
      ))
  );
}
