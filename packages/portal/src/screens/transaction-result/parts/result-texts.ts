import type { PaymentResult } from '@surtidor/domain';
import type { ResultStatus } from '@surtidor/ui';
import type { PortalMessageKey } from '../../../platform/messages/es.ts';

interface ResultTexts {
  readonly status: ResultStatus;
  readonly title: PortalMessageKey;
  readonly detail: PortalMessageKey;
}

/** The texts and status of each result (spec 2, /admin/resultado-transaccion). */
export const resultTexts = {
  approved: {
    status: 'approved',
    title: 'Payment approved',
    detail: 'We received your payment. Your invoices show the new balance.',
  },
  rejected: {
    status: 'rejected',
    title: 'Payment rejected',
    detail:
      'The bank did not approve it. Nothing was charged, and you can pay your invoices again.',
  },
  pending: {
    status: 'pending',
    title: 'Payment pending',
    detail:
      'The bank has not confirmed it yet. Do not pay again: we check automatically and show the result here.',
  },
  'unknown-transaction': {
    status: 'unknown',
    title: 'We did not find this transaction',
    detail: 'Check the link or view your payments in progress.',
  },
} as const satisfies Record<PaymentResult, ResultTexts>;

/** The texts for payments without invoices. */
export const resultTextsWithoutInvoices = {
  ...resultTexts,
  approved: { ...resultTexts.approved, detail: 'We received your payment.' },
  rejected: {
    ...resultTexts.rejected,
    detail: 'The bank did not approve it. Nothing was charged.',
  },
} as const satisfies Record<PaymentResult, ResultTexts>;
