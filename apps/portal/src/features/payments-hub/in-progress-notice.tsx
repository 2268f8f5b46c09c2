import type { PaymentAttempt } from '@surtidor/domain';
import { Card } from '@surtidor/ui';
import { useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { useLiveAttempts } from '../attempts/attempts-context.tsx';
import { AttemptsInProgress } from '../attempts/attempts-in-progress.tsx';

const Notice = ({ attempts }: { attempts: readonly PaymentAttempt[] }) => {
  const text = useText();
  return (
    <div className="mb-6">
      <Card
        title={text('Payments in progress')}
        subtitle={text('Its invoices cannot be paid again until it ends.')}
      >
        <AttemptsInProgress attempts={attempts} />
      </Card>
    </div>
  );
};

/**
 * What this browser itself sent and is not final: its invoices cannot be paid again (faults 5). It is
 * known with the page and stands above the list.
 */
export const OwnPaymentsInProgress = () => {
  const own = useLiveAttempts().filter((attempt) => !('madeBy' in attempt));
  return own.length > 0 && <Notice attempts={own} />;
};

/**
 * What the backend tells of other people and devices, as the last part of a screen: it comes later and
 * must not move the list under a finger. Where the header has a place for it, it is there.
 */
export const OtherPaymentsInProgress = () => {
  const { headerKind } = useVariant();
  const others = useLiveAttempts().filter((attempt) => 'madeBy' in attempt);
  if (headerKind === 'full' || others.length === 0) return null;
  return (
    <div className="mt-6">
      <Notice attempts={others} />
    </div>
  );
};
