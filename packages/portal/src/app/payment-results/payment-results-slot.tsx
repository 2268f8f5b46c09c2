import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../../platform/context/portal-context.tsx';

// If the chunk fails to load, results are announced on the next page load.
const PaymentResults = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('./payment-results.tsx')).PaymentResults };
  } catch {
    return { default: () => null };
  }
});

/** The delay before results are requested, in milliseconds, so that a page is usable first. */
const delayMs = 2_000;

/** Renders the announcements of payment results once the page is usable. Support does not pay and gets none. */
export const PaymentResultsSlot = () => {
  const { support } = useSession();
  const [isUsable, setUsable] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setUsable(true), delayMs);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    isUsable &&
    !support && (
      <Suspense fallback={null}>
        <PaymentResults />
      </Suspense>
    )
  );
};
