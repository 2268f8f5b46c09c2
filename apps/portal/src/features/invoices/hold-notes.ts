import type { InvoiceHold } from '@surtidor/domain';
import type { PortalMessageKey } from '../../platform/messages/portal-message-key.ts';

const notes: Readonly<Record<InvoiceHold['reason'], PortalMessageKey>> = {
  payment: 'A payment is in progress.',
  compensation: 'Held by a compensation.',
  other: 'Held by the distributor.',
};

/** What holds a document; a backend may tell only that something does. */
export const holdNote = (hold: Pick<InvoiceHold, 'reason'> | null): PortalMessageKey =>
  hold === null ? 'Held by a payment, a compensation or the distributor.' : notes[hold.reason];
