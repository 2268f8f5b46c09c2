import { createDraftSlot, type DraftLifetime, type DraftSlot } from '@surtidor/flows/core';
import { useMemo } from 'react';
import { usePortal, useSession, useSessionSnapshot } from '../context/portal-context.tsx';
import { isSignedOut } from '../session/signed-out-session.ts';

/**
 * Returns the slot of one kind of draft, for the signed-in user.
 * @param isRetry Whether it saves a rejected payment, which any session restores.
 */
export function useDraftSlot(name: string, lifetime: DraftLifetime, isRetry = false): DraftSlot {
  const { browser, clock, pageDrafts } = usePortal();
  const { key } = useSessionSnapshot();
  const { clientCode, userId } = useSession();
  const session = isRetry ? null : key;
  return useMemo(() => {
    const { sharedStorage, tabStorage } = browser;
    return createDraftSlot({ pageDrafts, tabStorage }, name, lifetime, {
      person: `${clientCode}/${userId}`,
      session,
      now: clock,
      isSignedOut: () => isSignedOut(sharedStorage, session),
    });
  }, [browser, pageDrafts, name, lifetime, clientCode, userId, session, clock]);
}
