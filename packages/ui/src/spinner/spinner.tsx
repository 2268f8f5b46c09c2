import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';

export interface SpinnerProps {
  /** Said to screen readers. Leave it out where words beside it already say it. */
  label?: string;
  /** 16, 24 or 40 px; `md` unless told otherwise. */
  size?: 'sm' | 'md' | 'lg';
  /** Classes for the spinner: its colour (`text-…`), its margins. */
  className?: string;
}

const sizes = { sm: 'size-4', md: 'size-6', lg: 'size-10' } as const;

/** Something is under way and its length is not known. */
export const Spinner = ({ label, size = 'md', className }: SpinnerProps) => (
  <span
    className={clsx('inline-flex', className)}
    role={label === undefined ? undefined : 'status'}
  >
    <LoaderCircle className={clsx('animate-spin', sizes[size])} />
    {label !== undefined && <span className="sr-only">{label}</span>}
  </span>
);
