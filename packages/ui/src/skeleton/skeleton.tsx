import { clsx } from 'clsx';

export interface SkeletonProps {
  /** Size and shape, in utilities: 'h-4 w-32'. */
  className?: string;
}

/** A grey stand-in for something that is being loaded. Screen readers skip it. */
export const Skeleton = ({ className = 'h-4 w-full' }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={clsx(
      'block animate-pulse bg-line',
      !className.includes('rounded') && 'rounded-sm',
      className,
    )}
  />
);

export interface SkeletonListProps {
  /** How many rows to stand in for. */
  rows?: number;
  /** `card` for things shown as cards, `row` for lines of a list. */
  shape?: 'card' | 'row';
}

const shapes = { card: 'h-28 rounded-lg', row: 'h-14 rounded-md' } as const;

/** Rows of skeletons, as tall as what will take their place. */
export const SkeletonList = ({ rows = 3, shape = 'row' }: SkeletonListProps) => (
  <span aria-hidden="true" className="flex flex-col gap-3">
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
      <span key={row} className={clsx('block animate-pulse bg-line', shapes[shape])} />
    ))}
  </span>
);
