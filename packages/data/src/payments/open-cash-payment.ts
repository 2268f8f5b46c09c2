import type { Money } from '@surtidor/domain';
import { sideEffectContext } from '../client/operation-kind.ts';
import { formatWireAmount } from '../shared/readers.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { OpenCashPaymentDocument } from './open-cash-payment.generated.ts';
import { awaitOpenedPayment, type OpenedPayment } from './opened-payment.ts';

/** A payment without invoices: cash by segment, or vouchers under 'BO' (spec 7). */
export interface CashPaymentRequest {
  readonly key: string;
  readonly segment: string;
  readonly amount: Money;
}

/**
 * Opens a payment session without invoices (spec 7, `easyPayContado`). The query has side
 * effects, so it is sent once, like a mutation.
 */
export const openCashPayment = (
  { client, storeContext }: DataContext,
  { key, segment, amount }: CashPaymentRequest,
): Promise<OpenedPayment> =>
  awaitOpenedPayment(
    client.query({
      query: OpenCashPaymentDocument,
      variables: {
        segment,
        amount: formatWireAmount(amount),
        key,
      },
      fetchPolicy: 'no-cache',
      context: sideEffectContext,
    }),
    ({ easyPayContado }) => easyPayContado,
    storeContext,
  );
