import type { PaymentAttempt } from '@surtidor/domain';
import { Card, Skeleton } from '@surtidor/ui';
import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useVariant } from '../../platform/context/portal-context.tsx';
import { lazyOptional } from '../../platform/loading/lazy-optional.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { useLiveAttempts } from '../attempts/attempts-context.tsx';

const Attempts = lazyOptional(
  async () => (await import('../attempts/attempts-in-progress.tsx')).AttemptsInProgress,
);

const Notice = ({ attempts }: { attempts: readonly PaymentAttempt[] }) => {
  const text = useText();
  const rows = attempts.map(({ key }) => <Skeleton key={key} className="my-3 h-32 sm:h-16" />);
  return (
    <div className="mb-6">
      <Card
        title={text('Payments in progress')}
        subtitle={text('Its invoices cannot be paid again until it ends.')}
      >
        <Suspense fallback={rows}>
          <Attempts attempts={attempts} />
        </Suspense>
      </Card>
    </div>
  );
};

/**
 * The payments that are not final: their invoices cannot be paid again (faults 5). This browser's
 * own stand above the list. What the backend tells of others comes later and must not move the
 * cards under a finger: it is in the header, or below the list where the header has no place.
 */
export const InProgressNotice = () => {
  const { headerKind } = useVariant();
  const attempts = useLiveAttempts();
  const own = attempts.filter((attempt) => !('madeBy' in attempt));
  const others = attempts.filter((attempt) => 'madeBy' in attempt);
  const end = document.querySelector('main');
  return (
    <>
      {own.length > 0 && <Notice attempts={own} />}
      {headerKind !== 'full' &&
        others.length > 0 &&
        end !== null &&
        createPortal(
          <div className="mt-6">
            <Notice attempts={others} />
          </div>,
          end,
        )}
    </>
  );
};
