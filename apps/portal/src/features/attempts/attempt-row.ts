import {
  type AttemptKind,
  type AttemptPhase,
  assertNever,
  attemptTone,
  formatMoney,
  type PaymentAttempt,
  type RemoteAttempt,
  segmentName,
  transactionResultPath,
} from '@surtidor/domain';
import type { Attempt } from '@surtidor/ui';
import { readableInstant } from '../../platform/format/local-time.ts';
import type { PortalMessageKey } from '../../platform/messages/portal-message-key.ts';
import type { Text } from '../../platform/messages/text-context.tsx';
import { lineName } from './attempt-names.ts';

/** What is said of a phase; of any other that it is being checked. */
const phaseNames: Partial<Record<AttemptPhase, PortalMessageKey>> = {
  redirecting: 'At the bank',
  unknown: 'Pending',
};

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

/** What an attempt pays: its segment, or its invoices by the numbers that the dealer knows. */
function contentsOf({ lines, segment }: PaymentAttempt, text: Text): string {
  if (segment !== undefined) return text('Segment {name}', { name: segmentName(segment) });
  const [only] = lines;
  if (only === undefined) return '';
  if (lines.length === 1) return lineName(only, text);
  const shown = lines.slice(0, namedAtMost);
  const numbers = shown.map((line) => line.name?.number ?? line.documentNumber).join(', ');
  const count = lines.length - shown.length;
  return count === 0
    ? text('Invoices {numbers}', { numbers })
    : text('Invoices {numbers} and {count} more', { numbers, count });
}

/** What a row of 'pagos en proceso' shows of an attempt: what, since when, by whom, how much. */
export function attemptRow(
  attempt: PaymentAttempt | RemoteAttempt,
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
  text: Text,
): Attempt {
  const { date, time } = readableInstant(timeZone, attempt.createdAt, now);
  const name = 'madeBy' in attempt ? attempt.madeBy : '';
  return {
    id: attempt.key,
    title: titleOf(attempt.kind, attempt.lines.length, text),
    ...(attempt.uuid !== null && {
      href: transactionResultPath(attempt.uuid),
    }),
    detail: name
      ? text('Started on {date}, {time} by {name}', { date, time, name })
      : text('Started on {date}, {time}', { date, time }),
    note: contentsOf(attempt, text),
    amount: formatMoney(attempt.amount),
    status: {
      label: text(phaseNames[attempt.phase] ?? 'Checking'),
      tone: attemptTone(attempt.phase),
    },
  };
}
