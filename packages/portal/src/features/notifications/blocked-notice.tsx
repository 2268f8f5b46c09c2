import { Alert, Button } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';

export interface BlockedNoticeProps {
  readonly onRefresh: () => void;
}

/** Tells the user that there is no live connection, for example because a proxy blocks it, and refreshes the list. */
export const BlockedNotice = ({ onRefresh }: BlockedNoticeProps) => {
  const text = useText();
  return (
    <Alert
      tone="warning"
      title={text('No live connection')}
      action={
        <Button variant="secondary" size="sm" onClick={onRefresh}>
          {text('Refresh')}
        </Button>
      }
    >
      {text('The list does not update by itself, and notifications cannot be changed for now.')}
    </Alert>
  );
};
