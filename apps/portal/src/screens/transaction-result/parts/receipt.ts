import { formatMoney, type PaymentAttempt } from '@surtidor/domain';
import type { Fact } from '@surtidor/ui';
import { readableInstant } from '../../../invoices/wall-time.ts';
import type { Text } from '../../../messages/text-context.tsx';

/** What a receipt is made of besides the attempt. */
export interface ReceiptParts {
  readonly uuid: string;
  readonly company: string;
  readonly timeZone: string;
  readonly now: number;
}

/** The head of the receipt: reference, date, company. */
export function receiptFacts(
  attempt: PaymentAttempt | null,
  { uuid, company, timeZone, now }: ReceiptParts,
  text: Text,
): readonly Fact[] {
  const facts = [
    { label: text('Reference'), value: uuid },
    { label: text('Company'), value: company },
  ];
  if (attempt === null) return facts;
  const { date, time } = readableInstant(timeZone, attempt.createdAt, now);
  return [...facts, { label: text('Date'), value: `${date}, ${time}` }];
}

/** The invoices of the payment, each with what was paid of it. */
export const receiptLines = (attempt: PaymentAttempt | null, text: Text): readonly Fact[] =>
  (attempt?.lines ?? []).map(({ documentNumber, amount }) => ({
    label: text('Document {number}', { number: documentNumber }),
    value: formatMoney(amount),
  }));
