import { useMemo } from 'react';
import {
  usePortal,
  useSession,
  useSessionSnapshot,
} from '../../platform/context/portal-context.tsx';
import { formDrafts } from './form-drafts.ts';

/** How long a draft is kept: across a sign-in only, or across a reload as well. */
export type DraftLifetime = 'page' | 'tab';

/** Returns functions that save, remove and restore the draft of a name. */
export function useDraftSlot(name: string | undefined, lifetime: DraftLifetime = 'page') {
  const { clock, browser } = usePortal();
  const tabStorage = lifetime === 'tab' ? browser.tabStorage : undefined;
  const { key } = useSessionSnapshot();
  const { clientCode, userId } = useSession();
  return useMemo(() => {
    if (name === undefined) return null;
    const owner = { person: `${clientCode}/${userId}`, session: key, now: clock };
    return {
      save: (values: unknown) => formDrafts.save(name, owner, values, tabStorage),
      remove: () => formDrafts.remove(name, tabStorage),
      restore: () => formDrafts.restore(name, owner, tabStorage),
    };
  }, [name, clientCode, userId, key, clock, tabStorage]);
}

/**
 * Returns a function that saves the values of a form whose payment was rejected, so that the form opens with them. They
 * stay in memory, because they may be personal data.
 */
export function useRetryFormDraft(name: string): (values: unknown) => void {
  const { clock } = usePortal();
  const { clientCode, userId } = useSession();
  return (values) =>
    formDrafts.save(name, { person: `${clientCode}/${userId}`, session: null, now: clock }, values);
}
