import { forwardRef, type ReactNode, useDeferredValue, useId, useRef } from 'react';
import { Button } from '../../actions/button/index.ts';
import { DisclosureButton } from '../../data-display/disclosure/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { softToneClasses, ToneIcon } from '../../foundations/tone/index.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { useComposedRefs } from '../../hooks/use-composed-refs.ts';
import { usePatternMessages } from '../../messages/index.ts';
import { PurchaseLines, type PurchaseLinesProps } from './purchase-lines.tsx';

export type { PurchaseLine } from './purchase-lines.tsx';

export interface PurchaseSummaryProps extends PurchaseLinesProps, RootProps {
  /** The accessible name of the summary: 'Resumen de la compra'. */
  label: string;
  /** Whether the lines are visible. */
  expanded: boolean;
  /** Called with the new expanded state. */
  onExpandedChange: (expanded: boolean) => void;
  /** The formatted total number of vouchers. */
  count: string;
  /** The formatted total price. */
  total: string;
  /** A note about the purchase limit; `alert` renders it as an alert (spec 8). */
  notice?: { style: 'plain' | 'alert'; text: ReactNode };
  /** The text below the button while the purchase is empty. */
  emptyText?: ReactNode;
  /** Whether the purchase cannot continue, because it is empty or above the limit. */
  disabled?: boolean;
  /** Called to continue to the payment. */
  onContinue: () => void;
  /** Actions beside the toggle of the lines, such as a button that clears the purchase. */
  actions?: ReactNode;
}

/** The current purchase and the button to continue (spec 2, purchase summary). */
export const PurchaseSummary = forwardRef<HTMLElement, PurchaseSummaryProps>(
  function PurchaseSummary(
    {
      label,
      expanded,
      onExpandedChange,
      count,
      total,
      notice,
      emptyText,
      disabled = false,
      onContinue,
      actions,
      onRemove,
      className,
      ...linesProps
    },
    ref,
  ) {
    const id = useId();
    const messages = usePatternMessages();
    const summaryRef = useRef<HTMLElement>(null);
    const composedRef = useComposedRefs(summaryRef, ref);
    // The clicked button is removed with its line; the focus moves to the summary.
    const removeLine = (lineId: string) => {
      summaryRef.current?.focus();
      onRemove(lineId);
    };
    const isEmpty = linesProps.lines.length === 0;
    // A hundred lines render slowly; the deferred value keeps the toggle responsive.
    const deferredExpanded = useDeferredValue(expanded);
    return (
      <section
        {...getRootProps(linesProps)}
        ref={composedRef}
        tabIndex={-1}
        aria-label={label}
        className={cn(
          'outline-none flex min-w-0 flex-col gap-3 rounded-ui-lg border border-ui-line bg-ui-surface p-4 elevate-1 sm:px-5',
          className,
        )}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div role="status" className="min-w-0">
            <dl className="flex flex-wrap gap-x-8 gap-y-1">
              <SummaryItem label={messages.vouchersAdded}>{count}</SummaryItem>
              <SummaryItem label={messages.totalValue}>{total}</SummaryItem>
            </dl>
          </div>
          <Button size="lg" disabled={disabled} onClick={onContinue} className="max-sm:w-full">
            {messages.continuePurchase}
          </Button>
        </div>
        <div aria-live="polite">{notice && <Notice {...notice} />}</div>
        {isEmpty && emptyText && <p className="text-sm text-ui-ink-soft">{emptyText}</p>}
        {!isEmpty && (
          <div className="-mx-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <DisclosureButton
              label={expanded ? messages.hidePurchase : messages.showPurchase}
              open={expanded}
              onOpenChange={onExpandedChange}
              controls={`${id}-lines`}
            />
            {actions}
          </div>
        )}
        {deferredExpanded && !isEmpty && (
          <div id={`${id}-lines`} className="min-w-0">
            <PurchaseLines {...linesProps} onRemove={removeLine} />
          </div>
        )}
      </section>
    );
  },
);

const SummaryItem = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ui-ink-soft">{label}</dt>
    <dd translate="no" className="font-heading text-xl font-extrabold wrap-break-word tabular-nums">
      {children}
    </dd>
  </div>
);

const Notice = ({ style, text }: NonNullable<PurchaseSummaryProps['notice']>) => {
  if (style === 'plain') return <p className="text-sm text-ui-ink-soft">{text}</p>;
  return (
    <p className={cn('flex gap-2 rounded-ui-md px-3 py-2 text-sm', softToneClasses.danger)}>
      <ToneIcon tone="danger" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 text-ui-ink">{text}</span>
    </p>
  );
};
