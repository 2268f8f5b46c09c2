import { type FocusEvent, useEffect, useRef, useState } from 'react';

/**
 * Calls `advance` at a fixed interval, in milliseconds, while playing. It never starts automatically with
 * reduced motion, pauses while hovered, and stops when the keyboard focus enters until the user presses
 * play (ARIA carousel pattern).
 */
export const useAutoplay = (everyMs: number | undefined, advance: () => void) => {
  // Paused on the server, which does not know the user's motion preference.
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    setPlaying(everyMs !== undefined && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [everyMs]);
  const [pointed, setPointed] = useState(false);
  const pressed = useRef(false);
  useEffect(() => {
    if (!playing || pointed || everyMs === undefined) return;
    const timer = setInterval(advance, everyMs);
    return () => clearInterval(timer);
  }, [playing, pointed, everyMs, advance]);
  const handlers = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => {
      setPointed(false);
      pressed.current = false;
    },
    onPointerDown: () => {
      pressed.current = true;
    },
    onPointerUp: () => {
      pressed.current = false;
    },
    onFocus: ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      const comesIn = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
      // A click also focuses the pause button: it would pause on focus and then be toggled back.
      if (comesIn && !pressed.current && target.matches(':focus-visible')) setPlaying(false);
    },
  };
  return { playing, setPlaying, handlers };
};
