import { createMoneyFromUnits } from '@surtidor/domain';
import {
  type CashDraft,
  createCashDraft,
  findSameCashAttempt,
  getCashReadiness,
  getPaymentMinimum,
  setCashAmount,
  setCashSegment,
} from '@surtidor/domain/payments';
import { useLiveAttempts, usePaymentSubmission } from '@surtidor/flows/react';
import { useState } from 'react';
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
  // The list never includes this tab's own attempt while the amount is visible.
  const liveCashAttempts = useLiveAttempts().filter(({ kind }) => kind === 'cash');
  const sameAttempt = findSameCashAttempt(liveCashAttempts, cash);
  const [confirmedKey, setConfirmedKey] = useState<string | null>(null);
  const isConfirmed = sameAttempt !== undefined && sameAttempt.key === confirmedKey;
  const isUnconfirmedRepetition = sameAttempt !== undefined && !isConfirmed;
  return {
    cash,
    maximum,
    submission,
    /** Whether another cash payment is in progress. */
    hasOtherAttempt: liveCashAttempts.length > 0,
    /** The same payment in progress, if there is one (reading 81). */
    sameAttempt,
    /** Whether the user has confirmed that this is another payment. */
    isConfirmed,
    confirm: (checked: boolean) => setConfirmedKey(checked ? (sameAttempt?.key ?? null) : null),
    readiness: getCashReadiness(cash, minimum, maximum, isUnconfirmedRepetition),
    setAmount: (minor: number | null) => {
      const next = setCashAmount(cash, minor ?? 0, maximum);
      setConfirmedKey(null);
      setCash(next);
      onAmountChange(next.amount.minor);
    },
    submit: () =>
      submission.submit(
        { subject: { kind: 'cash', segment: initialPayment.segment }, amount: cash.amount },
        {
          remove: () => onAmountChange(null),
          restore: () => onAmountRestore(cash.amount.minor),
        },
      ),
  };
}
