import { useId } from 'react';
import { useLinkElement } from '../../actions/link/link-provider.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { softToneClasses, solidToneClasses } from '../../foundations/tone/index.ts';
import type { OverdueChartProps, OverdueColumn } from './overdue-chart.tsx';

/** Amounts longer than these, in characters, need more space above the bars. */
const barContainers = [
  { maxLength: 9, container: '@container/bars' },
  { maxLength: 13, container: '@container/wide-bars' },
] as const;

const getContainerClass = (columns: readonly OverdueColumn[]) => {
  const longestLength = Math.max(
    ...columns.map(({ amount, shortAmount = amount }) => shortAmount.length),
  );
  return (
    barContainers.find((option) => longestLength <= option.maxLength)?.container ??
    '@container/widest-bars'
  );
};

/** Each row spans both grid tracks, so that the bars share a baseline and the labels a height. */
const subgridClasses = 'row-span-2 grid grid-rows-subgrid';
const listedRowClasses = 'listed:flex listed:flex-wrap listed:justify-between listed:gap-x-4';

/** The columns as bars, or as rows if the amounts do not fit above the bars. */
export const OverdueTable = ({
  caption,
  columns,
  columnHeading,
  amountHeading,
}: Omit<OverdueChartProps, 'totals'>) => (
  <div className={getContainerClass(columns)}>
    <table className="block text-xs listed:text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only listed:not-sr-only listed:block">
        <tr className={cn('text-ui-ink-soft', listedRowClasses)}>
          <th scope="col" className="font-normal">
            {columnHeading}
          </th>
          <th scope="col" className="ml-auto font-normal">
            {amountHeading}
          </th>
        </tr>
      </thead>
      <tbody className="grid grid-cols-5 grid-rows-[auto_auto] listed:block listed:divide-y listed:divide-ui-line">
        {columns.map((column) => (
          <OverdueRow key={column.id} {...column} />
        ))}
      </tbody>
    </table>
  </div>
);

const OverdueRow = ({
  label,
  amount,
  shortAmount = amount,
  height,
  tone,
  fill = 'solid',
  href,
}: OverdueColumn) => {
  const LinkElement = useLinkElement();
  return (
    <tr
      className={cn(
        subgridClasses,
        listedRowClasses,
        'relative rounded-ui-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ui-ring listed:rounded-none listed:py-1',
      )}
    >
      <th
        scope="row"
        className="order-last min-w-0 px-1 pt-1 font-normal text-ui-ink-soft listed:order-none listed:px-0 listed:pt-0 listed:text-left"
      >
        {href === undefined ? (
          label
        ) : (
          <LinkElement
            href={href}
            className="underline-offset-2 outline-none after:absolute after:inset-0 hover:underline listed:text-ui-primary-ink listed:underline"
          >
            {label}
          </LinkElement>
        )}
      </th>
      <td
        translate="no"
        className="flex flex-col justify-end border-b border-ui-line-strong px-1 text-center whitespace-nowrap tabular-nums listed:ml-auto listed:block listed:border-0 listed:px-0"
      >
        <span className="sr-only listed:not-sr-only">{amount}</span>
        <span aria-hidden="true" className="font-bold listed:hidden">
          {shortAmount}
        </span>
        <Bar height={height} tone={tone} fill={fill} />
      </td>
    </tr>
  );
};

const pixelsPerRem = 16;
const maxBarHeight = 80;

const barClasses = cva('mx-auto mt-1 block max-w-16 rounded-t-ui-sm listed:hidden', {
  variants: {
    solid: solidToneClasses,
    pale: softToneClasses,
    // Forced colors remove backgrounds: border and pattern stay.
    outlined: {
      true: 'outline-2 -outline-offset-2 forced-colors:text-[CanvasText]',
      false: 'forced-colors:bg-[CanvasText]',
    },
  },
});

const fillPatterns = {
  dotted: <circle cx="4" cy="4" r="1.75" fill="currentColor" />,
  striped: <path d="M-2 2 2-2M0 8 8 0M6 10l4-4" stroke="currentColor" strokeWidth="2.5" />,
} as const;

/** The height is an SVG attribute: a content security policy may forbid inline styles in server-rendered pages. */
const Bar = ({ height, tone, fill }: Required<Pick<OverdueColumn, 'height' | 'tone' | 'fill'>>) => {
  const id = useId();
  const isSolid = fill === 'solid';
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      data-fill={fill}
      width="100%"
      height={`${Math.min(Math.max(height, 0), maxBarHeight) / pixelsPerRem}rem`}
      // A bar of height 0 has no border.
      className={barClasses({
        [isSolid ? 'solid' : 'pale']: tone,
        outlined: !isSolid && height > 0,
      })}
    >
      {(fill === 'dotted' || fill === 'striped') && (
        <>
          <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
            {fillPatterns[fill]}
          </pattern>
          <rect width="100%" height="100%" fill={`url(#${id})`} />
        </>
      )}
    </svg>
  );
};
