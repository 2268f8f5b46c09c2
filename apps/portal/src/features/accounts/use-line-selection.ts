import { type AccountLine, type Money, sumByCurrency } from '@surtidor/domain';
import { useCallback, useMemo, useState } from 'react';

/** The selected lines; they stay selected when a filter hides them. */
export interface LineSelection {
  readonly ids: ReadonlySet<string>;
  readonly selected: readonly AccountLine[];
  /** The total of the selected lines, one per currency. */
  readonly totals: readonly Money[];
  readonly setIds: (ids: ReadonlySet<string>) => void;
  readonly clear: () => void;
}

const emptySelection: ReadonlyMap<string, AccountLine> = new Map();

/** Manages the selected lines, in list order. */
export function useLineSelection(visibleLines: readonly AccountLine[]): LineSelection {
  const [selectedById, setSelectedById] = useState(emptySelection);
  const setIds = (ids: ReadonlySet<string>) =>
    setSelectedById((previous) => {
      const knownLines = new Map([
        ...previous,
        ...visibleLines.map((line) => [line.id, line] as const),
      ]);
      return new Map([...knownLines].filter(([id]) => ids.has(id)));
    });
  const selected = useMemo(() => {
    const currentLines = new Map(visibleLines.map((line) => [line.id, line]));
    return [...selectedById].map(([id, line]) => currentLines.get(id) ?? line);
  }, [selectedById, visibleLines]);
  const ids = useMemo(() => new Set(selectedById.keys()), [selectedById]);
  return {
    ids,
    selected,
    totals: sumByCurrency(selected.map(({ balance }) => balance)),
    setIds,
    clear: useCallback(() => setSelectedById(emptySelection), []),
  };
}
