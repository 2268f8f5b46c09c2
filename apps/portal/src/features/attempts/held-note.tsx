import type { PaymentAttempt } from '@surtidor/domain';
import { type ReactNode, Suspense } from 'react';
import { lazyOptional } from '../../platform/loading/lazy-optional.ts';
import { loadWholeCatalogue } from '../../platform/messages/catalogue-store.ts';

const BackToBank = lazyOptional(async () => {
  const [part] = await Promise.all([import('./back-to-bank.tsx'), loadWholeCatalogue()]);
  return part.BackToBank;
});

export interface HeldNoteProps {
  /** The live attempt that holds the document. */
  readonly attempt: PaymentAttempt;
  /** Since when it is being paid. */
  readonly children: ReactNode;
}

/** The note on the card of a document that is being paid, with the way back to the bank. */
export const HeldNote = ({ attempt, children }: HeldNoteProps) => (
  <span className="flex flex-col gap-2">
    <span>{children}</span>
    <Suspense fallback={null}>
      <BackToBank attempt={attempt} />
    </Suspense>
  </span>
);
