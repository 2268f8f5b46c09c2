import { useMemo } from 'react';
import {
  usePortal,
  useSession,
  useSessionSnapshot,
} from '../../platform/context/portal-context.tsx';
import { formDrafts } from './form-drafts.ts';

/** How long a draft is kept: across a sign-in, or also across a reload. */
export type DraftLifetime = 'page' | 'tab';

/** The draft of a name, with functions to save and delete it. */
export function useDraftSlot(name: string | undefined, lifetime: DraftLifetime = 'page') {
  const { clock: now, browser } = usePortal();
  const tabStorage = lifetime === 'tab' ? browser.tabStorage : undefined;
  const { key } = useSessionSnapshot();
  const { clientCode, userId } = useSession();
  return useMemo(() => {
    if (name === undefined) return null;
    const owner = { person: `${clientCode}/${userId}`, session: key, now };
    return {
      save: (values: unknown) => formDrafts.save(name, owner, values, tabStorage),
      remove: () => formDrafts.remove(name, tabStorage),
      restore: () => formDrafts.restore(name, owner, tabStorage),
    };
  }, [name, clientCode, userId, key, now, tabStorage]);
}
