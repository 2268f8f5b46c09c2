import { getRetryAmounts, getRoutePath, type PaymentResult } from '@surtidor/domain';
import { Button, buttonClasses } from '@surtidor/ui';
import { useState } from 'react';
import { useLiveAttempts } from '../../../features/attempts/attempts-context.tsx';
import { BackToBank, useBankReturnDeadline } from '../../../features/attempts/back-to-bank.tsx';
import { useRetryDraft } from '../../../features/payments/drafts/use-payment-draft.ts';
import { getHubPath } from '../../../features/payments-hub/hub-sections.ts';
import { useCartWithPayment } from '../../../features/vouchers/use-cart-with-payment.ts';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import type { PortalMessageKey } from '../../../platform/messages/portal-message-key.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { Link } from '../../../platform/router/index.ts';
import { isOfInvoices, type Paid } from './use-receipt.ts';
import type { FollowedTransaction } from './use-transaction.ts';

export interface ResultActionsProps {
  readonly transaction: FollowedTransaction;
  /** The details of the payment; null until loaded. */
  readonly paid: Paid | null;
}

/** The actions after a payment: check again, return to the bank, pay again or print. */
export const ResultActions = ({ transaction, paid }: ResultActionsProps) => {
  const text = useText();
  const { product } = usePortal().deploymentOptions;
  const { view, checkAgain, uuid } = transaction;
  const returnable = useLiveAttempts().find((attempt) => attempt.uuid === uuid);
  // The primary action returns to the bank while possible; otherwise, it checks the result again.
  const canReturn = useBankReturnDeadline(returnable) !== null;
  const [busy, setBusy] = useState(false);
  const result = view.kind === 'answered' ? view.result : 'pending';
  const checkNow = () => {
    setBusy(true);
    void checkAgain().finally(() => setBusy(false));
  };
  return (
    <>
      {result === 'pending' && returnable && <BackToBank attempt={returnable} size="md" />}
      {result === 'pending' && (
        <Button variant={canReturn ? 'secondary' : 'primary'} busy={busy} onClick={checkNow}>
          {text('Ask again')}
        </Button>
      )}
      {paid?.kind === 'vouchers' && <BoughtCart />}
      {result === 'approved' && paid?.kind === 'vouchers' && (
        <Link
          to={getRoutePath('purchased-vouchers', product)}
          className={buttonClasses({ variant: 'primary' })}
        >
          {text('See your vouchers')}
        </Link>
      )}
      <NextStep result={result} paid={paid} />
      {result === 'approved' && (
        <Button variant="secondary" onClick={() => window.print()}>
          {text('Print the receipt')}
        </Button>
      )}
    </>
  );
};

/** The page where each kind of payment starts. A rejected purchase keeps its cart. */
const origins = {
  invoices: { label: 'Back to pending invoices', href: (product) => getHubPath(product, null) },
  cash: { label: 'Back to cash payments', href: (product) => getHubPath(product, 'cash') },
  vouchers: {
    label: 'Back to gift vouchers',
    href: (product) => getRoutePath('vouchers', product),
  },
} as const satisfies Record<
  string,
  { readonly label: PortalMessageKey; readonly href: (product: string) => string }
>;

const getOrigin = (paid: Paid | null): keyof typeof origins => {
  if (isOfInvoices(paid)) return 'invoices';
  return paid?.kind === 'vouchers' ? 'vouchers' : 'cash';
};

/** Links to the page where the payment started. That page restores a rejected payment. */
const NextStep = ({ result, paid }: { result: PaymentResult; paid: Paid | null }) => {
  const text = useText();
  const { product } = usePortal().deploymentOptions;
  const saveInvoicesDraft = useRetryDraft('invoices');
  const saveCashDraft = useRetryDraft('cash');
  const ofInvoices = isOfInvoices(paid);
  const isRetry = result === 'rejected';
  const saveDraft = () => {
    if (!isRetry || paid === null) return;
    if (paid.segment !== undefined)
      saveCashDraft({ segment: paid.segment, minor: paid.amount.minor });
    else if (ofInvoices)
      saveInvoicesDraft({ step: 'paying', amounts: getRetryAmounts(paid.lines) });
  };
  const { label, href } = origins[getOrigin(paid)];
  // The primary action of an approved purchase is the link to its vouchers.
  const isMain = result !== 'pending' && !(result === 'approved' && paid?.kind === 'vouchers');
  return (
    <Link
      to={href(product)}
      onClick={saveDraft}
      className={buttonClasses({ variant: isMain ? 'primary' : 'secondary' })}
    >
      {text(isRetry ? 'Try the payment again' : label)}
    </Link>
  );
};

/** Empties the cart when its purchase is approved. Renders nothing. */
const BoughtCart = () => {
  useCartWithPayment();
  return null;
};
