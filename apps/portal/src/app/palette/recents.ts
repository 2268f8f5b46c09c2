import {
  addRecent,
  parseRecents,
  type RecentTarget,
  type Session,
  serialiseRecents,
} from '@surtidor/domain';
import type { KeyValueStorage } from '../../platform/browser/storage.ts';

const key = 'surtidor-recents';

const ownerOf = ({ clientCode, userId }: Session): string => `${clientCode}/${userId}`;

/** What this person went to last on this device: ids only. */
export const readRecents = (shared: KeyValueStorage, session: Session): readonly RecentTarget[] =>
  parseRecents(shared.get(key), ownerOf(session));

/** Notes one more. */
export const noteRecent = (
  shared: KeyValueStorage,
  session: Session,
  target: RecentTarget,
): void => {
  const next = addRecent(readRecents(shared, session), target);
  shared.set(key, serialiseRecents(next, ownerOf(session)));
};

/** Leaves none on this device: whoever signs out has done with them. */
