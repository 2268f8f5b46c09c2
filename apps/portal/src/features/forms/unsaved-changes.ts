import { useEffect } from 'react';
import { type LeaveQuestion, useLeaveGuard } from '../../platform/router/index.ts';

/** The forms with unsaved changes on this page, each with a function that disables its confirmation. */
const unsaved = new Map<symbol, () => void>();

/** Whether leaving the page or signing out would lose unsaved changes. */
export const hasUnsavedChanges = (): boolean => unsaved.size > 0;

/** Disables the confirmations of this page after the user has agreed. */
export function discardUnsavedChanges(): void {
  for (const release of unsaved.values()) release();
}

/**
 * Confirms before the page unloads and before sign-out.
 * @param active Whether there are unsaved changes.
 */
export function useUnsavedChanges(active: boolean): LeaveQuestion {
  const question = useLeaveGuard(active);
  const { release } = question;
  useEffect(() => {
    if (!active) return;
    const mark = Symbol('unsaved');
    unsaved.set(mark, release);
    return () => {
      unsaved.delete(mark);
    };
  }, [active, release]);
  return question;
}
