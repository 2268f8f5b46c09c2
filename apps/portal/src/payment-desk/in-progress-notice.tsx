import { Card } from '@surtidor/ui';
import { Suspense } from 'react';
import { useText } from '../messages/text-context.tsx';
import { useLiveAttempts } from '../payments/payments-context.tsx';
import { optionalPart } from '../shell/errors/optional-part.ts';

const Attempts = optionalPart(
  async () => (await import('../payments/attempts-in-progress.tsx')).AttemptsInProgress,
);

/** The payments that are not final: their invoices cannot be paid again (faults 5). */
export const InProgressNotice = () => {
  const text = useText();
  const attempts = useLiveAttempts();
  if (attempts.length === 0) return null;
  return (
    <div className="mb-6">
      <Card
        title={text('Payments in progress')}
        subtitle={text('Its invoices cannot be paid again until it ends.')}
      >
        <Suspense fallback={null}>
          <Attempts />
        </Suspense>
      </Card>
    </div>
  );
};
