import { useMemo } from 'react';
import { usePortal, useSessionSnapshot } from '../context/portal-context.tsx';
import { createSessionFetch } from './session-fetch.ts';

/** Returns the fetch of the session on screen, for the requests to the portal's server that need its cookies. */
export function useSessionFetch(): typeof fetch {
  const { sessions } = usePortal();
  const { key } = useSessionSnapshot();
  return useMemo(() => createSessionFetch(() => sessions.isCurrent(key)), [sessions, key]);
}
