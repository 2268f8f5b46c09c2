import { useEffect } from 'react';
import { type LeaveConfirmation, useLeaveGuard } from '../../platform/router/index.ts';

/** The forms with unsaved changes on this page, each with a function that disables its confirmation. */
const unsavedForms = new Map<symbol, () => void>();

/** Whether leaving the page or signing out would lose unsaved changes. */
export const hasUnsavedChanges = (): boolean => unsavedForms.size > 0;

/** Disables the confirmations of this page after the user has agreed. */
export function discardUnsavedChanges(): void {
  for (const release of unsavedForms.values()) release();
}

/**
 * Confirms before the page unloads and before sign-out.
 * @param hasChanges Whether there are unsaved changes.
 */
export function useUnsavedChanges(hasChanges: boolean): LeaveConfirmation {
  const leaveGuard = useLeaveGuard(hasChanges);
  const { release } = leaveGuard;
  useEffect(() => {
    if (!hasChanges) return;
    const id = Symbol('unsaved');
    unsavedForms.set(id, release);
    return () => {
      unsavedForms.delete(id);
    };
  }, [hasChanges, release]);
  return leaveGuard;
}
