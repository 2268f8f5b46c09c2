import { forwardRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface ProgressBarProps extends RootProps {
  /** What is being waited for. */
  label: string;
  /** From 0 to 100, taken to the nearer end beyond; without it the length is not known. */
  value?: number;
}

const barClasses = cva('fill-accent transition-all', {
  variants: { length: { known: '', unknown: 'animate-pulse' } },
});

/** How far something is. Without a value it only says that it is going on. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { label, value, className, ...rest },
  ref,
) {
  const part = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  return (
    <div
      ref={ref}
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={part === undefined ? undefined : Math.round(part)}
      className={cn('h-1.5 w-full overflow-hidden rounded-full bg-line', className)}
    >
      {/* An attribute and not a style: a page's content policy may forbid styles in the markup. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="block h-full w-full"
      >
        <rect
          // Of no known length it is a piece in the middle: still, it must not look like the end.
          x={part === undefined ? 25 : 0}
          width={part ?? 50}
          height="1"
          className={barClasses({ length: part === undefined ? 'unknown' : 'known' })}
        />
      </svg>
    </div>
  );
});
