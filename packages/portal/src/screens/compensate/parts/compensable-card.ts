import { type Currency, formatMoney, getAbsoluteMoney } from '@surtidor/domain';
import { type CompensationSide, getCompensability } from '@surtidor/domain/compensations';
import type { Invoice, InvoiceHold } from '@surtidor/domain/invoices';
import type { CompensableCardProps, Fact, InvoiceDisabledReason } from '@surtidor/ui';
import { getInvoiceTitle } from '../../../features/invoices/document-title.ts';
import { getHoldNote } from '../../../features/invoices/get-hold-note.ts';
import { formatDate } from '../../../platform/format/format-date.ts';
import type { Text } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';

/** Returns the title of a document, such as 'Pago 1400012' or 'Factura FE-10293'. */
export const getDocumentTitle = (document: Invoice, side: CompensationSide, text: Text): string =>
  side === 'payment' && document.kind === 'payment'
    ? text('Payment {number}', { number: document.documentNumber })
    : getInvoiceTitle(document, text);

/** The attempts of this browser that hold a document, by document number. */
export interface LocalHolds {
  /** Compensations in progress. */
  readonly compensations: ReadonlyMap<string, unknown>;
  /** Payments in progress. */
  readonly payments: ReadonlyMap<string, unknown>;
}

/** The reason why a document cannot be selected. */
export interface DocumentHold {
  readonly note: PortalMessageKey;
  /** 'in-payment' while a payment is in progress, 'closed' in another currency; otherwise 'blocked'. */
  readonly disabledReason: InvoiceDisabledReason;
}

const toDocumentHold = (hold: Pick<InvoiceHold, 'reason'> | null): DocumentHold => ({
  note: getHoldNote(hold),
  disabledReason: hold?.reason === 'payment' ? 'in-payment' : 'blocked',
});

/** Returns the reason why a document cannot be selected; null if it can. */
export function getHold(
  document: Pick<Invoice, 'documentNumber' | 'balance' | 'blocked' | 'hold'>,
  currency: Currency,
  holds: LocalHolds,
): DocumentHold | null {
  const { documentNumber, hold } = document;
  if (holds.compensations.has(documentNumber)) {
    return {
      note: 'A compensation of this document is being checked.',
      disabledReason: 'blocked',
    };
  }
  if (holds.payments.has(documentNumber)) return toDocumentHold({ reason: 'payment' });
  switch (getCompensability(document, currency)) {
    case 'compensable':
      return null;
    case 'foreign-currency':
      return {
        note: 'It is in another currency and cannot be compensated here.',
        disabledReason: 'closed',
      };
    case 'blocked':
      return toDocumentHold(hold);
  }
}

/** A payment has no due date, so it shows its document date. */
const getFactsBySide = {
  payment: ({ documentDate, destinationName, details }: Invoice, text: Text) => [
    { label: text('Document date'), value: formatDate(documentDate, text) },
    { label: text('Details'), value: destinationName || details },
  ],
  invoice: ({ dueDate, destinationName }: Invoice, text: Text) => [
    { label: text('Due date'), value: formatDate(dueDate, text) },
    { label: text('Addressee'), value: destinationName },
  ],
} as const satisfies Record<CompensationSide, (document: Invoice, text: Text) => readonly Fact[]>;

/** Returns the props of a document card (spec 2, compensations). */
export function getCompensableCard(
  document: Invoice,
  side: CompensationSide,
  currency: Currency,
  holds: LocalHolds,
  text: Text,
): Omit<CompensableCardProps, 'selectLabel' | 'selected' | 'onSelectedChange'> {
  const hold = getHold(document, currency, holds);
  return {
    id: document.id,
    title: getDocumentTitle(document, side, text),
    // The columns, the bar and the modal show amounts without a sign.
    amount: formatMoney(getAbsoluteMoney(document.balance)),
    amountKind: document.balance.minor < 0 ? 'credit' : 'debt',
    facts: getFactsBySide[side](document, text).filter(({ value }) => value !== ''),
    ...(hold && {
      disabled: true,
      disabledReason: hold.disabledReason,
      hold: { label: text('State'), value: text(hold.note) },
    }),
  };
}
