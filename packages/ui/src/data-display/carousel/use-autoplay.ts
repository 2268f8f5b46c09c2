import { type FocusEvent, useEffect, useRef, useState } from 'react';

/**
 * Calls `advance` every so many milliseconds while playing. It never starts by itself for those who
 * asked their device for less motion; it waits while pointed at, and stops for good once the
 * keyboard comes in, until somebody presses play (ARIA practices, carousel).
 */
export const useAutoplay = (everyMs: number | undefined, advance: () => void) => {
  // What a server renders stands still: it cannot know how much motion is wanted.
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
      // A press focuses too: the pause button would be told to pause and then toggled back.
      if (comesIn && !pressed.current && target.matches(':focus-visible')) setPlaying(false);
    },
  };
  return { playing, setPlaying, handlers };
};
