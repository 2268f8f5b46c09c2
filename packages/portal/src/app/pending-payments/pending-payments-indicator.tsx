import { useAttempts, useLiveAttempts } from '@surtidor/flows/react';
import { Dialog, HeaderAction } from '@surtidor/ui';
import Hourglass from 'lucide-react/icons/hourglass';
import { useState } from 'react';
import { AttemptsInProgress } from '../../features/attempts/attempts-in-progress.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { useLocation } from '../../platform/router/index.ts';

/** Renders 'Pagos en proceso' in the header, with its count (faults 6). */
const PendingPaymentsIndicator = ({ count }: { count: number }) => {
  const text = useText();
  const { engine } = useAttempts();
  const { pathname, search } = useLocation();
  const currentPath = pathname + search;
  // The dialog belongs to the page where it was opened, so following a link closes it.
  const [openPath, setOpenPath] = useState<string | null>(null);
  const open = openPath === currentPath;
  const label =
    count === 1 ? text('1 payment in progress') : text('{count} payments in progress', { count });
  const handleOpen = () => {
    setOpenPath(currentPath);
    void engine.poll();
  };
  return (
    <>
      <HeaderAction
        label={label}
        count={count}
        countTone="primary"
        expanded={open}
        onClick={handleOpen}
      >
        <Hourglass />
      </HeaderAction>
      <Dialog
        open={open}
        size="lg"
        title={text('Payments in progress')}
        description={text('Payments of your company that the bank has not confirmed yet.')}
        onOpenChange={() => setOpenPath(null)}
      >
        <AttemptsInProgress attempts={useLiveAttempts()} />
      </Dialog>
    </>
  );
};

/** Renders 'Pagos en proceso' in the header, if there are payments in progress. */
export const PendingPaymentsSlot = () => {
  const { length } = useLiveAttempts();
  if (length === 0) return null;
  return <PendingPaymentsIndicator count={length} />;
};
