import { useMemo } from 'react';
import {
  usePortal,
  useSession,
  useSessionSnapshot,
} from '../../platform/context/portal-context.tsx';
import { formDrafts } from './form-drafts.ts';

/** What a session that ended left under a name, and a way to keep and forget it. */
export function useDraftSlot(name: string | undefined) {
  const { now } = usePortal();
  const { key } = useSessionSnapshot();
  const { clientCode, userId } = useSession();
  return useMemo(() => {
    if (name === undefined) return null;
    const owner = { person: `${clientCode}/${userId}`, session: key, now };
    return {
      keep: (values: unknown) => formDrafts.keep(name, owner, values),
      forget: () => formDrafts.forget(name),
      interrupted: () => formDrafts.interrupted(name, owner),
    };
  }, [name, clientCode, userId, key, now]);
}
