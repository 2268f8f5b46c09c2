/** Calls the caller's handler first, then the component's own, unless the caller prevented the default. */
export const composeEvents =
  <HandledEvent extends { readonly defaultPrevented: boolean }>(
    callerHandler: ((event: HandledEvent) => void) | undefined,
    ownHandler: (event: HandledEvent) => void,
  ) =>
  (event: HandledEvent): void => {
    callerHandler?.(event);
    if (!event.defaultPrevented) ownHandler(event);
  };
