import { StatusModal } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';

export interface IdleWarningProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** The session-expiry warning (spec 2, header). */
export const IdleWarning = ({ onStay, onLeave }: IdleWarningProps) => {
  const text = useText();
  return (
    <StatusModal
      open
      status="warning"
      title={text('Your session will expire in one minute due to inactivity')}
      acceptLabel={text('Stay signed in')}
      onAccept={onStay}
      cancelLabel={text('Cerrar Sesión')}
      onCancel={onLeave}
    >
      {text('Are you still there? Press the button to go on working.')}
    </StatusModal>
  );
};
