import type { FocusEvent, FocusEventHandler } from 'react';

/** Returns a handler that calls `onBlur` when the focus leaves the field, its buttons and its panels. */
export const leaveField = <Root extends HTMLElement>(
  onBlur: FocusEventHandler<HTMLElement> | undefined,
): FocusEventHandler<Root> | undefined =>
  onBlur &&
  ((event: FocusEvent<Root>) => {
    // If the window loses focus, the active element stays inside the field.
    const next = event.relatedTarget ?? document.activeElement;
    if (!event.currentTarget.contains(next)) onBlur(event);
  });
