/** Calls the caller's handler first, then the component's own, unless the caller prevented the default. */
export const composeEvents =
  <Given extends { readonly defaultPrevented: boolean }>(
    owner: ((event: Given) => void) | undefined,
    own: (event: Given) => void,
  ) =>
  (event: Given): void => {
    owner?.(event);
    if (!event.defaultPrevented) own(event);
  };
