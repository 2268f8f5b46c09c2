import { forwardRef, type ReactNode } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';

/** One named value. */
export interface Fact {
  /** The label of the value: 'Fecha de vencimiento'. Unique in the list. */
  label: string;
  /** The value: a string, a formatted amount or a link. */
  value: ReactNode;
}

export interface DescriptionListProps extends RootProps {
  /** Labels and values, in order. */
  facts: ReadonlyArray<Fact>;
  /** `grid` puts labels above values in columns; `lines` puts them at both ends of a line. */
  layout?: 'grid' | 'lines';
}

const listClasses = cva('text-sm', {
  variants: {
    layout: { grid: 'grid grid-cols-2 gap-x-4 gap-y-2', lines: 'divide-y divide-ui-line' },
  },
  defaultVariants: { layout: 'grid' },
});

const factClasses = cva('min-w-0', {
  variants: { layout: { grid: '', lines: 'flex flex-wrap justify-between gap-x-4 py-2' } },
});

const valueClasses = cva('wrap-break-word', {
  variants: { layout: { grid: '', lines: 'text-right font-semibold' } },
});

/** A list of labels and values. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(
  function DescriptionList({ facts, layout = 'grid', className, ...rest }, ref) {
    return (
      <dl ref={ref} {...rest} className={listClasses({ layout, className })}>
        {facts.map(({ label, value }) => (
          <div key={label} className={factClasses({ layout })}>
            <dt className="text-ui-ink-soft">{label}</dt>
            <dd translate="no" className={valueClasses({ layout })}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    );
  },
);
