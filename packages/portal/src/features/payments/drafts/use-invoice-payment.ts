import type { Invoice } from '@surtidor/domain/invoices';
import { type InvoicePaymentDraft, usePaymentDraft } from '@surtidor/flows/react';
import { useVariant } from '../../../platform/context/portal-context.tsx';
import { useDraftSlot } from '../../../platform/drafts/use-draft-slot.ts';

/** Returns the payment of the selected invoices. It is saved across a sign-in and a reload (faults 13). */
export function useInvoicePayment(selected: readonly Invoice[]): InvoicePaymentDraft {
  const { currency } = useVariant();
  const slot = useDraftSlot('invoices', 'session');
  return usePaymentDraft(currency, { slot, selected });
}
