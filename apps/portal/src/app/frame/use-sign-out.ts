import { formDrafts } from '../../features/forms/form-drafts.ts';
import { forgetVisit } from '../../features/last-visit/visit-storage.ts';
import { forgetDrafts } from '../../features/payments/drafts/draft-slot.ts';
import { chooseStation } from '../../features/stations/selected-station.ts';
import { forgetSentSurvey } from '../../features/survey/sent-survey.ts';
import { forgetCart } from '../../features/vouchers/forget-cart.ts';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useNavigate } from '../../platform/router/index.ts';
import { leaveReason } from '../../platform/session/sign-in-reason.ts';
import { forgetRecents } from '../palette/recents.ts';

/**
 * Signs out on the person's own wish: the sign-in page then says so. It leaves from home, so that
 * whoever signs in next is not led to this person's page (faults 19).
 */
export function useSignOut(): () => void {
  const { sessions, browser } = usePortal();
  const navigate = useNavigate();
  return () => {
    leaveReason(browser.tab, 'signed-out');
    forgetDrafts(browser.tab);
    formDrafts.forgetAll(browser.tab);
    forgetSentSurvey(browser.tab);
    forgetCart(browser.shared);
    forgetRecents(browser.shared);
    forgetVisit(browser.shared);
    chooseStation(browser.tab, null);
    navigate('/', { replace: true });
    void sessions.signOut();
  };
}
