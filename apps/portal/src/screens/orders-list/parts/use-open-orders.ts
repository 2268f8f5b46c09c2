import { useCallback, useState } from 'react';

/** The orders that are open, and the way to open and close them; `change` keeps its identity. */
export function useOpenOrders(): readonly [
  ReadonlySet<string>,
  (id: string, expanded: boolean) => void,
] {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const change = useCallback((id: string, expanded: boolean) => {
    setOpen((before) => {
      const next = new Set(before);
      if (expanded) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return [open, change];
}
