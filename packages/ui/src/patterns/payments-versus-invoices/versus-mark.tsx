import { clsx } from 'clsx';

export interface VersusMarkProps {
  /**
   * `across` lies between two lists one above the other, `upright` stands between two short ones,
   * `following` between two long ones: its VS stays in sight while they scroll.
   */
  direction?: 'across' | 'upright' | 'following';
  /** Classes for the outermost element: its width, its margins, its place in a grid. */
  className?: string;
}

/** The line between payments and invoices, with its VS. Screen readers pass over it. */
export const VersusMark = ({ direction = 'across', className }: VersusMarkProps) => (
  <div aria-hidden="true" className={clsx('relative flex', boxes[direction], className)}>
    <span className={clsx('absolute bg-line-strong', lines[direction])} />
    <span
      className={clsx(
        'z-1 flex size-10 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface font-heading text-sm font-extrabold text-primary-ink',
        direction === 'following' && 'sticky top-[calc(var(--ui-sticky-top)+1rem)]',
      )}
    >
      VS
    </span>
  </div>
);

const boxes = {
  across: 'justify-center',
  upright: 'flex-col justify-center',
  following: 'flex-col',
} as const;

const lines = {
  across: 'inset-x-0 top-1/2 h-px',
  upright: 'inset-y-0 left-1/2 w-px',
  following: 'inset-y-0 left-1/2 w-px',
} as const;
