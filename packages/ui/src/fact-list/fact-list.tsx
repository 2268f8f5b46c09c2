import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** One named value. */
export interface Fact {
  label: string;
  value: ReactNode;
}

export interface FactListProps {
  facts: readonly Fact[];
  /** `grid` sets label over value in columns; `lines` sets them at both ends of a line. */
  layout?: 'grid' | 'lines';
  className?: string;
}

/** Names and values. */
export const FactList = ({ facts, layout = 'grid', className }: FactListProps) => (
  <dl
    className={clsx(
      'text-sm',
      layout === 'grid' ? 'grid grid-cols-2 gap-x-4 gap-y-2' : 'divide-y divide-line',
      className,
    )}
  >
    {facts.map(({ label, value }) => (
      <div
        key={label}
        className={clsx(
          'min-w-0',
          layout === 'lines' && 'flex flex-wrap justify-between gap-x-4 py-2',
        )}
      >
        <dt className="text-ink-soft">{label}</dt>
        <dd className={clsx('wrap-break-word', layout === 'lines' && 'text-right font-semibold')}>
          {value}
        </dd>
      </div>
    ))}
  </dl>
);
