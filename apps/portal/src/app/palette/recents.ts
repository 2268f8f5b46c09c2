import {
  addRecent,
  parseRecents,
  type RecentTarget,
  type Session,
  serialiseRecents,
} from '@surtidor/domain';
import type { KeyValueStorage } from '../../platform/browser/storage.ts';

const key = 'surtidor-recents';

const getOwner = ({ clientCode, userId }: Session): string => `${clientCode}/${userId}`;

/** The recent targets of this user on this device: ids only. */
export const readRecents = (shared: KeyValueStorage, session: Session): readonly RecentTarget[] =>
  parseRecents(shared.get(key), getOwner(session));

/** Adds a target. */
export const noteRecent = (
  shared: KeyValueStorage,
  session: Session,
  target: RecentTarget,
): void => {
  const next = addRecent(readRecents(shared, session), target);
  shared.set(key, serialiseRecents(next, getOwner(session)));
};

/** Deletes them on sign-out. */
