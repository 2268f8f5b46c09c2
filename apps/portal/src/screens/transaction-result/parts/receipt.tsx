import { formatMoney, segmentName } from '@surtidor/domain';
import type { Fact } from '@surtidor/ui';
import { lineName } from '../../../features/attempts/attempt-names.ts';
import { readableInstant } from '../../../platform/format/local-time.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';
import { Reference } from './reference.tsx';
import type { Paid } from './use-receipt.ts';

/** What a receipt is made of besides the payment. */
export interface ReceiptParts {
  readonly uuid: string;
  /** Client code of the company that pays. */
  readonly client: string;
  /** Who is signed in. */
  readonly person: string;
  readonly timeZone: string;
  readonly now: number;
}

/** The head of the receipt: reference, date, company. */
export function receiptFacts(
  paid: Paid | null,
  { uuid, client, person, timeZone, now }: ReceiptParts,
  text: Text,
): readonly Fact[] {
  const segment = paid?.segment;
  const facts = [
    { label: text('Reference'), value: <Reference uuid={uuid} /> },
    ...(segment ? [{ label: text('Business segment'), value: segmentName(segment) }] : []),
    { label: text('Client'), value: client },
    { label: text('Consulted by'), value: person },
  ];
  if (paid === null || paid.createdAt === null) return facts;
  const { date, time } = readableInstant(timeZone, paid.createdAt, now);
  return [...facts, { label: text('Date'), value: `${date}, ${time}` }];
}

/** The invoices of the payment, each with what was paid of it. */
export const receiptLines = (paid: Paid | null, text: Text): readonly Fact[] =>
  (paid?.lines ?? []).map((line) => ({
    label: lineName(line, text),
    value: formatMoney(line.amount),
  }));
