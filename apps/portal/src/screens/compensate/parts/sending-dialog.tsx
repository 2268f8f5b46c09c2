import { Button, Dialog, Spinner } from '@surtidor/ui';
import { useText } from '../../../messages/text-context.tsx';
import { useWait } from '../../../payments/modal/use-wait.ts';

/** What shows while a compensation is on its way; after a while with a safe way out (faults 4). */
export const SendingDialog = ({ onStopWaiting }: { onStopWaiting: () => void }) => {
  const text = useText();
  const wait = useWait();
  return (
    <Dialog open title={text('Payments vs invoices')}>
      <div className="flex flex-col items-center gap-3 py-8 text-center">
        <Spinner size="lg" label={text('Processing request')} className="text-primary-ink" />
        <div role="status" className="flex flex-col gap-1">
          <p className="font-heading font-bold">{text('Processing request')}</p>
          <p className="text-sm text-ink-soft">
            {text('Sending your compensation…')} {text('Please do not close this page.')}
          </p>
          {wait !== 'calm' && (
            <p className="text-sm font-semibold">{text('It is taking longer than usual.')}</p>
          )}
          {wait === 'exit' && (
            <p className="text-sm text-ink-soft">
              {text('You may leave: we go on asking and tell you here how it ended.')}
            </p>
          )}
        </div>
        {wait === 'exit' && (
          <Button variant="secondary" onClick={onStopWaiting}>
            {text('Leave it and go on')}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
