import { type Ref, type RefCallback, useCallback } from 'react';

const assignRef = <Element>(ref: Ref<Element> | undefined, element: Element | null) => {
  if (typeof ref === 'function') ref(element);
  else if (ref) (ref as { current: Element | null }).current = element;
};

/** Combines the component's own ref and the caller's into one. */
export const useComposedRefs = <Element>(
  ownRef: Ref<Element>,
  callerRef: Ref<Element> | undefined,
): RefCallback<Element> =>
  useCallback(
    (element: Element | null) => {
      assignRef(ownRef, element);
      assignRef(callerRef, element);
    },
    [ownRef, callerRef],
  );
