import { clsx } from 'clsx';

export interface VersusMarkProps {
  /** `across` lies between two lists one above the other; `upright` stands between two columns. */
  direction?: 'across' | 'upright';
  className?: string;
}

/** The line between payments and invoices, with its VS. Screen readers pass over it. */
export const VersusMark = ({ direction = 'across', className }: VersusMarkProps) => (
  <div
    aria-hidden="true"
    className={clsx(
      'flex items-center gap-2',
      direction === 'upright' ? 'flex-col' : 'flex-row',
      className,
    )}
  >
    <span className={lines[direction]} />
    <span className="flex size-10 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface font-heading text-sm font-extrabold text-primary-ink">
      VS
    </span>
    <span className={lines[direction]} />
  </div>
);

const lines = {
  across: 'h-px flex-1 bg-line-strong',
  upright: 'w-px flex-1 bg-line-strong',
} as const;
