import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** One named value. */
export interface Fact {
  /** What the value is of: 'Fecha de vencimiento'. Tells the facts of a list apart. */
  label: string;
  /** As it is shown: a text, an amount already formatted, a link. */
  value: ReactNode;
}

export interface FactListProps {
  /** Names and values in the order they are read. */
  facts: readonly Fact[];
  /** `grid` sets label over value in columns; `lines` sets them at both ends of a line. */
  layout?: 'grid' | 'lines';
  /** Classes for the list: its columns, gaps and margins. */
  className?: string;
}

const layouts = {
  grid: {
    list: 'grid grid-cols-2 gap-x-4 gap-y-2 text-sm',
    fact: 'min-w-0',
    value: 'wrap-break-word',
  },
  lines: {
    list: 'divide-y divide-line text-sm',
    fact: 'flex min-w-0 flex-wrap justify-between gap-x-4 py-2',
    value: 'wrap-break-word text-right font-semibold',
  },
} as const;

/** Names and values. */
export const FactList = ({ facts, layout = 'grid', className }: FactListProps) => {
  const looks = layouts[layout];
  return (
    <dl className={clsx(looks.list, className)}>
      {facts.map(({ label, value }) => (
        <div key={label} className={looks.fact}>
          <dt className="text-ink-soft">{label}</dt>
          <dd className={looks.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
