import { forwardRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { inkToneClasses, type Tone } from '../../foundations/tone/index.ts';
import { getRootProps, type RootProps } from '../../hooks/root-props.ts';
import { CircleCheck } from '../../icons/icons.ts';
import { OverdueTable } from './overdue-table.tsx';

export interface OverdueColumn {
  /** Unique key among the columns. */
  id: string;
  /** The label below the bar: '1 a 7 días'. */
  label: string;
  /** The full amount, for the table. */
  amount: string;
  /** A short amount above a narrow bar: '$ 12,4 M'. Defaults to the full amount. */
  shortAmount?: string;
  /** The bar's height from 0 to 80 (spec 2); clamped. */
  height: number;
  /** The color of the bar. The label carries the meaning. */
  tone: Tone;
  /**
   * The fill pattern, which distinguishes bars of the same color.
   * @default 'solid'
   */
  fill?: 'pale' | 'dotted' | 'striped' | 'solid';
  /** The URL of the list of its invoices; without it the column is not a link. */
  href?: string;
}

export interface OverdueChartProps extends RootProps {
  /** The caption of the table. */
  caption: string;
  /** The five columns, each of which is a row of the table. */
  columns: ReadonlyArray<OverdueColumn>;
  /** The heading of the column labels. */
  columnHeading: string;
  /** The heading of the amounts: 'Valor'. */
  amountHeading: string;
  /** The totals above the bars: total overdue, total portfolio. `sm` is for a detail beside them. */
  totals: ReadonlyArray<{ label: string; amount: string; tone?: Tone; size?: 'sm' }>;
  /** Replaces the bars if all heights are 0: 'No tiene facturas vencidas.' */
  emptyText?: string;
}

/**
 * The overdue amounts by age. A single table is rendered as bars, or as rows if the bars do not fit, so that
 * screen readers and keyboard users find each amount once (spec 2). Columns with an `href` are links.
 */
export const OverdueChart = forwardRef<HTMLElement, OverdueChartProps>(function OverdueChart(
  { totals, emptyText, ...chart },
  ref,
) {
  return (
    <figure
      ref={ref}
      {...getRootProps(chart)}
      className={cn('@container flex flex-col gap-4', chart.className)}
    >
      {/* On a phone one below the other: what fits beside another depends on the font, which loads later. */}
      <dl className="flex flex-col gap-x-8 gap-y-2 @2xl:flex-row @2xl:flex-wrap">
        {totals.map(({ label, amount, tone = 'neutral', size }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ui-ink-soft">{label}</dt>
            <dd
              translate="no"
              className={cn(
                'font-heading text-base font-extrabold whitespace-nowrap tabular-nums',
                size !== 'sm' && '@2xs:text-xl @sm:text-2xl @md:text-3xl',
                inkToneClasses[tone],
              )}
            >
              {amount}
            </dd>
          </div>
        ))}
      </dl>
      {emptyText !== undefined && chart.columns.every(({ height }) => height <= 0) ? (
        // Same height as the bars.
        <p className="flex min-h-32 flex-col items-center justify-center gap-2 text-center font-bold text-ui-success-ink">
          <CircleCheck aria-hidden="true" className="size-10 shrink-0" strokeWidth={1.5} />
          <span>{emptyText}</span>
        </p>
      ) : (
        <OverdueTable {...chart} />
      )}
    </figure>
  );
});
