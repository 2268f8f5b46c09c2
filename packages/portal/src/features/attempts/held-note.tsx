import type { PaymentAttempt } from '@surtidor/domain/payments';
import type { ReactNode } from 'react';
import { BackToBank } from './back-to-bank.tsx';

export interface HeldNoteProps {
  /** The attempt that holds the document. */
  readonly attempt: PaymentAttempt;
  /** The text that says since when the payment is in progress. */
  readonly children: ReactNode;
}

/** Renders the note on the card of a document that is part of a payment, with the button that returns to the bank. */
export const HeldNote = ({ attempt, children }: HeldNoteProps) => (
  <span className="flex flex-col gap-2">
    <span>{children}</span>
    <BackToBank attempt={attempt} />
  </span>
);
