import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { focusHeading, getSectionHeading } from './focus-heading.ts';

/**
 * Returns the handlers of a container whose content changes without the user, such as a list that refetches. If an
 * update removes the focused element, the focus moves to the heading of the surrounding section.
 */
export function useFocusFallback(container: RefObject<Element | null>) {
  const focusedElement = useRef<Element>(null);
  const getFocusedElement = () =>
    container.current?.contains(document.activeElement) ? document.activeElement : null;
  useEffect(() => {
    const isRemoved = focusedElement.current?.isConnected === false;
    if (isRemoved) focusHeading(getSectionHeading(container.current));
    // React calls no handlers while it closes a dialog that returns the focus.
    focusedElement.current = getFocusedElement();
  });
  return {
    onFocus: () => {
      focusedElement.current = getFocusedElement();
    },
    // React does not call it for an element that it removes.
    onBlur: (event: FocusEvent) => {
      if (event.target.isConnected) focusedElement.current = null;
    },
  };
}
