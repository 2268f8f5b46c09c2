import type { Outcome } from '@surtidor/data';
import type { Failure } from '@surtidor/domain';
import { Alert, Button } from '@surtidor/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../platform/messages/text-context.tsx';
import { failureText } from '../../../platform/remote/failure-text.ts';

export interface ResumeDraftProps<T> {
  /** Asks how what was kept stands now; keep it the same function, a new one asks again. */
  readonly load: () => Promise<Outcome<T>>;
  readonly onResumed: (found: T) => void;
  /** The person goes on without what was kept. */
  readonly onGiveUp: () => void;
}

/** Brings back what was selected when the session ended, as it stands now (faults 13). */
export const ResumeDraft = <T,>({ load, onResumed, onGiveUp }: ResumeDraftProps<T>) => {
  const text = useText();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  // What was selected meanwhile counts too: the caller's of the moment of the answer.
  const take = useEffectEvent((outcome: Outcome<T>) => {
    if (outcome.kind === 'done') onResumed(outcome.value);
    else setFailure(outcome.failure);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let gone = false;
    setFailure(null);
    void load().then((outcome) => {
      if (!gone) take(outcome);
    });
    return () => {
      gone = true;
    };
  }, [load, attempt]);
  if (failure === null) return null;
  return (
    <div className="mb-4">
      <Alert
        tone="warning"
        title={text('We could not bring your selection back')}
        onDismiss={onGiveUp}
        action={
          <Button size="sm" variant="secondary" onClick={() => setAttempt((one) => one + 1)}>
            {text('Try again')}
          </Button>
        }
      >
        {failureText(failure, text)}
      </Alert>
    </div>
  );
};
