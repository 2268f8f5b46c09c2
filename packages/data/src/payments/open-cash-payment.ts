import type { Money } from '@surtidor/domain';
import { sideEffectContext } from '../client/operation-kind.ts';
import { wireAmount } from '../shared/readers.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { OpenCashPaymentDocument } from './open-cash-payment.generated.ts';
import { type OpenedPayment, openedPayment } from './opened-payment.ts';

/** What a payment without invoices sends: cash by segment, and vouchers under 'BO' (spec 7). */
export interface CashPaymentRequest {
  readonly key: string;
  readonly segment: string;
  readonly amount: Money;
}

/**
 * Opens a payment session without invoices (spec 7, `easyPayContado`). The backend calls it a
 * query, yet it opens something: it is sent like a mutation, once and alone.
 */
export const openCashPayment = (
  { client, storeContext }: DataContext,
  { key, segment, amount }: CashPaymentRequest,
): Promise<OpenedPayment> =>
  openedPayment(
    client.query({
      query: OpenCashPaymentDocument,
      variables: {
        segment,
        amount: wireAmount(amount),
        key,
      },
      fetchPolicy: 'no-cache',
      context: sideEffectContext,
    }),
    ({ easyPayContado }) => easyPayContado,
    storeContext,
  );
