import type { Session } from '@surtidor/domain';
import type { KeyValueStorage } from '../../platform/browser/storage.ts';

const storageKey = 'surtidor-last-visit';

/** Returns the owner of the visits: client and user. */
export const getVisitOwner = ({ clientCode, userId }: Pick<Session, 'clientCode' | 'userId'>) =>
  `${clientCode}/${userId}`;

/** Returns the serialized visits of the last user of this device. */
export const readVisit = (sharedStorage: KeyValueStorage): string | null =>
  sharedStorage.get(storageKey);

/** Whether this user has visited before on this device. Used to reserve the space of the news. */
export const hasVisited = (sharedStorage: KeyValueStorage, session: Session): boolean =>
  readVisit(sharedStorage)?.startsWith(`{"owner":${JSON.stringify(getVisitOwner(session))},`) ??
  false;

export const saveVisit = (sharedStorage: KeyValueStorage, json: string): void => {
  sharedStorage.set(storageKey, json);
};
