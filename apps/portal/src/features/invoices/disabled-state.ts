import {
  assertNever,
  getPayability,
  getSessionEnd,
  type Invoice,
  type Payability,
  type PaymentAttempt,
  type RemoteAttempt,
} from '@surtidor/domain';
import type { InvoiceDisabledReason } from '@surtidor/ui';
import { readableInstant } from '../../platform/format/local-time.ts';
import type { PortalMessage } from '../../platform/messages/text-context.tsx';
import { holdNote } from './hold-notes.ts';

/** Whether an invoice can be paid now, and why its card is disabled if not. */
export interface DisabledState {
  readonly payability: Payability;
  /** The reason for the card; null if the invoice can be paid. */
  readonly disabledReason: InvoiceDisabledReason | null;
  readonly note: PortalMessage | null;
}

/** What disables a card besides the invoice itself. */
export interface DisabledContext {
  /** The attempt that holds the document, of this browser or of the company. */
  readonly attempt: PaymentAttempt | RemoteAttempt | undefined;
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The payer: this user in any tab, a colleague by name, or unknown. */
type Payer = { readonly self: true } | { readonly name: string };

/** Since when and by whom it is being paid, as the note of the card. */
function paymentNote(
  since: number | null,
  payer: Payer,
  { timeZone, now }: Pick<DisabledContext, 'timeZone' | 'now'>,
): PortalMessage {
  if (since === null) return { key: 'A payment is in progress.' };
  const { date, time, isToday } = readableInstant(timeZone, since, now);
  if ('self' in payer) {
    return isToday
      ? { key: 'You are paying it since {time}.', params: { time } }
      : { key: 'You are paying it since {date}, {time}.', params: { date, time } };
  }
  const { name } = payer;
  if (name !== '') {
    return isToday
      ? { key: '{name} is paying it since {time}.', params: { name, time } }
      : { key: '{name} is paying it since {date}, {time}.', params: { name, date, time } };
  }
  return isToday
    ? { key: 'A payment is in progress since {time}.', params: { time } }
    : { key: 'A payment is in progress since {date}, {time}.', params: { date, time } };
}

/**
 * The note of a document held by an attempt: payer and time, or, if nobody went to the bank, when the
 * attempt ends.
 */
export function attemptNote(
  attempt: PaymentAttempt | RemoteAttempt,
  parts: Pick<DisabledContext, 'timeZone' | 'now'>,
): PortalMessage {
  if (attempt.phase === 'abandoned') {
    const end = getSessionEnd(attempt) ?? attempt.createdAt;
    const { time } = readableInstant(parts.timeZone, end, parts.now);
    return { key: 'Not paid: free again at {time}.', params: { time } };
  }
  const isColleague = 'createdBy' in attempt && !attempt.isOwn;
  const payer: Payer = isColleague ? { name: attempt.createdBy } : { self: true };
  return paymentNote(attempt.createdAt, payer, parts);
}

const held = (invoice: Invoice, parts: DisabledContext): Omit<DisabledState, 'payability'> => {
  const { hold } = invoice;
  if (hold?.reason === 'payment') {
    return { disabledReason: 'in-payment', note: paymentNote(hold.startedAt, { name: '' }, parts) };
  }
  return { disabledReason: 'blocked', note: { key: holdNote(hold) } };
};

/**
 * Whether an invoice can be paid; if not, what holds it, or since when it is being paid (faults 2 and 5).
 */
export function getDisabledState(invoice: Invoice, parts: DisabledContext): DisabledState {
  const { attempt } = parts;
  const payability = getPayability(invoice, { has: () => attempt !== undefined });
  switch (payability) {
    case 'payable':
      return { payability, disabledReason: null, note: null };
    case 'in-progress': {
      const note = attempt ? attemptNote(attempt, parts) : paymentNote(null, { self: true }, parts);
      return { payability, disabledReason: 'in-payment', note };
    }
    case 'blocked':
      return { payability, ...held(invoice, parts) };
    case 'credit':
      return {
        payability,
        disabledReason: 'closed',
        note: { key: 'A credit is not paid: use it in a compensation.' },
      };
    case 'settled':
      return { payability, disabledReason: 'closed', note: { key: 'Nothing is owed any more.' } };
    default:
      return assertNever(payability);
  }
}
