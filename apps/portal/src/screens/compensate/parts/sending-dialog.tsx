import { Dialog } from '@surtidor/ui';
import { Processing } from '../../../features/payments/modal/processing.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';

/** Shown while a compensation is sent; after a delay it can be closed safely (faults 4). */
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
