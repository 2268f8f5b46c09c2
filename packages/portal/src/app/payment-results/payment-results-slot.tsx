import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../../platform/context/portal-context.tsx';
import { afterFirstPaint } from '../../platform/loading/after-first-paint.ts';

// If the chunk fails to load, results are announced on the next page load.
const PaymentResults = lazy<ComponentType>(() =>
  import('./payment-results.tsx').then(
    (resultsModule) => ({ default: resultsModule.PaymentResults }),
    () => ({ default: () => null }),
  ),
);

/** Renders the announcements of payment results after the first paint. Support does not pay and gets none. */
export const PaymentResultsSlot = () => {
  const { support } = useSession();
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterFirstPaint(() => setPainted(true)), []);
  return (
    isPainted &&
    !support && (
      <Suspense fallback={null}>
        <PaymentResults />
      </Suspense>
    )
  );
};
