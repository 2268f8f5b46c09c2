import { formatMoney } from '@surtidor/domain';
import {
  getUnannouncedPayments,
  isSameUuid,
  parseReturnedUuid,
  type SettledPayment,
} from '@surtidor/domain/payments';
import { getRoutePath, getTransactionResultPath } from '@surtidor/domain/session';
import { markAnnounced, readAnnounced } from '@surtidor/flows/core';
import { type Toast, ToastRegion } from '@surtidor/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../platform/messages/text-context.tsx';
import { useLocation } from '../../platform/router/index.ts';
import { useSettledPayments } from './use-settled-payments.ts';

/** How long a result stays, in milliseconds. A payer may be away from the screen, for example at the bank's app. */
const stayMs = 120_000;

const subscribeToVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isPageVisible = () => document.visibilityState === 'visible';

const toToast = ({ uuid, result, amount }: SettledPayment, text: Text): Toast => {
  const isApproved = result === 'approved';
  return {
    id: uuid,
    tone: isApproved ? 'success' : 'danger',
    text: text(isApproved ? 'Payment approved, {amount}' : 'Payment rejected, {amount}', {
      amount: formatMoney(amount),
    }),
    action: {
      label: text(isApproved ? 'View the receipt' : 'View the result'),
      href: getTransactionResultPath(uuid),
    },
  };
};

/**
 * Announces each final result of the user's payments once, on any page, if the user did not return from the bank to its
 * result page. Only a visible page announces, so that the result is not lost in a tab in the background.
 */
export const PaymentResults = () => {
  const text = useText();
  const { browser, clock, deploymentOptions } = usePortal();
  const { sharedStorage } = browser;
  const { product } = deploymentOptions;
  const { pathname, search } = useLocation();
  const isVisible = useSyncExternalStore(subscribeToVisibility, isPageVisible, () => false);
  const payments = useSettledPayments(isVisible);
  const [shownPayments, setShownPayments] = useState<readonly SettledPayment[]>([]);
  const isResultPage = pathname === getRoutePath('transaction-result', product);
  const displayedUuid = isResultPage ? parseReturnedUuid(search) : null;
  useEffect(() => {
    if (!isVisible) return;
    // Another tab may have announced a result in the meantime.
    const announced = readAnnounced(sharedStorage);
    const newPayments = getUnannouncedPayments(payments, announced, clock());
    if (newPayments.length === 0) return;
    markAnnounced(
      sharedStorage,
      newPayments.map(({ uuid }) => uuid),
    );
    // The result page shows its own payment.
    const hiddenPayments = newPayments.filter(({ uuid }) => !isSameUuid(uuid, displayedUuid));
    setShownPayments((previous) => [...previous, ...hiddenPayments]);
  }, [payments, isVisible, sharedStorage, clock, displayedUuid]);
  return (
    <ToastRegion
      label={text('Payment results')}
      toasts={shownPayments
        .filter(({ uuid }) => !isSameUuid(uuid, displayedUuid))
        .map((payment) => toToast(payment, text))}
      onDismiss={(id) => setShownPayments((previous) => previous.filter(({ uuid }) => uuid !== id))}
      stayMs={stayMs}
    />
  );
};
