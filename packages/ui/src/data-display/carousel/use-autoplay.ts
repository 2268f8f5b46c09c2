import { type FocusEvent, useEffect, useRef, useState } from 'react';

/**
 * Calls `advance` at a fixed interval, in milliseconds, while playing. It never starts automatically with
 * reduced motion, pauses while hovered, and stops when the keyboard focus enters until the user presses
 * play (ARIA carousel pattern).
 */
export const useAutoplay = (intervalMs: number | undefined, advance: () => void) => {
  // Paused on the server, which does not know the user's motion preference.
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    setIsPlaying(
      intervalMs !== undefined && !matchMedia('(prefers-reduced-motion: reduce)').matches,
    );
  }, [intervalMs]);
  const [isHovered, setIsHovered] = useState(false);
  const isPointerDown = useRef(false);
  useEffect(() => {
    if (!isPlaying || isHovered || intervalMs === undefined) return;
    const timer = setInterval(advance, intervalMs);
    return () => clearInterval(timer);
  }, [isPlaying, isHovered, intervalMs, advance]);
  const handlers = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => {
      setIsHovered(false);
      isPointerDown.current = false;
    },
    onPointerDown: () => {
      isPointerDown.current = true;
    },
    onPointerUp: () => {
      isPointerDown.current = false;
    },
    onFocus: ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      const isEntering = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
      // A click also focuses the pause button: it would pause on focus and then be toggled back.
      if (isEntering && !isPointerDown.current && target.matches(':focus-visible'))
        setIsPlaying(false);
    },
  };
  return { isPlaying, setIsPlaying, handlers };
};
