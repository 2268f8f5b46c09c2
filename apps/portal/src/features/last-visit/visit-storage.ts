import type { Session } from '@surtidor/domain';
import type { KeyValueStorage } from '../../platform/browser/storage.ts';

const key = 'surtidor-last-visit';

/** Whose visits these are: client and user. */
export const visitOwner = ({ clientCode, userId }: Pick<Session, 'clientCode' | 'userId'>) =>
  `${clientCode}/${userId}`;

/** What the device kept of the last visit, whoever's it was. */
export const storedVisit = (shared: KeyValueStorage): string | null => shared.get(key);

/** Whether this person was here before on this device: the place of the news is kept free then. */
export const wasHere = (shared: KeyValueStorage, session: Session): boolean =>
  storedVisit(shared)?.startsWith(`{"owner":${JSON.stringify(visitOwner(session))},`) ?? false;

/** Keeps a visit. */
export const keepVisit = (shared: KeyValueStorage, text: string): void => shared.set(key, text);

/** Leaves no visit on this device: whoever signs out has done with it. */
