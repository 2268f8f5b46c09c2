import type { Session } from '@surtidor/domain';
import type { KeyValueStorage } from '../../platform/browser/storage.ts';

const key = 'surtidor-last-visit';

/** The owner of the visits: client and user. */
export const visitOwner = ({ clientCode, userId }: Pick<Session, 'clientCode' | 'userId'>) =>
  `${clientCode}/${userId}`;

/** The stored visit, of any user. */
export const storedVisit = (shared: KeyValueStorage): string | null => shared.get(key);

/** Whether this user has visited before on this device: reserves the space of the news. */
export const wasHere = (shared: KeyValueStorage, session: Session): boolean =>
  storedVisit(shared)?.startsWith(`{"owner":${JSON.stringify(visitOwner(session))},`) ?? false;

/** Saves a visit. */
export const keepVisit = (shared: KeyValueStorage, text: string): void => shared.set(key, text);

/** Deletes the visits on sign-out. */
