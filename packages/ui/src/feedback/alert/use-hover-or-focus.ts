import { type FocusEvent, useRef, useState } from 'react';

/**
 * Whether someone is reading: the pointer is on it, or the focus is in it. Either alone is enough,
 * and letting go of one does not let go of the other.
 */
export const useHoverOrFocus = () => {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);
  return {
    isEngaged: pointed || focused,
    /** For what has gone from under pointer and focus: the browser does not say that it left. */
    forget: () => {
      setPointed(false);
      setFocused(false);
    },
    /** Gives the focus back to where it came from: what is put away takes its own button with it. */
    goBack: () => cameFrom.current?.focus({ preventScroll: true }),
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
        setFocused(true);
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
      },
      // Another window may take the keyboard for a while; the focus is still here.
      onBlur: ({ target }: FocusEvent) => setFocused(target === document.activeElement),
    },
  };
};
