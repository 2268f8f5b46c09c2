import { Button, Spinner } from '@surtidor/ui';
import { useText } from '../../messages/text-context.tsx';
import { useWait } from './use-wait.ts';

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
