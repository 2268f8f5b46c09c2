import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { softTone, type Tone, ToneIcon } from '../../foundations/tone/index.ts';
import { useKitMessages } from '../../messages/index.ts';

export interface HoldNoteProps {
  id: string;
  reason: InvoiceDisabledReason;
  /** Without it the card says itself that it cannot be paid. */
  children: ReactNode;
}

/**
 * Why a document can be neither selected nor paid: `blocked` by somebody, `in-payment` while a payment
 * of it has not ended, `closed` when nothing is to be paid.
 */
export type InvoiceDisabledReason = 'blocked' | 'in-payment' | 'closed';

/** The colour of each reason: only what somebody holds back is orange-red. */
export const disabledReasonTones: Readonly<Record<InvoiceDisabledReason, Tone>> = {
  blocked: 'locked',
  'in-payment': 'info',
  closed: 'neutral',
};

/** Why a document cannot be paid, or since when it is being paid. */
export const HoldNote = ({ id, reason, children }: HoldNoteProps) => {
  const { invoiceBlocked, invoiceInPayment } = useKitMessages();
  const tone = disabledReasonTones[reason];
  const own = reason === 'in-payment' ? invoiceInPayment : invoiceBlocked;
  return (
    <div className={cn('flex gap-2 rounded-md px-3 py-2 text-sm', softTone[tone])}>
      <ToneIcon tone={tone} className="mt-0.5 size-4 shrink-0" />
      <div id={id} className="min-w-0 text-ink">
        {children || own}
      </div>
    </div>
  );
};
