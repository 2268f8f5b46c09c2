import { getRetryAmounts, isSameUuid, type PaymentResult } from '@surtidor/domain/payments';
import { getRoutePath, type RouteId } from '@surtidor/domain/session';
import type { SavedPayment } from '@surtidor/flows/core';
import { useBankReturnDeadline, useLiveAttempts } from '@surtidor/flows/react';
import { Button, buttonClasses } from '@surtidor/ui';
import { useState } from 'react';
import { BackToBank } from '../../../features/attempts/back-to-bank.tsx';
import { checkoutDraftName } from '../../../features/vouchers/checkout-draft.ts';
import { useCartWithPayment } from '../../../features/vouchers/use-cart-with-payment.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { useDraftSlot } from '../../../platform/drafts/use-draft-slot.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { Link } from '../../../platform/router/index.ts';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';
import { isReadOnly } from './transaction-view.ts';
import { type PaymentReceipt, paysInvoices } from './use-receipt.ts';
import type { FollowedTransaction } from './use-transaction.ts';

export interface ResultActionsProps {
  readonly transaction: FollowedTransaction;
  /** The details of the payment; null until loaded. */
  readonly receipt: PaymentReceipt | null;
  /** The address of purchased vouchers; empty if unknown. */
  readonly voucherEmail: string;
}

/** The actions after a payment: check again, return to the bank, pay again or print. */
export const ResultActions = ({ transaction, receipt, voucherEmail }: ResultActionsProps) => {
  const text = useText();
  const { product } = usePortal().deploymentOptions;
  const { view, checkAgain, uuid } = transaction;
  const liveAttempt = useLiveAttempts().find((attempt) => isSameUuid(attempt.uuid, uuid));
  // The primary action returns to the bank while possible; otherwise, it checks the result again.
  const canReturn = useBankReturnDeadline(liveAttempt) !== null;
  const [isChecking, setChecking] = useState(false);
  const result = view.kind === 'answered' ? view.result : 'pending';
  const handleCheck = () => {
    setChecking(true);
    void checkAgain().finally(() => setChecking(false));
  };
  return (
    <>
      {result === 'pending' && liveAttempt && <BackToBank attempt={liveAttempt} size="md" />}
      {result === 'pending' && !isReadOnly(view) && (
        <Button
          variant={canReturn ? 'secondary' : 'primary'}
          busy={isChecking}
          onClick={handleCheck}
        >
          {text('Check again')}
        </Button>
      )}
      {receipt?.kind === 'vouchers' && <ClearPurchasedCart />}
      {result === 'approved' && receipt?.kind === 'vouchers' && (
        <Link
          to={getRoutePath('purchased-vouchers', product)}
          className={buttonClasses({ variant: 'primary' })}
        >
          {text('View your vouchers')}
        </Link>
      )}
      <OriginLink result={result} receipt={receipt} voucherEmail={voucherEmail} />
      {result === 'approved' && (
        <Button variant="secondary" onClick={() => window.print()}>
          {text('Print the receipt')}
        </Button>
      )}
    </>
  );
};

/** The page where each kind of payment starts. A rejected purchase keeps its cart. */
const originByKind = {
  invoices: { label: 'Back to pending invoices', page: 'pending-invoices' },
  cash: { label: 'Back to cash payments', page: 'cash-payment' },
  vouchers: { label: 'Back to gift vouchers', page: 'vouchers' },
} as const satisfies Record<string, { readonly label: PortalMessageKey; readonly page: RouteId }>;

const getOrigin = (receipt: PaymentReceipt | null): keyof typeof originByKind => {
  if (paysInvoices(receipt)) return 'invoices';
  return receipt?.kind === 'vouchers' ? 'vouchers' : 'cash';
};

/** Links to the page where the payment started. That page restores a rejected payment. */
const OriginLink = ({
  result,
  receipt,
  voucherEmail,
}: {
  result: PaymentResult;
  receipt: PaymentReceipt | null;
  voucherEmail: string;
}) => {
  const text = useText();
  const { product } = usePortal().deploymentOptions;
  const invoicesDraft = useDraftSlot('invoices', 'session', true);
  const cashDraft = useDraftSlot('cash', 'session', true);
  const checkoutDraft = useDraftSlot(checkoutDraftName, 'page', true);
  const isInvoicePayment = paysInvoices(receipt);
  const isRetry = result === 'rejected';
  const saveDraft = () => {
    if (!isRetry || receipt === null) return;
    // The terms were accepted for this purchase.
    if (receipt.kind === 'vouchers')
      checkoutDraft.save({ email: voucherEmail, termsAccepted: true });
    else if (receipt.segment !== undefined)
      cashDraft.save({ segment: receipt.segment, minor: receipt.amount.minor });
    else if (isInvoicePayment) {
      const numbers = receipt.lines.map(({ documentNumber }) => documentNumber);
      invoicesDraft.save({
        opened: numbers,
        selected: numbers,
        amounts: getRetryAmounts(receipt.lines),
      } satisfies SavedPayment);
    }
  };
  const { label, page } = originByKind[getOrigin(receipt)];
  // The primary action of an approved purchase is the link to its vouchers.
  const isPrimary =
    result !== 'pending' && !(result === 'approved' && receipt?.kind === 'vouchers');
  return (
    <Link
      to={getRoutePath(page, product)}
      onClick={saveDraft}
      className={buttonClasses({ variant: isPrimary ? 'primary' : 'secondary' })}
    >
      {text(isRetry ? 'Try the payment again' : label)}
    </Link>
  );
};

/** Empties the cart when its purchase is approved. Renders nothing. */
const ClearPurchasedCart = () => {
  useCartWithPayment();
  return null;
};
