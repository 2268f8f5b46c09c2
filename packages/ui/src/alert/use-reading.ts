import { useState } from 'react';

/**
 * Whether someone is reading: the pointer is on it, or the focus is in it. Either alone is enough,
 * and letting go of one does not let go of the other.
 */
export const useReading = () => {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    reading: pointed || focused,
    /** For what has gone from under pointer and focus: the browser does not say that it left. */
    forget: () => {
      setPointed(false);
      setFocused(false);
    },
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
};
