import { type Ref, type RefCallback, useCallback } from 'react';

const hand = <Element>(ref: Ref<Element> | undefined, element: Element | null) => {
  if (typeof ref === 'function') ref(element);
  else if (ref) (ref as { current: Element | null }).current = element;
};

/** Combines the component's own ref and the caller's into one. */
export const useComposedRefs = <Element>(
  own: Ref<Element>,
  owner: Ref<Element> | undefined,
): RefCallback<Element> =>
  useCallback(
    (element: Element | null) => {
      hand(own, element);
      hand(owner, element);
    },
    [own, owner],
  );
