/** Returns a handler that calls the caller's handler, then the component's own unless the default was prevented. */
export const composeEvents =
  <HandledEvent extends { readonly defaultPrevented: boolean }>(
    callerHandler: ((event: HandledEvent) => void) | undefined,
    ownHandler: (event: HandledEvent) => void,
  ) =>
  (event: HandledEvent): void => {
    callerHandler?.(event);
    if (!event.defaultPrevented) ownHandler(event);
  };
