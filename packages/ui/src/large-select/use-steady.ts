import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that never changes and always does what the newest one given does. */
export const useSteady = <Arguments extends unknown[]>(
  newest: (...given: Arguments) => void,
): ((...given: Arguments) => void) => {
  const kept = useRef(newest);
  useLayoutEffect(() => {
    kept.current = newest;
  });
  return useCallback((...given: Arguments) => kept.current(...given), []);
};
