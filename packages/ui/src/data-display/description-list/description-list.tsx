import { forwardRef, type ReactNode } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';

/** One named value. */
export interface Fact {
  /** What the value is of: 'Fecha de vencimiento'. Tells the facts of a list apart. */
  label: string;
  /** As it is shown: a text, an amount already formatted, a link. */
  value: ReactNode;
}

export interface DescriptionListProps extends RootProps {
  /** Names and values in the order they are read. */
  facts: ReadonlyArray<Fact>;
  /** `grid` sets label over value in columns; `lines` sets them at both ends of a line. */
  layout?: 'grid' | 'lines';
}

const listClasses = cva('text-sm', {
  variants: { layout: { grid: 'grid grid-cols-2 gap-x-4 gap-y-2', lines: 'divide-y divide-line' } },
  defaultVariants: { layout: 'grid' },
});

const factClasses = cva('min-w-0', {
  variants: { layout: { grid: '', lines: 'flex flex-wrap justify-between gap-x-4 py-2' } },
});

const valueClasses = cva('wrap-break-word', {
  variants: { layout: { grid: '', lines: 'text-right font-semibold' } },
});

/** Names and values. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(
  function DescriptionList({ facts, layout = 'grid', className, ...rest }, ref) {
    return (
      <dl ref={ref} {...rest} className={listClasses({ layout, className })}>
        {facts.map(({ label, value }) => (
          <div key={label} className={factClasses({ layout })}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className={valueClasses({ layout })}>{value}</dd>
          </div>
        ))}
      </dl>
    );
  },
);
