import { Button, StateMessage } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';

/** What every page has ready for when the portal's code does not come; index.html shows it. */
export const CodeMissing = () => {
  const text = useText();
  return (
    <div className="flex min-h-dvh items-center justify-center bg-canvas p-4">
      <StateMessage
        illustration="failed"
        title={text('The portal could not be loaded.')}
        urgency="alert"
        action={<Button>{text('Reload')}</Button>}
      >
        {text('Check your connection and load the page again.')}
      </StateMessage>
    </div>
  );
};
