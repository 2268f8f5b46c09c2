import type { FocusEvent, FocusEventHandler } from 'react';

/** Calls the caller's `onBlur` when the focus leaves the whole field, including its buttons and panels. */
export const leaveField = <Root extends HTMLElement>(
  onBlur: FocusEventHandler<HTMLElement> | undefined,
): FocusEventHandler<Root> | undefined =>
  onBlur &&
  ((event: FocusEvent<Root>) => {
    // If the window loses focus, the active element is still inside the field.
    const next = event.relatedTarget ?? document.activeElement;
    if (!event.currentTarget.contains(next)) onBlur(event);
  });
