import { forwardRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface ProgressBarProps extends RootProps {
  /** The accessible name: what is in progress. */
  label: string;
  /** The progress from 0 to 100, clamped; without it the progress is indeterminate. */
  value?: number;
}

const barClasses = cva('fill-ui-accent transition-all', {
  variants: { mode: { determinate: '', indeterminate: 'animate-pulse' } },
});

/** A progress bar. Without a value it is indeterminate. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { label, value, className, ...rest },
  ref,
) {
  const clampedValue = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  return (
    <div
      ref={ref}
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={clampedValue === undefined ? undefined : Math.round(clampedValue)}
      className={cn('h-1.5 w-full overflow-hidden rounded-full bg-ui-line', className)}
    >
      {/* An attribute instead of a style, because a content security policy may forbid inline styles. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="block h-full w-full"
      >
        <rect
          // An indeterminate bar is a piece in the middle, so that without motion it does not look complete.
          x={clampedValue === undefined ? 25 : 0}
          width={clampedValue ?? 50}
          height="1"
          className={barClasses({
            mode: clampedValue === undefined ? 'indeterminate' : 'determinate',
          })}
        />
      </svg>
    </div>
  );
});
