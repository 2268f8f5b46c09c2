import { type Ref, type RefCallback, useCallback } from 'react';

const assignRef = <Instance>(ref: Ref<Instance> | undefined, instance: Instance | null) => {
  if (typeof ref === 'function') ref(instance);
  else if (ref) (ref as { current: Instance | null }).current = instance;
};

/** Combines the component's own ref and the caller's into one. */
export const useComposedRefs = <Instance>(
  ownRef: Ref<Instance>,
  callerRef: Ref<Instance> | undefined,
): RefCallback<Instance> =>
  useCallback(
    (instance: Instance | null) => {
      assignRef(ownRef, instance);
      assignRef(callerRef, instance);
    },
    [ownRef, callerRef],
  );
