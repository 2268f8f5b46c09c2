import {
  addRecent,
  parseRecents,
  type RecentTarget,
  type Session,
  serialiseRecents,
} from '@surtidor/domain/session';
import type { KeyValueStorage } from '@surtidor/flows/core';

const storageKey = 'surtidor-recents';

const getOwner = ({ clientCode, userId }: Session): string => `${clientCode}/${userId}`;

/** Returns the recent targets of this user on this device, which contain only ids. */
export const readRecents = (storage: KeyValueStorage, session: Session): readonly RecentTarget[] =>
  parseRecents(storage.get(storageKey), getOwner(session));

/** Saves a target as the most recent one. */
export const saveRecent = (
  storage: KeyValueStorage,
  session: Session,
  target: RecentTarget,
): void => {
  const recents = addRecent(readRecents(storage, session), target);
  storage.set(storageKey, serialiseRecents(recents, getOwner(session)));
};
