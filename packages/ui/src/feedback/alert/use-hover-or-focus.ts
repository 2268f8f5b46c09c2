import { type FocusEvent, useRef, useState } from 'react';

/** Tracks whether the element is hovered or has the focus. The two states are independent. */
export const useHoverOrFocus = () => {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const previousFocus = useRef<HTMLElement>(null);
  return {
    isEngaged: isHovered || isFocused,
    /** Resets the state for a removed element, because the browser sends no leave or blur event. */
    reset: () => {
      setIsHovered(false);
      setIsFocused(false);
    },
    /** Returns the focus to the previous element when the focused close button is removed. */
    restoreFocus: () => previousFocus.current?.focus({ preventScroll: true }),
    handlers: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
        setIsFocused(true);
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          previousFocus.current = relatedTarget;
        }
      },
      // If the window loses focus, the element is still `document.activeElement`.
      onBlur: ({ target }: FocusEvent) => setIsFocused(target === document.activeElement),
    },
  };
};
