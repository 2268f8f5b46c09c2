import { useCallback, useState } from 'react';

/** Returns the ids of the expanded orders and their setter, which is stable. */
export function useExpandedOrders(): readonly [
  ReadonlySet<string>,
  (id: string, expanded: boolean) => void,
] {
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(new Set());
  const setExpanded = useCallback((id: string, expanded: boolean) => {
    setExpandedIds((previous) => {
      const next = new Set(previous);
      if (expanded) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return [expandedIds, setExpanded];
}
