import { parseAnnounced, serialiseAnnounced } from '@surtidor/domain/payments';
import type { KeyValueStorage } from '../storage.ts';
import { announcedPaymentsKey } from './announced-payments-key.ts';

/** Returns the references of the payments whose result this browser has announced. */
export const readAnnounced = (storage: KeyValueStorage): readonly string[] =>
  parseAnnounced(storage.get(announcedPaymentsKey));

/** Records that the user has seen the results of these payments. */
export function markAnnounced(storage: KeyValueStorage, uuids: readonly string[]): void {
  if (uuids.length > 0)
    storage.set(announcedPaymentsKey, serialiseAnnounced(readAnnounced(storage), uuids));
}
