import { Dialog } from '@surtidor/ui';
import { Processing } from '../../../features/payments/modal/processing.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';

/** What shows while a compensation is on its way; after a while with a safe way out (faults 4). */
export const SendingDialog = ({ onStopWaiting }: { onStopWaiting: () => void }) => {
  const text = useText();
  return (
    <Dialog open title={text('Payments vs invoices')}>
      <Processing
        doing={text('Sending your compensation…')}
        whenLeft={text('You may leave: we go on asking and tell you here how it ended.')}
        onStopWaiting={onStopWaiting}
      />
    </Dialog>
  );
};
