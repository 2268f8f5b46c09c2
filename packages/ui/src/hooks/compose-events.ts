/** Calls the owner's handler first, then the piece's own, unless the owner has prevented that. */
export const composeEvents =
  <Given extends { readonly defaultPrevented: boolean }>(
    owner: ((event: Given) => void) | undefined,
    own: (event: Given) => void,
  ) =>
  (event: Given): void => {
    owner?.(event);
    if (!event.defaultPrevented) own(event);
  };
