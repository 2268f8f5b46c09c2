import { useEffect, useRef } from 'react';

/** Calls `dismiss` once after `afterMs`; undefined stops the timer, and a new value restarts it. */
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
