import { type FocusEvent, useRef, useState } from 'react';

/** Tracks whether the element is hovered or has the focus. The two are independent. */
export const useHoverOrFocus = () => {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);
  return {
    isEngaged: pointed || focused,
    /** Resets the state for a removed element, because the browser sends no leave or blur event. */
    forget: () => {
      setPointed(false);
      setFocused(false);
    },
    /** Returns the focus to the previous element when the focused close button is removed. */
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
      // If the window loses focus, the element is still `document.activeElement`.
      onBlur: ({ target }: FocusEvent) => setFocused(target === document.activeElement),
    },
  };
};
