import { useCallback, useState } from 'react';

/** Returns the ids of the expanded orders and their setter, which is stable. */
export function useOpenOrders(): readonly [
  ReadonlySet<string>,
  (id: string, expanded: boolean) => void,
] {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const change = useCallback((id: string, expanded: boolean) => {
    setOpen((previous) => {
      const next = new Set(previous);
      if (expanded) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return [open, change];
}
