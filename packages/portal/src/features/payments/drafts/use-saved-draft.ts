import type { DraftSlot } from '@surtidor/flows/core';
import { useMemo, useState } from 'react';
import { useDraftSlot } from '../../../platform/drafts/use-draft-slot.ts';

/** A draft that survives the session. */
export interface SavedDraft<T> extends Pick<DraftSlot, 'save' | 'remove' | 'restore'> {
  /** The draft of an ended session; null if there is none. */
  readonly interruptedDraft: T | null;
  /** The draft from before a reload; null if there is none. */
  readonly reloadedDraft: T | null;
}

/**
 * Saves a draft of a cash payment or a compensation across a sign-in or a reload (faults 13).
 * @param name The kind of draft.
 * @param read Parses a draft; null if invalid.
 */
export function useSavedDraft<T>(name: string, read: (value: unknown) => T | null): SavedDraft<T> {
  const slot = useDraftSlot(name, 'session');
  const [interruptedDraft] = useState(() => read(slot.readInterrupted()));
  const [reloadedDraft] = useState(() => read(slot.readReloaded()));
  return useMemo(
    () => ({
      interruptedDraft,
      reloadedDraft,
      save: slot.save,
      remove: slot.remove,
      restore: slot.restore,
    }),
    [interruptedDraft, reloadedDraft, slot],
  );
}
