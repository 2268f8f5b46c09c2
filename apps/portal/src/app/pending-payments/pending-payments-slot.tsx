import { Suspense } from 'react';
import { useLiveAttempts } from '../../features/payments/payments-context.tsx';
import { lazyOptional } from '../../platform/loading/lazy-optional.ts';
import { loadWholeCatalogue } from '../../platform/messages/catalogue-store.ts';

const Tray = lazyOptional(async () => {
  const [{ Tray }] = await Promise.all([
    import('./pending-payments-indicator.tsx'),
    loadWholeCatalogue(),
  ]);
  return Tray;
});

/** The place of 'pagos en proceso' in the header: nothing at all while there are none. */
export const TraySlot = () => {
  const { length } = useLiveAttempts();
  if (length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Tray count={length} />
    </Suspense>
  );
};
