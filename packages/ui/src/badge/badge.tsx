import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { softTone, type Tone } from '../tone/index.ts';

export interface BadgeProps {
  /** Its colour, `neutral` unless told otherwise; the words carry the meaning. */
  tone?: Tone;
  /** A word or a number: 'Nuevo', '3'. */
  children: ReactNode;
}

/** A short word or number beside something else. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span
    className={clsx(
      'inline-block max-w-full rounded-full forced-colors:border px-2 py-0.5 text-xs font-bold wrap-break-word',
      softTone[tone],
    )}
  >
    {children}
  </span>
);
