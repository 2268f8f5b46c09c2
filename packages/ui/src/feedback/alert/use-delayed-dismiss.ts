import { useEffect, useRef } from 'react';

/** Calls `dismiss` once, `afterMs` from now; undefined holds the clock, and it starts anew. */
export const useDelayedDismiss = (
  afterMs: number | undefined,
  dismiss: (() => void) | undefined,
) => {
  const latest = useRef(dismiss);
  useEffect(() => {
    latest.current = dismiss;
  });
  useEffect(() => {
    if (afterMs === undefined) return;
    const timer = setTimeout(() => latest.current?.(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
};
