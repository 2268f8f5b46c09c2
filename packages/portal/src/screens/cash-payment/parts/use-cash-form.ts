import {
  type CashDraft,
  createCashDraft,
  createMoneyFromUnits,
  getCashReadiness,
  getPaymentMinimum,
  setCashAmount,
  setCashSegment,
} from '@surtidor/domain';
import { useState } from 'react';
import { usePaymentSubmission } from '../../../features/payments/modal/use-payment-submission.ts';
import { usePortal, useVariant } from '../../../platform/context/portal-context.tsx';

/** The initial values of a cash payment. */
export interface InitialCashPayment {
  /** The code of the business segment. */
  readonly segment: string;
  /** The saved amount in minor units; null if there is none. */
  readonly minor: number | null;
}

/** Manages the form of a cash payment and its submission. */
export function useCashForm(
  initialPayment: InitialCashPayment,
  onAmountChange: (minor: number | null) => void,
  onAmountRestore: (minor: number) => void,
) {
  const { deploymentOptions } = usePortal();
  const { currency } = useVariant();
  const maximum =
    deploymentOptions.cashMaximumUnits === null
      ? null
      : createMoneyFromUnits(deploymentOptions.cashMaximumUnits, currency);
  const [cash, setCash] = useState<CashDraft>(() =>
    setCashAmount(
      setCashSegment(createCashDraft(currency), initialPayment.segment),
      initialPayment.minor ?? 0,
      maximum,
    ),
  );
  const submission = usePaymentSubmission();
  const minimum = getPaymentMinimum(deploymentOptions.paymentMinimum, currency);
  return {
    cash,
    maximum,
    submission,
    readiness: getCashReadiness(cash, minimum, maximum),
    setAmount: (minor: number | null) => {
      const next = setCashAmount(cash, minor ?? 0, maximum);
      setCash(next);
      onAmountChange(next.amount.minor);
    },
    submit: () =>
      submission.submit({
        subject: { kind: 'cash', segment: initialPayment.segment },
        amount: cash.amount,
        draft: {
          remove: () => onAmountChange(null),
          restore: () => onAmountRestore(cash.amount.minor),
        },
      }),
  };
}
