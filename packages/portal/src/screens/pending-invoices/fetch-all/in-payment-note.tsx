import type { Invoice } from '@surtidor/domain/invoices';
import type { PaymentAttempt, RemoteAttempt } from '@surtidor/domain/payments';
import type { InvoiceAttempts } from '@surtidor/flows/react';
import type { StoreTime } from '../../../features/invoices/format-due-date.ts';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';
import { formatInstant } from '../../../platform/format/format-instant.ts';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';

/** The maximum number of payments that the note names. */
const maxNamedPayments = 3;

/** Formats who started a payment and when: 'Ximena, 22:30', 'usted, 3 nov 2026, 22:30'. Unknown parts are omitted. */
function formatPayment(
  { hold }: Invoice,
  attempt: PaymentAttempt | RemoteAttempt | undefined,
  { timeZone, now }: StoreTime,
  text: Text,
): string {
  const isColleague = attempt !== undefined && 'createdBy' in attempt && !attempt.isOwn;
  const payer = isColleague ? attempt.createdBy : attempt && text('you');
  const startedAt = attempt ? attempt.createdAt : (hold?.startedAt ?? null);
  if (startedAt === null) return '';
  const { date, time, isToday } = formatInstant(timeZone, startedAt, now, text);
  return [payer, isToday ? '' : date, time].filter(Boolean).join(', ');
}

/** Returns the note about invoices that somebody is already paying; empty if there are none. */
export function formatInPaymentNote(
  invoices: readonly Invoice[],
  inProgress: ReadonlyMap<string, PaymentAttempt | RemoteAttempt>,
  storeTime: StoreTime,
  text: Text,
): string {
  const count = invoices.length;
  if (count === 0) return '';
  const payments = new Set(
    invoices.map((invoice) =>
      formatPayment(invoice, inProgress.get(invoice.documentNumber), storeTime, text),
    ),
  );
  payments.delete('');
  const named = [...payments].slice(0, maxNamedPayments).join('; ');
  const names = payments.size > maxNamedPayments ? `${named}…` : named;
  if (names === '') {
    return count === 1
      ? text('1 more is already being paid.')
      : text('{count} more are already being paid.', { count });
  }
  return count === 1
    ? text('1 more is already being paid ({payments}).', { payments: names })
    : text('{count} more are already being paid ({payments}).', { count, payments: names });
}

export interface InPaymentNoteProps extends Pick<InvoiceAttempts, 'inProgress'> {
  readonly invoices: readonly Invoice[];
}

/** Renders the note about invoices that somebody is already paying. Renders nothing if there are none. */
export const InPaymentNote = ({ invoices, inProgress }: InPaymentNoteProps) => {
  const text = useText();
  const { now } = usePortal();
  const { timeZone } = useVariant();
  const note = formatInPaymentNote(invoices, inProgress, { timeZone, now: now() }, text);
  return note === '' ? null : <p>{note}</p>;
};
