import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { softTone, solidTone, type Tone } from '../tone/index.ts';

export interface StatusPillProps {
  /** The colour of the dot and the ground; the words carry the meaning. */
  tone: Tone;
  children: ReactNode;
}

/** The state something is in: a dot and its name. */
export const StatusPill = ({ tone, children }: StatusPillProps) => (
  <span
    className={clsx(
      'inline-flex max-w-full items-center gap-1.5 rounded-full forced-colors:border px-2.5 py-0.5 text-xs font-bold',
      softTone[tone],
    )}
  >
    <span className={clsx('size-2 shrink-0 rounded-full', solidTone[tone])} />
    <span className="min-w-0 wrap-break-word">{children}</span>
  </span>
);
