import { forwardRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { inkTone, type Tone } from '../../foundations/tone/index.ts';
import { passedOn, type RootProps } from '../../hooks/root-props.ts';
import { CircleCheck } from '../../icons/icons.ts';
import { OverdueTable } from './overdue-table.tsx';

export interface OverdueColumn {
  /** Unique key among the columns. */
  id: string;
  /** Below the bar: '1 a 7 días'. */
  label: string;
  /** The amount in full, for the table. */
  amount: string;
  /** The amount as it fits above a narrow bar: '$ 12,4 M'. The full amount unless given. */
  shortAmount?: string;
  /** The bar's height from 0 to 80 (spec 2); it is rendered no lower and no higher. */
  height: number;
  /** The color of the bar. The label carries the meaning. */
  tone: Tone;
  /** How the bar is filled, which tells bars of one colour apart; `solid` by default. */
  fill?: 'pale' | 'dotted' | 'striped' | 'solid';
  /** Where what the column counts is listed; without one the column leads nowhere. */
  href?: string;
}

export interface OverdueChartProps extends RootProps {
  /** What the chart shows; the name of its table. */
  caption: string;
  /** Five columns of one fifth each, the table's rows. */
  columns: ReadonlyArray<OverdueColumn>;
  /** Headings of the columns' names and of their amounts. */
  columnHeading: string;
  /** Heading of the amounts, for the table: 'Valor'. */
  amountHeading: string;
  /** Figures above the bars: total overdue, total portfolio. */
  totals: ReadonlyArray<{ label: string; amount: string; tone?: Tone }>;
  /** Rendered instead of the bars where every one of them has no height: 'No tiene facturas vencidas.' */
  emptyText?: string;
}

/**
 * What is overdue, by age: one table that is rendered as bars where they have room and as rows where
 * they have not, so that eye, keyboard and screen reader meet each figure once (spec 2). Columns
 * that lead to what they count are links.
 */
export const OverdueChart = forwardRef<HTMLElement, OverdueChartProps>(function OverdueChart(
  { totals, emptyText, ...chart },
  ref,
) {
  return (
    <figure
      ref={ref}
      {...passedOn(chart)}
      className={cn('@container flex flex-col gap-4', chart.className)}
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {totals.map(({ label, amount, tone = 'neutral' }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd
              className={cn(
                'font-heading text-base font-extrabold whitespace-nowrap tabular-nums @2xs:text-xl @sm:text-2xl @md:text-3xl',
                inkTone[tone],
              )}
            >
              {amount}
            </dd>
          </div>
        ))}
      </dl>
      {emptyText !== undefined && chart.columns.every(({ height }) => height <= 0) ? (
        // As tall as the bars that it replaces.
        <p className="flex min-h-32 flex-col items-center justify-center gap-2 text-center font-bold text-success-ink">
          <CircleCheck aria-hidden="true" className="size-10 shrink-0" strokeWidth={1.5} />
          {emptyText}
        </p>
      ) : (
        <OverdueTable {...chart} />
      )}
    </figure>
  );
});
