import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useKitMessages } from '../../messages/index.ts';
import { softTone, ToneIcon } from '../../tone/index.ts';

export interface HoldNoteProps {
  id: string;
  availability: 'open' | 'blocked' | 'in-payment';
  /** Without it the card says itself that it cannot be paid. */
  children: ReactNode;
}

const tones = { open: 'info', blocked: 'locked', 'in-payment': 'warning' } as const;

/** Why a document cannot be paid, or since when it is being paid. */
export const HoldNote = ({ id, availability, children }: HoldNoteProps) => {
  const { invoiceBlocked, invoiceInPayment } = useKitMessages();
  const tone = tones[availability];
  const own = availability === 'blocked' ? invoiceBlocked : invoiceInPayment;
  return (
    <div className={clsx('flex gap-2 rounded-md px-3 py-2 text-sm', softTone[tone])}>
      <ToneIcon tone={tone} className="mt-0.5 size-4 shrink-0" />
      <div id={id} className="min-w-0 text-ink">
        {children || own}
      </div>
    </div>
  );
};
