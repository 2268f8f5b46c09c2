import { assertNever, type Currency, formatMoney } from '@surtidor/domain';
import type { Invoice } from '@surtidor/domain/invoices';
import {
  getPayability,
  getSessionEnd,
  type PaymentAttempt,
  type RemoteAttempt,
} from '@surtidor/domain/payments';
import type { InvoiceDisabledReason } from '@surtidor/ui';
import { formatInstant, formatTime } from '../../platform/format/format-instant.ts';
import type { PortalMessage, Text } from '../../platform/messages/text-context.tsx';
import { getHoldNote } from './get-hold-note.ts';

/** Why the card of an invoice is disabled. */
export interface DisabledState {
  /** The reason shown on the card; null if the invoice can be paid. */
  readonly disabledReason: InvoiceDisabledReason | null;
  readonly note: PortalMessage | null;
}

/** What can disable a card in addition to the invoice itself. */
export interface DisabledContext {
  /** The attempt that holds the document, of this browser or of the company. */
  readonly attempt: PaymentAttempt | RemoteAttempt | undefined;
  /** The last attempt of the document if it was rejected or approved. */
  readonly lastOutcome?: PaymentAttempt | undefined;
  /** The store's currency. */
  readonly currency: Currency;
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The payer: this user in any tab, a colleague by name, or unknown. */
type Payer = { readonly isSelf: true } | { readonly name: string };

/** Returns the note of a card whose payment is in progress: its start time and payer. */
function getPaymentNote(
  startedAt: number | null,
  payer: Payer,
  { timeZone, now }: Pick<DisabledContext, 'timeZone' | 'now'>,
  text: Text,
): PortalMessage {
  if (startedAt === null) return { key: 'A payment is in progress.' };
  const { date, time, isToday } = formatInstant(timeZone, startedAt, now, text);
  if ('isSelf' in payer) {
    return isToday
      ? { key: 'You have been paying it since {time}.', params: { time } }
      : { key: 'You have been paying it since {date}, {time}.', params: { date, time } };
  }
  const { name } = payer;
  if (name !== '') {
    return isToday
      ? { key: '{name} has been paying it since {time}.', params: { name, time } }
      : { key: '{name} has been paying it since {date}, {time}.', params: { name, date, time } };
  }
  return isToday
    ? { key: 'A payment has been in progress since {time}.', params: { time } }
    : { key: 'A payment has been in progress since {date}, {time}.', params: { date, time } };
}

/** Returns the note of a document held by an attempt: payer and time, or the end of an abandoned attempt. */
export function getAttemptNote(
  attempt: PaymentAttempt | RemoteAttempt,
  context: Pick<DisabledContext, 'timeZone' | 'now'>,
  text: Text,
): PortalMessage {
  if (attempt.phase === 'abandoned') {
    const endsAt = getSessionEnd(attempt) ?? attempt.createdAt;
    const time = formatTime(context.timeZone, endsAt);
    return { key: 'Not paid. You can pay it again from {time}.', params: { time } };
  }
  const isColleague = 'createdBy' in attempt && !attempt.isOwn;
  const payer: Payer = isColleague ? { name: attempt.createdBy } : { isSelf: true };
  return getPaymentNote(attempt.createdAt, payer, context, text);
}

/**
 * Returns the note of a document that can be paid: that its last payment was rejected, or what it paid in part. The
 * document itself only has the open balance.
 */
function getOutcomeNote(
  { documentNumber }: Invoice,
  { lastOutcome, timeZone, now }: DisabledContext,
  text: Text,
): PortalMessage | null {
  if (lastOutcome === undefined) return null;
  const { date, time } = formatInstant(timeZone, lastOutcome.changedAt, now, text);
  if (lastOutcome.phase === 'rejected')
    return { key: 'Last attempt: rejected on {date}, {time}.', params: { date, time } };
  const line = lastOutcome.lines.find((paidLine) => paidLine.documentNumber === documentNumber);
  return line?.balance && line.amount.minor < line.balance.minor
    ? {
        key: 'Last partial payment: {amount} of {balance}, on {date}.',
        params: { amount: formatMoney(line.amount), balance: formatMoney(line.balance), date },
      }
    : null;
}

const getHoldState = (invoice: Invoice, context: DisabledContext, text: Text): DisabledState => {
  const { hold } = invoice;
  if (hold?.reason === 'payment') {
    return {
      disabledReason: 'in-payment',
      note: getPaymentNote(hold.startedAt, { name: '' }, context, text),
    };
  }
  return { disabledReason: 'blocked', note: { key: getHoldNote(hold) } };
};

/** Returns whether an invoice can be paid. If not, returns the hold or the start of its payment (faults 2 and 5). */
export function getDisabledState(
  invoice: Invoice,
  context: DisabledContext,
  text: Text,
): DisabledState {
  const { attempt } = context;
  const payability = getPayability(invoice, context.currency, { has: () => attempt !== undefined });
  switch (payability) {
    case 'payable':
      return { disabledReason: null, note: getOutcomeNote(invoice, context, text) };
    case 'in-progress': {
      const note = attempt
        ? getAttemptNote(attempt, context, text)
        : getPaymentNote(null, { isSelf: true }, context, text);
      return { disabledReason: 'in-payment', note };
    }
    case 'blocked':
      return getHoldState(invoice, context, text);
    case 'foreign-currency':
      return {
        disabledReason: 'closed',
        note: { key: 'It is in another currency and cannot be paid here. Ask the distributor.' },
      };
    case 'credit':
      return {
        disabledReason: 'closed',
        note: { key: 'Credits cannot be paid. Use them in a compensation.' },
      };
    case 'settled':
      return {
        disabledReason: 'closed',
        note: { key: 'There is no balance left to pay.' },
      };
    default:
      return assertNever(payability);
  }
}
