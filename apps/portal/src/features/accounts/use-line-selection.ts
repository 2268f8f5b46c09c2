import { type AccountLine, type Money, sumMoney } from '@surtidor/domain';
import { useCallback, useMemo, useState } from 'react';
import { useVariant } from '../../platform/context/portal-context.tsx';

/** The selected lines; they stay selected when a filter hides them. */
export interface LineSelection {
  readonly ids: ReadonlySet<string>;
  readonly selected: readonly AccountLine[];
  readonly total: Money;
  readonly change: (ids: ReadonlySet<string>) => void;
  readonly clear: () => void;
}

const none: ReadonlyMap<string, AccountLine> = new Map();

/** Stores the selected lines in the order of their list. */
export function useLineSelection(shown: readonly AccountLine[]): LineSelection {
  const { currency } = useVariant();
  const [stored, setStored] = useState(none);
  const change = (ids: ReadonlySet<string>) =>
    setStored((previous) => {
      const known = new Map([...previous, ...shown.map((line) => [line.id, line] as const)]);
      return new Map([...known].filter(([id]) => ids.has(id)));
    });
  const selected = useMemo(() => {
    const fresh = new Map(shown.map((line) => [line.id, line]));
    return [...stored].map(([id, line]) => fresh.get(id) ?? line);
  }, [stored, shown]);
  const ids = useMemo(() => new Set(stored.keys()), [stored]);
  const total = sumMoney(
    selected.map((line) => line.balance),
    currency,
  );
  return { ids, selected, total, change, clear: useCallback(() => setStored(none), []) };
}
