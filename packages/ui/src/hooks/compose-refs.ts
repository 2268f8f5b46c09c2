import { type Ref, type RefCallback, useCallback } from 'react';

const hand = <Element>(ref: Ref<Element> | undefined, element: Element | null) => {
  if (typeof ref === 'function') ref(element);
  else if (ref) (ref as { current: Element | null }).current = element;
};

/** One ref that fills two: the piece's own and its owner's. */
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
