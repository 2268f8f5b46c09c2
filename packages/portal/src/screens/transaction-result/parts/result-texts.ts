import type { PaymentResult } from '@surtidor/domain/payments';
import type { ResultStatus } from '@surtidor/ui';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';

interface ResultTexts {
  readonly status: ResultStatus;
  readonly title: PortalMessageKey;
  /** What is known of the result. The message of the backend replaces it. */
  readonly reason?: PortalMessageKey;
  /** What follows for the payer. */
  readonly detail: PortalMessageKey;
}

/** The texts and status of each result (spec 2, /admin/resultado-transaccion). */
export const resultTexts: Readonly<Record<PaymentResult, ResultTexts>> = {
  approved: {
    status: 'approved',
    title: 'Payment approved',
    detail: 'We received your payment. Your invoices show the new balance.',
  },
  rejected: {
    status: 'rejected',
    title: 'Payment rejected',
    reason: 'The payment was not approved.',
    detail: 'Nothing was charged, and you can pay your invoices again.',
  },
  pending: {
    status: 'pending',
    title: 'Payment pending',
    reason: 'There is no result of the bank yet.',
    detail: 'Do not pay again: we check automatically and show the result here.',
  },
  'unknown-transaction': {
    status: 'unknown',
    title: 'We did not find this transaction',
    detail: 'Check the link or view your payments in progress.',
  },
};

/** The texts for payments without invoices. */
export const resultTextsWithoutInvoices: Readonly<Record<PaymentResult, ResultTexts>> = {
  ...resultTexts,
  approved: { ...resultTexts.approved, detail: 'We received your payment.' },
  rejected: { ...resultTexts.rejected, detail: 'Nothing was charged.' },
};
