import type { KeyValueStorage } from '@surtidor/flows/core';
import { seenSupportVisitsKey } from '../../shared/browser/mirrored-storage.ts';

/** More than the companies of a person: only the latest visit of each is announced. */
const maxVisits = 20;

/** Returns the marks of the visits that users of this browser have seen, in each of their companies. */
export const readSeenVisits = (storage: Pick<KeyValueStorage, 'get'>): readonly string[] =>
  storage.get(seenSupportVisitsKey)?.split(' ') ?? [];

/** Adds the mark of a visit, and returns all marks. */
export function addSeenVisit(
  storage: Pick<KeyValueStorage, 'get' | 'set'>,
  mark: string,
): readonly string[] {
  const marks = [...readSeenVisits(storage), mark].slice(-maxVisits);
  storage.set(seenSupportVisitsKey, marks.join(' '));
  return marks;
}
