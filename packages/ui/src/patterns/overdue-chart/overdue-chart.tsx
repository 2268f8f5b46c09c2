import { clsx } from 'clsx';
import { inkTone, solidTone, type Tone } from '../../tone/index.ts';

export interface OverdueColumn {
  id: string;
  /** Below the bar: '1 a 7 días'. */
  label: string;
  /** The amount in full, for the table. */
  amount: string;
  /** The amount as it fits above a narrow bar: '$ 12,4 M'. The full amount unless given. */
  shortAmount?: string;
  /** The bar's height from 0 to 80 (spec 2). */
  height: number;
  /** The bar's colour; the label carries the meaning. */
  tone: Tone;
}

export interface OverdueChartProps {
  /** What the chart shows; also the name of its table. */
  caption: string;
  /** Five columns of one fifth each. */
  columns: readonly OverdueColumn[];
  /** Headings of the table that stands in for the picture. */
  columnHeading: string;
  amountHeading: string;
  /** Figures above the bars: total overdue, total portfolio. */
  totals: readonly { label: string; amount: string; tone?: Tone }[];
}

/**
 * What is overdue, by age: a picture for the eye and a table for screen readers (spec 2). Where the
 * bars have no room for their amounts, the table takes the place of the picture.
 */
export const OverdueChart = ({
  caption,
  columns,
  columnHeading,
  amountHeading,
  totals,
}: OverdueChartProps) => (
  <figure className="@container flex flex-col gap-4">
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {totals.map(({ label, amount, tone = 'neutral' }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd
            className={clsx(
              'font-heading text-xl font-extrabold tabular-nums sm:text-2xl',
              inkTone[tone],
            )}
          >
            {amount}
          </dd>
        </div>
      ))}
    </dl>
    <div aria-hidden="true" className="@max-2xs:hidden">
      <Bars columns={columns} />
    </div>
    <table className="sr-only @max-2xs:not-sr-only">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columnHeading}</th>
          <th scope="col">{amountHeading}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column.id}>
            <th scope="row" className="text-left font-normal">
              {column.label}
            </th>
            <td className="pl-2 text-right whitespace-nowrap">{column.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </figure>
);

const pixelsPerRem = 16;

const Bars = ({ columns }: Pick<OverdueChartProps, 'columns'>) => (
  <>
    <div className="flex items-end border-b border-line-strong">
      {columns.map((column) => (
        <div key={column.id} className="w-1/5 px-1 text-center">
          <p className="text-xs font-bold tabular-nums">{column.shortAmount ?? column.amount}</p>
          <div
            className={clsx('mx-auto mt-1 max-w-16 rounded-t-sm', solidTone[column.tone])}
            style={{ height: `${column.height / pixelsPerRem}rem` }}
          />
        </div>
      ))}
    </div>
    <div className="flex pt-1">
      {columns.map((column) => (
        <p key={column.id} className="w-1/5 px-1 text-center text-xs text-ink-soft">
          {column.label}
        </p>
      ))}
    </div>
  </>
);
