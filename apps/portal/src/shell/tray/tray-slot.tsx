import { Suspense } from 'react';
import { loadWholeCatalogue } from '../../messages/catalogue-store.ts';
import { useLiveAttempts } from '../../payments/payments-context.tsx';
import { optionalPart } from '../errors/optional-part.ts';

const Tray = optionalPart(async () => {
  const [{ Tray }] = await Promise.all([import('./tray.tsx'), loadWholeCatalogue()]);
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
