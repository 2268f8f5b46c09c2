import { Suspense } from 'react';
import { useLiveAttempts } from '../../features/attempts/attempts-context.tsx';
import { lazyOptional } from '../../platform/loading/lazy-optional.ts';
import { loadWholeCatalogue } from '../../platform/messages/catalogue-store.ts';

const PendingPaymentsIndicator = lazyOptional(async () => {
  const [{ PendingPaymentsIndicator }] = await Promise.all([
    import('./pending-payments-indicator.tsx'),
    loadWholeCatalogue(),
  ]);
  return PendingPaymentsIndicator;
});

/** The place of 'pagos en proceso' in the header: nothing at all while there are none. */
export const PendingPaymentsSlot = () => {
  const { length } = useLiveAttempts();
  if (length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PendingPaymentsIndicator count={length} />
    </Suspense>
  );
};
