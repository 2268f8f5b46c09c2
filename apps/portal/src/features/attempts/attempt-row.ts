import {
  type AttemptKind,
  type AttemptPhase,
  assertNever,
  formatMoney,
  getAttemptTone,
  getSegmentName,
  getTransactionResultPath,
  type PaymentAttempt,
  type RemoteAttempt,
} from '@surtidor/domain';
import type { Attempt } from '@surtidor/ui';
import { formatInstant } from '../../platform/format/format-instant.ts';
import type { PortalMessageKey } from '../../platform/messages/portal-message-key.ts';
import type { Text } from '../../platform/messages/text-context.tsx';
import { getLineName } from './get-line-name.ts';

/** The label of a phase; 'Checking' for any other. */
const phaseLabels: Partial<Record<AttemptPhase, PortalMessageKey>> = {
  redirecting: 'At the bank',
  unknown: 'Pending',
};

/** The number of documents a row lists before it counts the rest. */
const maxListedDocuments = 3;

function getTitle(kind: AttemptKind, invoices: number, text: Text): string {
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

/** What an attempt pays: its segment, or its invoices by number. */
function getContents({ lines, segment }: PaymentAttempt, text: Text): string {
  if (segment !== undefined) return text('Segment {name}', { name: getSegmentName(segment) });
  const [firstLine] = lines;
  if (firstLine === undefined) return '';
  if (lines.length === 1) return getLineName(firstLine, text);
  const listedLines = lines.slice(0, maxListedDocuments);
  const numbers = listedLines.map((line) => line.name?.number ?? line.documentNumber).join(', ');
  const count = lines.length - listedLines.length;
  return count === 0
    ? text('Invoices {numbers}', { numbers })
    : text('Invoices {numbers} and {count} more', { numbers, count });
}

/** The row of an attempt in 'Pagos en proceso': what, since when, by whom, how much. */
export function toAttemptRow(
  attempt: PaymentAttempt | RemoteAttempt,
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
  text: Text,
): Attempt {
  const { date, time } = formatInstant(timeZone, attempt.createdAt, now);
  const name = 'createdBy' in attempt ? attempt.createdBy : '';
  return {
    id: attempt.key,
    title: getTitle(attempt.kind, attempt.lines.length, text),
    ...(attempt.uuid !== null && {
      href: getTransactionResultPath(attempt.uuid),
    }),
    detail: name
      ? text('Started on {date}, {time} by {name}', { date, time, name })
      : text('Started on {date}, {time}', { date, time }),
    note: getContents(attempt, text),
    amount: formatMoney(attempt.amount),
    status: {
      label: text(phaseLabels[attempt.phase] ?? 'Checking'),
      tone: getAttemptTone(attempt.phase),
    },
  };
}
