import type { InvoiceHold } from '@surtidor/domain/invoices';
import type { PortalMessageKey } from '../../shared/messages/es.ts';

const notes: Readonly<Record<InvoiceHold['reason'], PortalMessageKey>> = {
  payment: 'A payment is in progress.',
  compensation: 'On hold for a compensation.',
  other: 'On hold by the distributor.',
};

/** Returns the reason why a document is held. A backend may give none. */
export const getHoldNote = (hold: Pick<InvoiceHold, 'reason'> | null): PortalMessageKey =>
  hold === null
    ? 'On hold for a payment or a compensation, or by the distributor.'
    : notes[hold.reason];
