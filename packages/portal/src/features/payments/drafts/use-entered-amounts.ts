import type { Invoice } from '@surtidor/domain/invoices';
import { type DraftAmounts, mergeAmounts } from '@surtidor/domain/payments';
import { useCallback, useState } from 'react';

/** Amounts typed in a modal that was closed without sending; shown when it is reopened. */
export interface EnteredAmounts {
  /** Returns the initial amounts of the modal for these invoices. Stable until a change. */
  readonly getInitialAmounts: (invoices: readonly Invoice[]) => DraftAmounts;
  /** Saves amounts; null clears them after they were sent. Stable. */
  readonly saveAmounts: (amounts: DraftAmounts | null) => void;
}

/** Keeps typed amounts while the page is mounted. */
export function useEnteredAmounts(): EnteredAmounts {
  const [enteredAmounts, setEnteredAmounts] = useState<DraftAmounts>([]);
  return {
    getInitialAmounts: useCallback(
      (invoices) => {
        const entryByNumber = new Map(enteredAmounts.map((entry) => [entry.documentNumber, entry]));
        return invoices.map(
          ({ documentNumber }) =>
            entryByNumber.get(documentNumber) ?? { documentNumber, partial: null },
        );
      },
      [enteredAmounts],
    ),
    saveAmounts: useCallback(
      (amounts) =>
        setEnteredAmounts((previous) => (amounts === null ? [] : mergeAmounts(previous, amounts))),
      [],
    ),
  };
}
