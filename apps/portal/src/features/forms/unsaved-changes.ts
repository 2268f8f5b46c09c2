import { useEffect } from 'react';
import { type LeaveQuestion, useLeaveGuard } from '../../platform/router/index.ts';

/** What has something to lose on the present page, each with how it stops asking. */
const unsaved = new Map<symbol, () => void>();

/** Whether leaving the page, or signing out, would lose what somebody typed. */
export const hasUnsavedChanges = (): boolean => unsaved.size > 0;

/** The person agreed to lose it: nothing of the present page asks again. */
export function discardUnsavedChanges(): void {
  for (const release of unsaved.values()) release();
}

/**
 * Asks before the page is left, and before its person signs out.
 * @param active Whether there is something to lose.
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
