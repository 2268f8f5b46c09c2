import { createContext, type ReactNode, useContext, useState } from 'react';
import { LeaveDialog } from '../../features/forms/leave-dialog.tsx';
import { discardUnsavedChanges, hasUnsavedChanges } from '../../features/forms/unsaved-changes.ts';
import { deletePersonalData } from '../../platform/browser/delete-personal-data.ts';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useNavigate } from '../../platform/router/index.ts';
import { saveSignInReason } from '../../platform/session/sign-in-reason.ts';
import { recordSignOut } from '../../platform/session/signed-out-session.ts';

/** Signs out at the user's request, after a confirmation if there are unsaved changes. */
const SignOutContext = createContext<() => void>(() => {
  throw new Error('Signing out needs a SignOutProvider.');
});

/** Returns the function that signs out at the user's request. */
export const useSignOut = (): (() => void) => useContext(SignOutContext);

/**
 * Provides sign-out. It confirms the loss of unsaved changes, deletes the user's data from the browser and
 * returns to the home page, so that the next user is not redirected to this user's page (faults 19 and 44).
 */
export const SignOutProvider = ({ children }: { children: ReactNode }) => {
  const { sessions, browser, pageDrafts } = usePortal();
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);
  const signOut = () => {
    setIsConfirming(false);
    discardUnsavedChanges();
    pageDrafts.clear();
    navigate('/', { replace: true });
    recordSignOut(browser.sharedStorage, sessions.getSnapshot().key);
    void sessions.signOut();
    deletePersonalData([browser.sharedStorage, browser.tabStorage]);
    saveSignInReason(browser.tabStorage, 'signed-out');
  };
  return (
    <SignOutContext value={() => (hasUnsavedChanges() ? setIsConfirming(true) : signOut())}>
      {children}
      {isConfirming && (
        <LeaveDialog
          open
          leave={signOut}
          stay={() => setIsConfirming(false)}
          release={discardUnsavedChanges}
        />
      )}
    </SignOutContext>
  );
};
