import { type RefObject, useDeferredValue, useRef } from 'react';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';

/**
 * What a part with `content-visibility: auto` is rendered with: the newest while it is in sight, and
 * what it was while the browser skips it, until what is in sight has been painted. So one press that
 * changes two thousand rows renders the few that are seen first. Where a browser does not tell, the
 * newest.
 * @param part The element that is skipped.
 */
export function useLateWhileSkipped<Value>(part: RefObject<Element | null>, value: Value): Value {
  const isSkipped = useRef(false);
  const late = useDeferredValue(value);
  useBrowserLayoutEffect(() => {
    const element = part.current;
    const note = (event: Event) => {
      // Those of parts inside come by as well.
      if (event.target === element && event instanceof ContentVisibilityAutoStateChangeEvent) {
        isSkipped.current = event.skipped;
      }
    };
    element?.addEventListener('contentvisibilityautostatechange', note);
    return () => element?.removeEventListener('contentvisibilityautostatechange', note);
  }, [part]);
  return isSkipped.current ? late : value;
}
