import { Button, Spinner } from '@surtidor/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../messages/text-context.tsx';

/** After so long the loader says that it takes longer than usual. */
const slowAfterMs = 5_000;
/** After so long there is a safe way out (faults 4). */
const exitAfterMs = 12_000;

/** Where the wait stands: calm at first, then honest, then with a way out. */
function useWait() {
  const [wait, setWait] = useState<'calm' | 'slow' | 'exit'>('calm');
  useEffect(() => {
    const slow = window.setTimeout(() => setWait('slow'), slowAfterMs);
    const exit = window.setTimeout(() => setWait('exit'), exitAfterMs);
    return () => {
      window.clearTimeout(slow);
      window.clearTimeout(exit);
    };
  }, []);
  return wait;
}

export interface ProcessingProps {
  /** The request is on its way, or the browser is. */
  readonly step: 'sending' | 'leaving';
  /** Leaves the wait; the journal goes on asking. */
  readonly onStopWaiting: () => void;
}

/** 'Processing request': what shows while a payment is being opened (spec 2). */
export const Processing = ({ step, onStopWaiting }: ProcessingProps) => {
  const text = useText();
  const wait = useWait();
  return (
    <div className="flex flex-col items-center gap-3 py-8 text-center">
      <Spinner size="lg" label={text('Processing request')} className="text-primary-ink" />
      <div role="status" className="flex flex-col gap-1">
        <p className="font-heading font-bold">{text('Processing request')}</p>
        <p className="text-sm text-ink-soft">
          {text(
            step === 'leaving'
              ? 'We are taking you to your bank…'
              : 'We are preparing your payment…',
          )}{' '}
          {text('Please do not close this page.')}
        </p>
        {wait !== 'calm' && (
          <p className="text-sm font-semibold">{text('It is taking longer than usual.')}</p>
        )}
        {wait === 'exit' && (
          <p className="text-sm text-ink-soft">
            {text('You may leave: we go on asking and keep the result in payments in progress.')}
          </p>
        )}
      </div>
      {wait === 'exit' && (
        <Button variant="secondary" onClick={onStopWaiting}>
          {text('Leave it and go on')}
        </Button>
      )}
    </div>
  );
};
