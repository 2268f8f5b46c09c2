import { type DraftAmounts, type Invoice, mergeAmounts } from '@surtidor/domain';
import { useCallback, useState } from 'react';

/** The amounts typed in a modal that was closed without sending: reopening it shows them. */
export interface TypedAmounts {
  /** The amounts with which the modal begins on these invoices. Keeps its identity until a change. */
  readonly startOf: (invoices: readonly Invoice[]) => DraftAmounts;
  /** Remembers amounts; null forgets them all: they were sent. Stable. */
  readonly remember: (amounts: DraftAmounts | null) => void;
}

/** Remembers what was typed for as long as the page is open. */
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
