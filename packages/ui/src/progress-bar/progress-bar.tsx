import { clsx } from 'clsx';

export interface ProgressBarProps {
  /** What is being waited for. */
  label: string;
  /** From 0 to 100; without it the length is not known. */
  value?: number;
  className?: string;
}

/** How far something is. Without a value it only says that it is going on. */
export const ProgressBar = ({ label, value, className }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={value === undefined ? undefined : Math.round(value)}
    className={clsx('h-1.5 w-full overflow-hidden rounded-full bg-sunken', className)}
  >
    <div
      className={clsx(
        'h-full rounded-full bg-accent transition-all',
        value === undefined && 'animate-pulse',
      )}
      style={{ width: `${value ?? 100}%` }}
    />
  </div>
);
