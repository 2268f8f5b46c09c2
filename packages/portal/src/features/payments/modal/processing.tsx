import { Button, Spinner } from '@surtidor/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../../platform/messages/text-context.tsx';
import '../../../shared/messages/spanish/paying.ts';

/** The delay before the 'longer than usual' message. */
const slowAfterMs = 5_000;
/** The delay after which the modal can be closed safely (faults 4). */
const exitAfterMs = 12_000;

/** Returns the current phase of the wait, based on the time since mount. */
function useWaitPhase(): 'initial' | 'slow' | 'canExit' {
  const [waitPhase, setWaitPhase] = useState<'initial' | 'slow' | 'canExit'>('initial');
  useEffect(() => {
    const slowTimer = window.setTimeout(() => setWaitPhase('slow'), slowAfterMs);
    const exitTimer = window.setTimeout(() => setWaitPhase('canExit'), exitAfterMs);
    return () => {
      window.clearTimeout(slowTimer);
      window.clearTimeout(exitTimer);
    };
  }, []);
  return waitPhase;
}

export interface ProcessingProps {
  /** The current step, as a sentence. */
  readonly currentStep: string;
  /** The message about leaving the page. */
  readonly exitNote: string;
  /** Called when the user stops waiting. The portal continues to check the payment. */
  readonly onStopWaiting: () => void;
}

/** Renders 'Processing request', which can be closed safely after a delay (spec 2, faults 4). */
export const Processing = ({ currentStep, exitNote, onStopWaiting }: ProcessingProps) => {
  const text = useText();
  const waitPhase = useWaitPhase();
  return (
    <div className="flex flex-col items-center gap-3 py-8 text-center">
      <Spinner size="lg" label={text('Processing request')} className="text-ui-primary-ink" />
      <div role="status" className="flex flex-col gap-1">
        <p className="font-heading font-bold">{text('Processing request')}</p>
        <p className="text-sm text-ui-ink-soft">
          {`${currentStep} ${text('Please do not close this page.')}`}
        </p>
        {waitPhase !== 'initial' && (
          <p className="text-sm font-semibold">{text('It is taking longer than usual.')}</p>
        )}
        {waitPhase === 'canExit' && <p className="text-sm text-ui-ink-soft">{exitNote}</p>}
      </div>
      {waitPhase === 'canExit' && (
        <Button variant="secondary" onClick={onStopWaiting}>
          {text('Continue without waiting')}
        </Button>
      )}
    </div>
  );
};
