import { holdsInvoices, type PaymentAttempt } from '@surtidor/domain/payments';
import { useLiveAttempts } from '@surtidor/flows/react';
import { Card } from '@surtidor/ui';
import { useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { AttemptsInProgress } from '../attempts/attempts-in-progress.tsx';

const Notice = ({ attempts }: { attempts: readonly PaymentAttempt[] }) => {
  const text = useText();
  return (
    <Card
      title={text('Payments in progress')}
      {...(holdsInvoices(attempts) && {
        subtitle: text('Its invoices cannot be paid again until it ends.'),
      })}
    >
      <AttemptsInProgress attempts={attempts} />
    </Card>
  );
};

/**
 * Renders the payments in progress below the screen: those of this browser, whose invoices cannot be paid again (faults
 * 5), and those of other users and devices unless the header shows them. The server knows neither the browser's journal
 * nor what loads later, and above the screen they would move what the user is about to press.
 */
export const PaymentsInProgress = () => {
  const { headerKind } = useVariant();
  const attempts = useLiveAttempts();
  const own = attempts.filter((attempt) => !('createdBy' in attempt));
  const shown = headerKind === 'full' ? own : attempts;
  return (
    shown.length > 0 && (
      <div className="mt-6">
        <Notice attempts={shown} />
      </div>
    )
  );
};
