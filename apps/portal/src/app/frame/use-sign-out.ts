import { createContext, useContext } from 'react';

/** Signs out at the user's request, after a confirmation if there are unsaved changes. */
export const SignOutContext = createContext<() => void>(() => {
  throw new Error('Signing out needs a SignOutProvider.');
});

/** Signs out on the person's own wish: the sign-in page then says so. */
export const useSignOut = (): (() => void) => useContext(SignOutContext);
