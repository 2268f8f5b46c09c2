import { useEffect, useState } from 'react';

/**
 * Calls `advance` every so many milliseconds while playing and not held. It never starts by itself
 * for those who asked their device for less motion.
 */
export const useAutoplay = (everyMs: number | undefined, advance: () => void) => {
  const [playing, setPlaying] = useState(
    () =>
      everyMs !== undefined &&
      typeof matchMedia === 'function' &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!playing || held || everyMs === undefined) return;
    const timer = setInterval(advance, everyMs);
    return () => clearInterval(timer);
  }, [playing, held, everyMs, advance]);
  return { playing, setPlaying, setHeld };
};
