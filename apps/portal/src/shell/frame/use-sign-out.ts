import { leaveReason } from '../../session/sign-in-reason.ts';
import { usePortal } from '../portal-context.tsx';

/** Signs out on the person's own wish: the sign-in page then says so. */
export function useSignOut(): () => void {
  const { sessions, browser } = usePortal();
  return () => {
    leaveReason(browser.tab, 'signed-out');
    void sessions.signOut();
  };
}
