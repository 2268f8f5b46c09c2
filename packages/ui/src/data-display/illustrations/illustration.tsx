import { forwardRef, type ReactNode } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';

/** The illustration of each empty or error state. */
export type IllustrationName =
  /** There is no data yet. */
  | 'empty'
  /** No item matches the filter or the search. */
  | 'no-match'
  /** There is nothing left to do. */
  | 'done'
  /** Loading failed. */
  | 'failed'
  /** There is no connection. */
  | 'offline'
  /** The user lacks a permission. */
  | 'forbidden'
  /** The page or document does not exist. */
  | 'not-found'
  /** The portal is under maintenance. */
  | 'maintenance'
  /** The user has to sign in again. */
  | 'session-ended';

export interface IllustrationProps extends RootProps {
  /** The illustration; each represents one reason for missing content. */
  name: IllustrationName;
  /** `md` is 96 px high, in lists and cards; `lg` 160 px, for whole pages. */
  size?: 'md' | 'lg';
}

/** The foreground of each illustration; all share the same background and line style. */
const foregrounds: Record<IllustrationName, ReactNode> = {
  empty: <path d="M46 46h28M46 56h28M46 66h16" />,
  'no-match': <path className="text-ui-accent" d="M45 44h30L64 57v13l-8 4V57Z" />,
  done: <path className="text-ui-success" strokeWidth="4" d="m47 55 9 10 18-20" />,
  failed: <path d="M60 40v18m0 9v1" className="text-ui-danger" strokeWidth="4" />,
  offline: (
    <g className="text-ui-danger">
      <path d="M43 52a25 25 0 0 1 34 0M50 60a15 15 0 0 1 20 0M60 69v.1" strokeWidth="3" />
      <path d="m45 41 30 32" />
    </g>
  ),
  forbidden: (
    <g className="text-ui-locked">
      <rect x="48" y="52" width="24" height="18" rx="3" />
      <path d="M53 52v-5a7 7 0 0 1 14 0v5" />
    </g>
  ),
  'not-found': (
    <g className="text-ui-accent">
      <circle cx="57" cy="52" r="10" />
      <path d="m65 60 8 9" />
    </g>
  ),
  maintenance: (
    <path
      className="text-ui-warning"
      d="M70 42a9 9 0 0 0-11 12L47 66l5 5 12-12a9 9 0 0 0 12-11l-6 5-5-5 5-6Z"
    />
  ),
  'session-ended': (
    <g className="text-ui-accent">
      <circle cx="60" cy="56" r="14" />
      <path d="M60 47v9l6 4" />
    </g>
  ),
};

const illustrationClasses = cva('max-w-full', {
  variants: { size: { md: 'h-24', lg: 'h-40' } },
  defaultVariants: { size: 'md' },
});

/** A small decorative illustration for an empty state. */
export const Illustration = forwardRef<SVGSVGElement, IllustrationProps>(function Illustration(
  { name, size = 'md', className, ...rest },
  ref,
) {
  return (
    <svg
      ref={ref}
      {...rest}
      viewBox="0 0 120 96"
      aria-hidden="true"
      className={illustrationClasses({ size, className })}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="60" cy="88" rx="44" ry="5" className="fill-ui-line" stroke="none" />
      <path d="M36 16h34l16 16v50H36Z" className="fill-ui-surface text-ui-line-strong" />
      <path d="M70 16v16h16" className="text-ui-line-strong" />
      <path
        d="M18 52c-4 6-8 10-8 16a8 8 0 0 0 16 0c0-6-4-10-8-16Z"
        className="fill-ui-primary-soft text-ui-accent"
      />
      <g className="text-ui-line-strong">{foregrounds[name]}</g>
    </svg>
  );
});
