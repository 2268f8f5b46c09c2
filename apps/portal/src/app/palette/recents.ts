import {
  addRecent,
  parseRecents,
  type RecentTarget,
  type Session,
  serialiseRecents,
} from '@surtidor/domain';
import type { KeyValueStorage } from '../../platform/browser/storage.ts';

const storageKey = 'surtidor-recents';

const getOwner = ({ clientCode, userId }: Session): string => `${clientCode}/${userId}`;

/** The recent targets of this user on this device: ids only. */
export const readRecents = (shared: KeyValueStorage, session: Session): readonly RecentTarget[] =>
  parseRecents(shared.get(storageKey), getOwner(session));

/** Saves a target as the most recent one. */
export const saveRecent = (
  shared: KeyValueStorage,
  session: Session,
  target: RecentTarget,
): void => {
  const recents = addRecent(readRecents(shared, session), target);
  shared.set(storageKey, serialiseRecents(recents, getOwner(session)));
};
