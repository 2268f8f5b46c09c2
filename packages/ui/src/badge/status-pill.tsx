import { cva } from 'class-variance-authority';
import { forwardRef, type ReactNode } from 'react';
import type { RootProps } from '../steady/root-props.ts';
import { softTone, type Tone } from '../tone/index.ts';

export interface StatusPillProps extends RootProps {
  /** The colour of mark and ground, and the mark's shape; the words carry the meaning. */
  tone: Tone;
  /** `strong` stands out in a list: a full fill, for `danger` only. */
  emphasis?: 'soft' | 'strong';
  /** The state in a word or two: 'Vencida'. */
  children: ReactNode;
}

const filled = 'before:size-2 forced-colors:before:bg-[CanvasText]';
const disc = [filled, 'before:rounded-full'];
const diamond = 'before:size-1.75 before:rotate-45 forced-colors:before:bg-[CanvasText]';

/**
 * Each tone has a mark of its own shape: a dash, an open ring for what is being worked on, a ring for
 * what has not ended, a disc for what went well, a diamond for what did not, a square for what is
 * held back. It is no element of its own: long lists have thousands of pills.
 */
const pillClasses = cva(
  "inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-bold wrap-break-word before:shrink-0 before:content-[''] in-[article[data-state=checked]]:ring-1 in-[article[data-state=checked]]:ring-line-strong forced-colors:border",
  {
    variants: {
      tone: {
        neutral: [
          softTone.neutral,
          'before:h-0.5 before:w-2 before:bg-line-strong forced-colors:before:bg-[CanvasText]',
        ],
        primary: [softTone.primary, disc, 'before:bg-accent'],
        info: [
          softTone.info,
          'before:size-2.5 before:rounded-full before:border-2 before:border-info before:border-r-transparent',
        ],
        success: [softTone.success, disc, 'before:bg-success'],
        warning: [
          softTone.warning,
          'before:size-2.5 before:rounded-full before:border-2 before:border-warning',
        ],
        danger: diamond,
        locked: [softTone.locked, filled, 'before:bg-locked'],
      },
      emphasis: { soft: '', strong: '' },
    },
    compoundVariants: [
      { tone: 'danger', emphasis: 'soft', className: [softTone.danger, 'before:bg-danger'] },
      {
        tone: 'danger',
        emphasis: 'strong',
        className: 'bg-danger text-on-danger before:bg-on-danger',
      },
    ],
    defaultVariants: { emphasis: 'soft' },
  },
);

/** The state something is in: a mark and its name. */
export const StatusPill = forwardRef<HTMLSpanElement, StatusPillProps>(function StatusPill(
  { tone, emphasis, children, className, ...rest },
  ref,
) {
  return (
    <span ref={ref} {...rest} className={pillClasses({ tone, emphasis, className })}>
      {children}
    </span>
  );
});
