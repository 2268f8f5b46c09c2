import { useMemo } from 'react';
import {
  usePortal,
  useSession,
  useSessionSnapshot,
} from '../../platform/context/portal-context.tsx';
import { formDrafts } from './form-drafts.ts';

/** How long a draft is kept: across a sign-in, or also across a reload. */
export type DraftLife = 'page' | 'tab';

/** The draft of a name, with functions to save and delete it. */
export function useDraftSlot(name: string | undefined, life: DraftLife = 'page') {
  const { clock: now, browser } = usePortal();
  const tab = life === 'tab' ? browser.tab : undefined;
  const { key } = useSessionSnapshot();
  const { clientCode, userId } = useSession();
  return useMemo(() => {
    if (name === undefined) return null;
    const owner = { person: `${clientCode}/${userId}`, session: key, now };
    return {
      keep: (values: unknown) => formDrafts.keep(name, owner, values, tab),
      forget: () => formDrafts.forget(name, tab),
      interrupted: () => formDrafts.interrupted(name, owner, tab),
    };
  }, [name, clientCode, userId, key, now, tab]);
}
