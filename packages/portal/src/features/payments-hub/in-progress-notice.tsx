import { holdsInvoices, type PaymentAttempt } from '@surtidor/domain/payments';
import { useLiveAttempts } from '@surtidor/flows/react';
import { Card } from '@surtidor/ui';
import { useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { AttemptsInProgress } from '../attempts/attempts-in-progress.tsx';

const Notice = ({ attempts }: { attempts: readonly PaymentAttempt[] }) => {
  const text = useText();
  return (
    <div className="mb-6">
      <Card
        title={text('Payments in progress')}
        {...(holdsInvoices(attempts) && {
          subtitle: text('Its invoices cannot be paid again until it ends.'),
        })}
      >
        <AttemptsInProgress attempts={attempts} />
      </Card>
    </div>
  );
};

/**
 * Renders the payments in progress of this browser, whose invoices cannot be paid again (faults 5). They are
 * available on load, so they are above the list.
 */
export const OwnPaymentsInProgress = () => {
  const ownAttempts = useLiveAttempts().filter((attempt) => !('createdBy' in attempt));
  return ownAttempts.length > 0 && <Notice attempts={ownAttempts} />;
};

/**
 * Renders the payments in progress of other users and devices below the screen, because they load later and must not
 * move the list. Renders nothing if the header shows them.
 */
export const OtherPaymentsInProgress = () => {
  const { headerKind } = useVariant();
  const otherAttempts = useLiveAttempts().filter((attempt) => 'createdBy' in attempt);
  if (headerKind === 'full' || otherAttempts.length === 0) return null;
  return (
    <div className="mt-6">
      <Notice attempts={otherAttempts} />
    </div>
  );
};
