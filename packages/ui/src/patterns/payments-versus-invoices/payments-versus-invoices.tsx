import { forwardRef, type ReactNode, useId } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';
import { SegmentedControl } from '../../inputs/segmented-control/index.ts';
import { ComparisonMark } from './comparison-mark.tsx';

/** The two sides of a compensation. */
export type ComparisonSideName = 'payments' | 'invoices';

/** One column of the selection. */
export interface ComparisonColumn {
  /** The column's heading: 'Pagos'. */
  title: string;
  /** The number of selected documents; also shown in the switch on phones. */
  selected: number;
  /** A summary of the selection: '2 elegidos, $ 3.500.000'. */
  summary: ReactNode;
  /** A button or link beside the heading. */
  action?: ReactNode;
  /** The list in its current state, with its own load-more button. */
  children: ReactNode;
}

export interface PaymentsVersusInvoicesProps extends RootProps {
  /** The accessible name of the switch between the two sides; shown on narrow screens only. */
  switchLabel: string;
  /** The visible side on narrow screens; wide screens show both. */
  side: ComparisonSideName;
  /** Called with the selected side, on narrow screens. */
  onSideChange: (side: ComparisonSideName) => void;
  /** The switch between cards and rows for both lists. */
  view?: ReactNode;
  /** The left column, or the first side of the switch. */
  payments: ComparisonColumn;
  /** The right column, or the second side of the switch. */
  invoices: ComparisonColumn;
}

const formatColumnLabel = ({ title, selected }: ComparisonColumn) =>
  selected === 0 ? title : `${title} (${selected})`;

/** Leaves space for the view switch if both are side by side. */
const switchClasses = cva('mb-4 lg:hidden', {
  variants: { besideView: { true: 'md:mr-30', false: '' } },
});

const columnClasses = cva('min-w-0', {
  variants: { hidden: { true: 'max-lg:hidden', false: '' } },
});

const headerClasses = cva(
  'mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1',
  { variants: { besideView: { true: 'lg:pr-30', false: '' } } },
);

/**
 * Payments and invoices side by side, with a VS label between them (spec 2, compensations). Narrow screens show one
 * side at a time and a switch.
 */
export const PaymentsVersusInvoices = forwardRef<HTMLDivElement, PaymentsVersusInvoicesProps>(
  function PaymentsVersusInvoices(
    { switchLabel, side, onSideChange, view, payments, invoices, className, ...rest },
    ref,
  ) {
    return (
      <div ref={ref} {...rest} className={cn('relative', className)}>
        {view && <div className="absolute top-0 right-0">{view}</div>}
        <div className={switchClasses({ besideView: Boolean(view) })}>
          <SegmentedControl
            label={switchLabel}
            value={side}
            options={[
              { value: 'payments', label: formatColumnLabel(payments) },
              { value: 'invoices', label: formatColumnLabel(invoices) },
            ]}
            onValueChange={onSideChange}
          />
        </div>
        <div className="grid gap-x-4 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
          <Column {...payments} hidden={side !== 'payments'} />
          <ComparisonMark direction="following" className="max-lg:hidden" />
          <Column {...invoices} hidden={side !== 'invoices'} besideView={Boolean(view)} />
        </div>
      </div>
    );
  },
);

/** A column; hidden only if there is no space for both. */
const Column = ({
  title,
  summary,
  action,
  children,
  hidden,
  besideView = false,
}: ComparisonColumn & { hidden: boolean; besideView?: boolean }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={columnClasses({ hidden })}>
      <div className={headerClasses({ besideView })}>
        <div className="min-w-0">
          <h2 id={id} className="font-heading text-lg font-bold">
            {title}
          </h2>
          <p className="text-sm text-ui-ink-soft tabular-nums">{summary}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
};
