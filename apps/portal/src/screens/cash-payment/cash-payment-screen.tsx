import { paymentSegments } from '@surtidor/domain';
import { useRef, useState } from 'react';
import { usePaymentDraft } from '../../features/payments/drafts/use-payment-draft.ts';
import {
  OtherPaymentsInProgress,
  OwnPaymentsInProgress,
} from '../../features/payments-hub/in-progress-notice.tsx';
import { PaymentsHub } from '../../features/payments-hub/payments-hub.tsx';
import { useAbilities } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { CashPaymentModal } from './parts/cash-payment-modal.tsx';
import { SegmentList } from './parts/segment-list.tsx';
import type { CashStart } from './parts/use-cash-form.ts';

const isSegment = (code: unknown): code is CashStart['segment'] =>
  paymentSegments.some((segment) => segment.code === code);

/** Parses a saved cash payment; null if invalid. */
function readCashStart(value: unknown): CashStart | null {
  if (typeof value !== 'object' || value === null) return null;
  const { segment, minor } = value as Readonly<Record<string, unknown>>;
  if (!isSegment(segment)) return null;
  return { segment, minor: Number.isSafeInteger(minor) ? Number(minor) : null };
}

/** Pays an amount to a business segment, without an invoice (spec 2, cash payment). */
export const CashPaymentScreen = () => {
  const text = useText();
  const abilities = useAbilities();
  const draft = usePaymentDraft('cash', readCashStart);
  const [paying, setPaying] = useState<CashStart | null>(draft.interrupted);
  // Closing the modal keeps the amount typed for the segment.
  const typed = useRef(new Map<string, number>());
  const choose = (segment: string) =>
    setPaying({ segment, minor: typed.current.get(segment) ?? null });
  const keep =
    ({ segment }: CashStart) =>
    (minor: number | null) => {
      if (minor === null) {
        typed.current.delete(segment);
        return draft.forget();
      }
      typed.current.set(segment, minor);
      draft.keep({ segment, minor });
    };
  const close = () => {
    draft.forget();
    setPaying(null);
  };
  return (
    <>
      <PaymentsHub
        section="cash"
        title={text('Cash payment')}
        subtitle={text('Choose the segment you pay to, then the amount.')}
      />
      <OwnPaymentsInProgress />
      <h2 className="sr-only">{text('Business segments')}</h2>
      <SegmentList {...(abilities.pay && { onChoose: choose })} />
      <OtherPaymentsInProgress />
      {paying && abilities.pay && (
        <CashPaymentModal start={paying} onAmountChange={keep(paying)} onClose={close} />
      )}
    </>
  );
};
