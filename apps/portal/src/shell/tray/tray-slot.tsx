import { Suspense } from 'react';
import { useLiveAttempts } from '../../payments/payments-context.tsx';
import { optionalPart } from '../errors/optional-part.ts';

const Tray = optionalPart(async () => (await import('./tray.tsx')).Tray);

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
