import {
  type AttemptKind,
  type AttemptPhase,
  assertNever,
  formatMoney,
  type PaymentAttempt,
  type RemoteAttempt,
  transactionResultPath,
} from '@surtidor/domain';
import type { Attempt, Tone } from '@surtidor/ui';
import { readableInstant } from '../../platform/format/local-time.ts';
import type { PortalMessageKey } from '../../platform/messages/portal-message-key.ts';
import type { Text } from '../../platform/messages/text-context.tsx';

const phaseLooks: Partial<Record<AttemptPhase, { label: PortalMessageKey; tone: Tone }>> = {
  redirecting: { label: 'At the bank', tone: 'info' },
  unknown: { label: 'Pending', tone: 'warning' },
};

const checking = { label: 'Checking', tone: 'info' } as const;

/** How many documents a row names before it counts the rest. */
const namedAtMost = 3;

function titleOf(kind: AttemptKind, invoices: number, text: Text): string {
  switch (kind) {
    case 'invoices':
      return invoices === 1 ? text('1 invoice') : text('{count} invoices', { count: invoices });
    case 'cash':
      return text('Cash payment');
    case 'vouchers':
      return text('Voucher purchase');
    case 'compensation':
      return text('Compensation');
    default:
      return assertNever(kind);
  }
}

function documentsOf({ lines }: PaymentAttempt, text: Text): string {
  const numbers = lines.slice(0, namedAtMost).map(({ documentNumber }) => documentNumber);
  const count = lines.length - numbers.length;
  const [only = ''] = numbers;
  if (lines.length < 2) return only && text('Document {number}', { number: only });
  const named = { numbers: numbers.join(', ') };
  return count === 0
    ? text('Documents {numbers}', named)
    : text('Documents {numbers} and {count} more', { ...named, count });
}

/** What a row of 'pagos en proceso' shows of an attempt: what, since when, by whom, how much. */
export function attemptRow(
  attempt: PaymentAttempt | RemoteAttempt,
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
  text: Text,
): Attempt {
  const { date, time } = readableInstant(timeZone, attempt.createdAt, now);
  const name = 'madeBy' in attempt ? attempt.madeBy : '';
  const { label, tone } = phaseLooks[attempt.phase] ?? checking;
  return {
    id: attempt.key,
    title: titleOf(attempt.kind, attempt.lines.length, text),
    ...(attempt.uuid !== null && {
      href: transactionResultPath(attempt.uuid),
    }),
    detail: name
      ? text('Started on {date}, {time} by {name}', { date, time, name })
      : text('Started on {date}, {time}', { date, time }),
    note: documentsOf(attempt, text),
    amount: formatMoney(attempt.amount),
    status: { label: text(label), tone },
  };
}
