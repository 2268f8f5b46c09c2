import { type DraftAmounts, type Invoice, mergeAmounts } from '@surtidor/domain';
import { useCallback, useState } from 'react';

/** Amounts typed in a modal that was closed without sending; shown when it is reopened. */
export interface TypedAmounts {
  /** The initial amounts of the modal for these invoices. Stable until a change. */
  readonly startOf: (invoices: readonly Invoice[]) => DraftAmounts;
  /** Saves amounts; null clears them after they were sent. Stable. */
  readonly remember: (amounts: DraftAmounts | null) => void;
}

/** Keeps typed amounts while the page is mounted. */
export function useTypedAmounts(): TypedAmounts {
  const [typed, setTyped] = useState<DraftAmounts>([]);
  return {
    startOf: useCallback(
      (invoices) => {
        const known = new Map(typed.map((one) => [one.documentNumber, one]));
        return invoices.map(
          ({ documentNumber }) => known.get(documentNumber) ?? { documentNumber, partial: null },
        );
      },
      [typed],
    ),
    remember: useCallback(
      (amounts) => setTyped((known) => (amounts === null ? [] : mergeAmounts(known, amounts))),
      [],
    ),
  };
}
