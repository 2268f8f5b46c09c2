import { type RefObject, useDeferredValue, useRef } from 'react';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';

/**
 * Defers the value of an element with `content-visibility: auto` while the browser skips it, so that visible
 * elements are rendered and painted first. Returns the current value while the element is visible, or if the
 * browser does not report the state.
 * @param part The element with `content-visibility: auto`.
 */
export function useLateWhileSkipped<Value>(part: RefObject<Element | null>, value: Value): Value {
  const isSkipped = useRef(false);
  const late = useDeferredValue(value);
  useBrowserLayoutEffect(() => {
    const element = part.current;
    const note = (event: Event) => {
      // The events of nested elements bubble to this one.
      if (event.target === element && event instanceof ContentVisibilityAutoStateChangeEvent) {
        isSkipped.current = event.skipped;
      }
    };
    element?.addEventListener('contentvisibilityautostatechange', note);
    return () => element?.removeEventListener('contentvisibilityautostatechange', note);
  }, [part]);
  return isSkipped.current ? late : value;
}
