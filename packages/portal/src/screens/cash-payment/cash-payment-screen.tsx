import { paymentSegments } from '@surtidor/domain';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef, useState } from 'react';
import { PaymentsInProgress } from '../../features/payments-hub/in-progress-notice.tsx';
import { PaymentsHub } from '../../features/payments-hub/payments-hub.tsx';
import { useAbilities } from '../../platform/context/portal-context.tsx';
import { useDraftSlot } from '../../platform/drafts/use-draft-slot.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { CashPaymentModal } from './parts/cash-payment-modal.tsx';
import type { InitialCashPayment } from './parts/use-cash-form.ts';
import '../../shared/messages/spanish/features/cash-payments.ts';

const isSegment = (code: unknown): code is InitialCashPayment['segment'] =>
  paymentSegments.some((segment) => segment.code === code);

/** Parses a saved cash payment; null if invalid. */
function readInitialCashPayment(value: unknown): InitialCashPayment | null {
  if (typeof value !== 'object' || value === null) return null;
  const { segment, minor } = value as Readonly<Record<string, unknown>>;
  if (!isSegment(segment)) return null;
  return { segment, minor: Number.isSafeInteger(minor) ? Number(minor) : null };
}

/** Pays an amount to a business segment, without an invoice (spec 2, cash payment). */
const CashPaymentScreen = () => {
  const text = useText();
  const abilities = useAbilities();
  const draft = useDraftSlot('cash', 'session');
  const [openPayment, setOpenPayment] = useState(() =>
    readInitialCashPayment(draft.readInterrupted()),
  );
  // Closing the modal keeps the amount typed for the segment.
  const enteredAmounts = useRef(new Map<string, number>());
  const openSegment = (segment: string) =>
    setOpenPayment({ segment, minor: enteredAmounts.current.get(segment) ?? null });
  const saveAmount =
    ({ segment }: InitialCashPayment) =>
    (minor: number | null) => {
      if (minor === null) {
        enteredAmounts.current.delete(segment);
        return draft.remove();
      }
      enteredAmounts.current.set(segment, minor);
      draft.save({ segment, minor });
    };
  const restoreAmount =
    ({ segment }: InitialCashPayment) =>
    (minor: number) => {
      enteredAmounts.current.set(segment, enteredAmounts.current.get(segment) ?? minor);
      draft.restore({ segment, minor });
    };
  const close = () => {
    draft.remove();
    setOpenPayment(null);
  };
  return (
    <>
      <PaymentsHub
        page="cash-payment"
        title={text('Cash payment')}
        subtitle={text('Select the segment to pay, then the amount.')}
      />
      <h2 className="sr-only">{text('Business segments')}</h2>
      <SegmentList {...(abilities.pay && { onSelect: openSegment })} />
      <PaymentsInProgress />
      {openPayment && abilities.pay && (
        <CashPaymentModal
          initialPayment={openPayment}
          onAmountChange={saveAmount(openPayment)}
          onAmountRestore={restoreAmount(openPayment)}
          onClose={close}
        />
      )}
    </>
  );
};

interface SegmentListProps {
  /** Absent if the user cannot pay; the segments are then read-only. */
  readonly onSelect?: (code: string) => void;
}

const boxClasses =
  'flex w-full items-center gap-3 rounded-ui-lg border border-ui-line bg-ui-surface px-4 py-3 text-left elevate-1';

/** Lists the business segments in the order of spec 9. */
const SegmentList = ({ onSelect }: SegmentListProps) => (
  <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
    {paymentSegments.map(({ code, name }) => (
      <li key={code} className="grid">
        {onSelect === undefined ? (
          <div className={boxClasses}>
            <SegmentName code={code} name={name} />
          </div>
        ) : (
          <button
            type="button"
            className={`${boxClasses} hover:border-ui-line-strong hover:bg-ui-primary-soft`}
            onClick={() => onSelect(code)}
          >
            <SegmentName code={code} name={name} />
            <ChevronRight className="size-5 shrink-0 text-ui-ink-soft" />
          </button>
        )}
      </li>
    ))}
  </ul>
);

const SegmentName = ({ code, name }: { code: string; name: string }) => (
  <span className="min-w-0 flex-1">
    <span className="block font-bold wrap-break-word">{name}</span>
    <span className="block text-sm text-ui-ink-soft tabular-nums">
      {useText()('Segment {name}', { name: code })}
    </span>
  </span>
);

export default CashPaymentScreen;
