import type { KeyValueStorage } from '@surtidor/flows/core';
import type { Browser } from '../browser/browser.ts';
import { deletePersonalData, signedOutSessionKey } from '../browser/delete-personal-data.ts';

/** The key, in the tab's storage, of the session whose data the tab stores. */
const tabSessionKey = 'surtidor-tab-session';

/** Records that the user signs out of a session, for its other tabs and its pending requests. */
export function recordSignOut(sharedStorage: KeyValueStorage, session: string | null): void {
  if (session !== null) sharedStorage.set(signedOutSessionKey, session);
}

/** Whether the user signed out of this session. An expired session is not signed out. */
export const isSignedOut = (
  sharedStorage: Pick<KeyValueStorage, 'get'>,
  session: string | null,
): boolean => session !== null && sharedStorage.get(signedOutSessionKey) === session;

/**
 * Deletes this tab's data if the user signed out of its session in another tab, even while this tab was not
 * loaded (faults 19 and 44). Called on load and on every change of the session or of the shared storage.
 * @param session The key of the current session.
 * @param onSignedOut Called to delete the data in memory.
 */
export function updateTabSession(
  { sharedStorage, tabStorage }: Pick<Browser, 'sharedStorage' | 'tabStorage'>,
  session: string | null,
  onSignedOut: () => void,
): void {
  const tabSession = tabStorage.get(tabSessionKey);
  if (isSignedOut(sharedStorage, tabSession)) {
    deletePersonalData([tabStorage]);
    onSignedOut();
  }
  if (session !== null) tabStorage.set(tabSessionKey, session);
}
