import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { softToneClasses, type Tone, ToneIcon } from '../../foundations/tone/index.ts';
import { useKitMessages } from '../../messages/index.ts';

export interface DisabledReasonNoteProps {
  id: string;
  reason: InvoiceDisabledReason;
  /** The reason; a default message is used without it. */
  children: ReactNode;
}

/**
 * The reason why a document can be neither selected nor paid: `blocked`, `in-payment` during a pending
 * payment, or `closed` if nothing is due or it cannot be paid here.
 */
export type InvoiceDisabledReason = 'blocked' | 'in-payment' | 'closed';

/** The tone of each reason; only blocked documents are orange-red. */
export const disabledReasonTones: Readonly<Record<InvoiceDisabledReason, Tone>> = {
  blocked: 'locked',
  'in-payment': 'info',
  closed: 'neutral',
};

/** The note that explains why a document cannot be paid, or when its pending payment started. */
export const DisabledReasonNote = ({ id, reason, children }: DisabledReasonNoteProps) => {
  const { invoiceBlocked, invoiceInPayment } = useKitMessages();
  const tone = disabledReasonTones[reason];
  const defaultText = reason === 'in-payment' ? invoiceInPayment : invoiceBlocked;
  return (
    <div className={cn('flex gap-2 rounded-ui-md px-3 py-2 text-sm', softToneClasses[tone])}>
      <ToneIcon tone={tone} className="mt-0.5 size-4 shrink-0" />
      <div id={id} className="min-w-0 text-ui-ink">
        {children || defaultText}
      </div>
    </div>
  );
};
