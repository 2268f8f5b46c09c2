import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Which picture: nothing there, something broke, no way in, not found, being repaired, all done. */
export type IllustrationName =
  | 'empty'
  | 'failed'
  | 'forbidden'
  | 'not-found'
  | 'maintenance'
  | 'done';

export interface IllustrationProps {
  name: IllustrationName;
  size?: 'md' | 'lg';
}

/** What tells the pictures apart; all stand on the same ground and use the same line. */
const marks: Record<IllustrationName, ReactNode> = {
  empty: <path d="M46 46h28M46 56h28M46 66h16" />,
  failed: <path d="M60 40v18m0 9v1" className="text-danger" strokeWidth="4" />,
  forbidden: (
    <g className="text-locked">
      <rect x="48" y="52" width="24" height="18" rx="3" />
      <path d="M53 52v-5a7 7 0 0 1 14 0v5" />
    </g>
  ),
  'not-found': (
    <g className="text-accent">
      <circle cx="57" cy="52" r="10" />
      <path d="m65 60 8 9" />
    </g>
  ),
  maintenance: (
    <path
      className="text-warning"
      d="M70 42a9 9 0 0 0-11 12L47 66l5 5 12-12a9 9 0 0 0 12-11l-6 5-5-5 5-6Z"
    />
  ),
  done: <path className="text-success" strokeWidth="4" d="m47 55 9 10 18-20" />,
};

/** A small picture for a state without content. It says nothing that the words do not. */
export const Illustration = ({ name, size = 'md' }: IllustrationProps) => (
  <svg
    viewBox="0 0 120 96"
    aria-hidden="true"
    className={clsx('max-w-full', size === 'lg' ? 'h-40' : 'h-24')}
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <ellipse cx="60" cy="88" rx="44" ry="5" className="fill-line" stroke="none" />
    <path d="M36 16h34l16 16v50H36Z" className="fill-surface text-line-strong" />
    <path d="M70 16v16h16" className="text-line-strong" />
    <path
      d="M18 52c-4 6-8 10-8 16a8 8 0 0 0 16 0c0-6-4-10-8-16Z"
      className="fill-primary-soft text-accent"
    />
    <g className="text-line-strong">{marks[name]}</g>
  </svg>
);
