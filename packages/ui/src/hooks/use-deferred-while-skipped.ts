import { type RefObject, useDeferredValue, useRef } from 'react';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';

/**
 * Defers the value of an element with `content-visibility: auto` while the browser skips it, so that visible
 * elements are rendered and painted first. Returns the current value while the element is visible, or if the
 * browser does not report the state.
 * @param ref The element with `content-visibility: auto`.
 */
export function useDeferredWhileSkipped<Value>(
  ref: RefObject<Element | null>,
  value: Value,
): Value {
  const isSkipped = useRef(false);
  const deferredValue = useDeferredValue(value);
  useBrowserLayoutEffect(() => {
    const element = ref.current;
    const handleStateChange = (event: Event) => {
      // The events of nested elements bubble to this one.
      if (event.target === element && event instanceof ContentVisibilityAutoStateChangeEvent) {
        isSkipped.current = event.skipped;
      }
    };
    element?.addEventListener('contentvisibilityautostatechange', handleStateChange);
    return () =>
      element?.removeEventListener('contentvisibilityautostatechange', handleStateChange);
  }, [ref]);
  return isSkipped.current ? deferredValue : value;
}
