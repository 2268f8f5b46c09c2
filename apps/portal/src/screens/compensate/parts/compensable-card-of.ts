import {
  absoluteMoney,
  type CompensationSide,
  formatDate,
  formatMoney,
  type Invoice,
  type InvoiceHold,
} from '@surtidor/domain';
import type { CompensableCardProps, Fact } from '@surtidor/ui';
import { holdNote } from '../../../features/invoices/hold-notes.ts';
import type { PortalMessageKey } from '../../../platform/messages/portal-message-key.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';
import { documentTitle } from './document-title.ts';

/** What this browser knows of documents besides what the list says, by document number. */
export interface KnownHolds {
  /** Live compensations. */
  readonly compensations: ReadonlyMap<string, unknown>;
  /** Live payments. */
  readonly payments: ReadonlyMap<string, unknown>;
}

/** What keeps a document from being selected. */
export interface DocumentHold {
  readonly note: PortalMessageKey;
  /** A payment runs and ends by itself; anything else holds the document back. */
  readonly availability: 'in-payment' | 'blocked';
}

const heldBy = (hold: Pick<InvoiceHold, 'reason'> | null): DocumentHold => ({
  note: holdNote(hold),
  availability: hold?.reason === 'payment' ? 'in-payment' : 'blocked',
});

/** Why a document cannot be selected; null when it can. */
export function holdOf(
  { documentNumber, blocked, hold }: Pick<Invoice, 'documentNumber' | 'blocked' | 'hold'>,
  holds: KnownHolds,
): DocumentHold | null {
  if (holds.compensations.has(documentNumber)) {
    return {
      note: 'A compensation of this document is being checked.',
      availability: 'blocked',
    };
  }
  if (holds.payments.has(documentNumber)) return heldBy({ reason: 'payment' });
  return blocked ? heldBy(hold) : null;
}

/** A payment is named by its document number and is not due; an invoice is told by more. */
const factsOf = {
  payment: ({ documentDate, destinationName, details }: Invoice, text: Text) => [
    { label: text('Document date'), value: formatDate(documentDate) },
    { label: text('Details'), value: destinationName || details },
  ],
  invoice: ({ dueDate, destinationName }: Invoice, text: Text) => [
    { label: text('Due date'), value: formatDate(dueDate) },
    { label: text('Addressee'), value: destinationName },
  ],
} as const satisfies Record<CompensationSide, (document: Invoice, text: Text) => readonly Fact[]>;

/** What a document's card shows in its column (spec 2, compensations). */
export function compensableCardOf(
  document: Invoice,
  side: CompensationSide,
  holds: KnownHolds,
  text: Text,
): Omit<CompensableCardProps, 'selectLabel' | 'selected' | 'onSelectedChange'> {
  const hold = holdOf(document, holds);
  return {
    id: document.id,
    title: documentTitle(document, side, text),
    // One sign in columns, bar and modal: how much of either side there is.
    amount: formatMoney(absoluteMoney(document.balance)),
    amountKind: document.balance.minor < 0 ? 'credit' : 'debt',
    facts: factsOf[side](document, text).filter(({ value }) => value !== ''),
    availability: hold?.availability ?? 'open',
    ...(hold && { hold: { label: text('State'), value: text(hold.note) } }),
  };
}
