import type { FocusEvent, FocusEventHandler } from 'react';

/** Returns a handler that calls `onBlur` when the focus leaves the field, its buttons and its panels. */
export const createFieldBlurHandler = <Root extends HTMLElement>(
  onBlur: FocusEventHandler<HTMLElement> | undefined,
): FocusEventHandler<Root> | undefined =>
  onBlur &&
  ((event: FocusEvent<Root>) => {
    // If the window loses focus, the active element stays inside the field.
    const focusedElement = event.relatedTarget ?? document.activeElement;
    if (!event.currentTarget.contains(focusedElement)) onBlur(event);
  });
