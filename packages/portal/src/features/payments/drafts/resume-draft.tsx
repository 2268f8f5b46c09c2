import type { Outcome } from '@surtidor/data';
import type { Failure } from '@surtidor/domain';
import { Alert, Button } from '@surtidor/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getFailureText } from '../../../platform/remote/frame-state.ts';

export interface ResumeDraftProps<T> {
  /** Fetches the current state of the draft, once and for each retry. */
  readonly load: () => Promise<Outcome<T>>;
  readonly onResume: (value: T) => void;
  /** Called when the user continues without the draft. */
  readonly onDismiss: () => void;
}

/**
 * Restores the selection from before the session ended, with current data (faults 13). Rendered below the lists: a failure
 * would move what the user is about to press.
 */
export const ResumeDraft = <T,>({ load, onResume, onDismiss }: ResumeDraftProps<T>) => {
  const text = useText();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const startLoading = useEffectEvent(load);
  // The user may have selected more in the meantime, so this uses the latest callback.
  const handleOutcome = useEffectEvent((outcome: Outcome<T>) => {
    if (outcome.kind === 'done') onResume(outcome.value);
    else setFailure(outcome.failure);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again.
  useEffect(() => {
    let isCancelled = false;
    setFailure(null);
    void startLoading().then((outcome) => {
      if (!isCancelled) handleOutcome(outcome);
    });
    return () => {
      isCancelled = true;
    };
  }, [attempt]);
  if (failure === null) return null;
  return (
    <div className="mt-6">
      <Alert
        tone="warning"
        title={text('We could not restore your selection')}
        onDismiss={onDismiss}
        action={
          <Button size="sm" variant="secondary" onClick={() => setAttempt((count) => count + 1)}>
            {text('Try again')}
          </Button>
        }
      >
        {getFailureText(failure, text)}
      </Alert>
    </div>
  );
};
