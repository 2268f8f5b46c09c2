import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { softTone, type Tone, ToneIcon } from '../../foundations/tone/index.ts';
import { useKitMessages } from '../../messages/index.ts';

export interface HoldNoteProps {
  id: string;
  availability: InvoiceAvailability;
  /** Without it the card says itself that it cannot be paid. */
  children: ReactNode;
}

/** Whether a document can be selected and paid, and if not, what keeps it from that. */
export type InvoiceAvailability = 'open' | 'blocked' | 'in-payment' | 'closed';

/** The colour of what is said about each: only what somebody holds back is orange-red. */
export const availabilityTones: Readonly<Record<InvoiceAvailability, Tone>> = {
  open: 'info',
  blocked: 'locked',
  'in-payment': 'info',
  closed: 'neutral',
};

/** Why a document cannot be paid, or since when it is being paid. */
export const HoldNote = ({ id, availability, children }: HoldNoteProps) => {
  const { invoiceBlocked, invoiceInPayment } = useKitMessages();
  const tone = availabilityTones[availability];
  const own = availability === 'in-payment' ? invoiceInPayment : invoiceBlocked;
  return (
    <div className={cn('flex gap-2 rounded-md px-3 py-2 text-sm', softTone[tone])}>
      <ToneIcon tone={tone} className="mt-0.5 size-4 shrink-0" />
      <div id={id} className="min-w-0 text-ink">
        {children || own}
      </div>
    </div>
  );
};
