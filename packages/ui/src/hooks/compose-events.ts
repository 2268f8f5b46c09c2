/** Calls the caller's handler first, then the component's own, unless the caller prevented the default. */
export const composeEvents =
  <Event extends { readonly defaultPrevented: boolean }>(
    callerHandler: ((event: Event) => void) | undefined,
    ownHandler: (event: Event) => void,
  ) =>
  (event: Event): void => {
    callerHandler?.(event);
    if (!event.defaultPrevented) ownHandler(event);
  };
