import { clsx } from 'clsx';
import { Link } from '../../link/index.ts';
import { useLinkElement } from '../../link/link-provider.tsx';
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
  /** Where what the column counts is listed; without one the column leads nowhere. */
  href?: string;
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
 * What is overdue, by age: a picture for the eye and a table for screen readers (spec 2). Columns
 * that lead to what they count are links, and the picture then speaks for itself. Where the bars
 * have no room for their amounts, the table takes the place of the picture.
 */
export const OverdueChart = ({ totals, ...chart }: OverdueChartProps) => {
  const leads = chart.columns.some(({ href }) => href !== undefined);
  return (
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
      <Bars caption={chart.caption} columns={chart.columns} hidden={!leads} />
      <ColumnTable
        {...chart}
        className={leads ? 'hidden @max-2xs:table' : 'sr-only @max-2xs:not-sr-only'}
      />
    </figure>
  );
};

type TableProps = Omit<OverdueChartProps, 'totals'> & { className: string };

const ColumnTable = ({ caption, columns, columnHeading, amountHeading, className }: TableProps) => (
  <table className={className}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{columnHeading}</th>
        <th scope="col">{amountHeading}</th>
      </tr>
    </thead>
    <tbody>
      {columns.map(({ id, label, amount, href }) => (
        <tr key={id}>
          <th scope="row" className="text-left font-normal">
            {href === undefined ? label : <Link href={href}>{label}</Link>}
          </th>
          <td className="pl-2 text-right whitespace-nowrap">{amount}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const pixelsPerRem = 16;

/** A column takes both rows of the picture, so that bars share one ground and labels one height. */
const both = 'row-span-2 grid grid-rows-subgrid';

type BarsProps = Pick<OverdueChartProps, 'caption' | 'columns'> & { hidden: boolean };

const Bars = ({ caption, columns, hidden }: BarsProps) => (
  <ul
    aria-label={caption}
    aria-hidden={hidden || undefined}
    className="grid grid-cols-5 grid-rows-[auto_auto] @max-2xs:hidden"
  >
    {columns.map((column) => (
      <li key={column.id} className={both}>
        <Bar {...column} />
      </li>
    ))}
  </ul>
);

const Bar = ({ label, amount, shortAmount = amount, height, tone, href }: OverdueColumn) => {
  const Element = useLinkElement();
  const picture = (
    <>
      <span className="flex flex-col justify-end border-b border-line-strong px-1 text-center">
        <span aria-hidden="true" className="text-xs font-bold tabular-nums">
          {shortAmount}
        </span>
        <span className="sr-only">{amount}</span>
        <span
          className={clsx('mx-auto mt-1 block w-full max-w-16 rounded-t-sm', solidTone[tone])}
          style={{ height: `${height / pixelsPerRem}rem` }}
        />
      </span>
      <span className="px-1 pt-1 text-center text-xs text-ink-soft group-hover:underline">
        {label}
      </span>
    </>
  );
  return href === undefined ? (
    <span className={both}>{picture}</span>
  ) : (
    <Element href={href} className={clsx(both, 'group rounded-sm underline-offset-2')}>
      {picture}
    </Element>
  );
};
