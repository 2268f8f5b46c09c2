import type { VariantProps } from 'class-variance-authority';
import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../actions/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { useComposedRefs } from '../../hooks/use-composed-refs.ts';
import { useFooterBar } from '../../layout/selection-bar/use-footer-bar.ts';
import { useListMessages } from '../../messages/index.ts';

/** A labeled, formatted sum. */
export interface ComparisonSum {
  /** The label of the sum: 'Pagos (2)'. */
  label: string;
  /** The formatted amount with its currency: '$ 1.200.000'. */
  amount: string;
}

export interface ComparisonBarProps extends RootProps {
  /** The number of selected items on both sides; renders nothing at 0. Keep it mounted, since it may have the focus. */
  count: number;
  /** The total of the selected payments. */
  payments: ComparisonSum;
  /** The total of the selected invoices. */
  invoices: ComparisonSum;
  /** The difference between the two sides. */
  difference: ComparisonSum;
  /** Whether both totals are equal. */
  balanced: boolean;
  /** The reason why the user cannot continue, or the meaning of the difference. Announced on change. */
  hint?: ReactNode;
  /** The label of the main action: 'Continuar'. */
  actionLabel: string;
  /** Called when the main action is clicked. */
  onAction: () => void;
  /** Whether the main action is disabled, for example while one side has no selection. */
  disabled?: boolean;
  /** Called to clear the selection. */
  onClear: () => void;
}

const panelClasses = cva('', {
  variants: {
    visible: {
      true: 'flex animate-enter flex-wrap items-center gap-x-6 gap-y-2 rounded-t-ui-lg border border-ui-line bg-ui-surface px-4 py-3 elevate-2 sm:px-5',
      false: '',
    },
  },
});

/**
 * The totals of both sides and their difference, below the two columns. It is sticky if the screen is tall
 * enough for the user's text size.
 */
export const ComparisonBar = forwardRef<HTMLDivElement, ComparisonBarProps>(function ComparisonBar(
  { count, hint, ...bar },
  ref,
) {
  const { payments, invoices, difference, balanced } = bar;
  const footerBar = useFooterBar(`${payments.label}, ${invoices.label}`);
  const composedRef = useComposedRefs(footerBar.ref, ref);
  const hasSelection = count > 0;
  return (
    <div
      {...footerBar}
      {...getRootProps(bar)}
      ref={composedRef}
      className={cn(
        'bottom-0 z-10 outline-none [@media(min-height:36rem)]:sticky print:hidden',
        bar.className,
      )}
    >
      <div className={panelClasses({ visible: hasSelection })}>
        {hasSelection && (
          <ComparisonSums
            {...{ payments, invoices, difference, balanced }}
            className="min-w-0 flex-auto"
          />
        )}
        {hasSelection && (
          <BarButtons
            {...bar}
            onClear={() => {
              // The clicked button is removed with the selection; the focus moves to the bar.
              footerBar.ref.current?.focus({ preventScroll: true });
              bar.onClear();
            }}
          />
        )}
        <p role="status" className="w-full text-sm text-ui-ink-soft empty:hidden">
          {hasSelection && hint}
        </p>
      </div>
    </div>
  );
});

const BarButtons = ({
  actionLabel,
  disabled,
  onAction,
  onClear,
}: Pick<ComparisonBarProps, 'actionLabel' | 'disabled' | 'onAction' | 'onClear'>) => {
  const { clearSelection } = useListMessages();
  return (
    <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
      <Button variant="quiet" onClick={onClear}>
        {clearSelection}
      </Button>
      <Button size="lg" disabled={disabled} onClick={onAction}>
        {actionLabel}
      </Button>
    </div>
  );
};

export interface ComparisonSumsProps
  extends RootProps,
    Pick<ComparisonBarProps, 'payments' | 'invoices' | 'difference' | 'balanced'> {}

/** The totals of payments and invoices and their difference, side by side. */
export const ComparisonSums = forwardRef<HTMLDListElement, ComparisonSumsProps>(
  function ComparisonSums({ payments, invoices, difference, balanced, className, ...rest }, ref) {
    return (
      <dl
        ref={ref}
        {...rest}
        className={cn('flex flex-wrap gap-x-4 gap-y-1 tabular-nums sm:gap-x-6', className)}
      >
        <LabeledSum {...payments} />
        <LabeledSum {...invoices} />
        <LabeledSum {...difference} tone={balanced ? 'balanced' : 'unbalanced'} />
      </dl>
    );
  },
);

const amountClasses = cva('font-heading text-sm font-extrabold sm:text-lg', {
  variants: {
    tone: { plain: '', balanced: 'text-ui-success-ink', unbalanced: 'text-ui-warning-ink' },
  },
});

interface SumProps extends ComparisonSum, VariantProps<typeof amountClasses> {}

const LabeledSum = ({ label, amount, tone }: SumProps) => (
  <div className="min-w-0">
    <dt className="text-xs text-ui-ink-soft sm:text-sm">{label}</dt>
    <dd translate="no" className={amountClasses({ tone })}>
      {amount}
    </dd>
  </div>
);
