import { formatMoney, getSegmentName } from '@surtidor/domain';
import {
  type AttemptKind,
  type AttemptPhase,
  getAttemptTone,
  type PaymentAttempt,
  type RemoteAttempt,
} from '@surtidor/domain/payments';
import { getTransactionResultPath } from '@surtidor/domain/session';
import type { Attempt } from '@surtidor/ui';
import { formatInstant } from '../../platform/format/format-instant.ts';
import type { Text } from '../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../shared/messages/es.ts';
import { getLineName } from './get-line-name.ts';

/** The labels of phases. Other phases have the label 'Checking'. */
const phaseLabels: Partial<Record<AttemptPhase, PortalMessageKey>> = {
  redirecting: 'At the bank',
  unknown: 'Pending',
  approved: 'Payment approved',
  rejected: 'Payment rejected',
  abandoned: 'Not charged',
  dropped: 'Not charged',
};

/** Returns the label of the phase of an attempt. */
export const getPhaseLabel = (phase: AttemptPhase, text: Text): string =>
  text(phaseLabels[phase] ?? 'Checking');

/** The maximum number of documents that a row lists. The others are only counted. */
const maxListedDocuments = 3;

const kindLabels = {
  invoices: 'Invoices',
  cash: 'Cash payment',
  vouchers: 'Voucher purchase',
  compensation: 'Compensation',
} as const satisfies Record<AttemptKind, PortalMessageKey>;

/** Returns the label of the kind of an attempt. */
export const getKindLabel = (kind: AttemptKind, text: Text): string => text(kindLabels[kind]);

function getTitle(kind: AttemptKind, invoiceCount: number, text: Text): string {
  if (kind !== 'invoices') return getKindLabel(kind, text);
  return invoiceCount === 1 ? text('1 invoice') : text('{count} invoices', { count: invoiceCount });
}

/** Returns what an attempt pays: its segment, or the numbers of its invoices. */
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

/**
 * Returns the row of an attempt in 'Pagos en proceso' and 'Pagos': what it pays, when and by whom it was started, and its amount.
 */
export function toAttemptRow(
  attempt: PaymentAttempt | RemoteAttempt,
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
  text: Text,
): Attempt {
  const { date, time } = formatInstant(timeZone, attempt.createdAt, now, text);
  const payerName = 'createdBy' in attempt ? attempt.createdBy : '';
  return {
    id: attempt.key,
    title: getTitle(attempt.kind, attempt.lines.length, text),
    ...(attempt.uuid !== null && {
      href: getTransactionResultPath(attempt.uuid),
    }),
    detail: payerName
      ? text('Started on {date}, {time} by {name}', { date, time, name: payerName })
      : text('Started on {date}, {time}', { date, time }),
    note: getContents(attempt, text),
    amount: formatMoney(attempt.amount),
    status: {
      label: getPhaseLabel(attempt.phase, text),
      tone: getAttemptTone(attempt.phase),
    },
  };
}
