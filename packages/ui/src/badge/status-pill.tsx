import { cva } from 'class-variance-authority';
import { forwardRef, type ReactNode } from 'react';
import type { RootProps } from '../steady/root-props.ts';
import { softTone, type Tone } from '../tone/index.ts';

export interface StatusPillProps extends RootProps {
  /** The colour of the dot and the ground; the words carry the meaning. */
  tone: Tone;
  /** `strong` stands out in a list: a full fill, for `danger` only. */
  emphasis?: 'soft' | 'strong';
  /** The state in a word or two: 'Vencida'. */
  children: ReactNode;
}

/** The dot is no element of its own: long lists have thousands of pills. */
const pillClasses = cva(
  "inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-bold wrap-break-word before:size-2 before:shrink-0 before:rounded-full before:content-[''] in-[article[data-state=checked]]:ring-1 in-[article[data-state=checked]]:ring-line-strong forced-colors:border",
  {
    variants: {
      tone: {
        neutral: [softTone.neutral, 'before:bg-line-strong'],
        primary: [softTone.primary, 'before:bg-accent'],
        info: [softTone.info, 'before:bg-info'],
        success: [softTone.success, 'before:bg-success'],
        warning: [softTone.warning, 'before:bg-warning'],
        danger: '',
        locked: [softTone.locked, 'before:bg-locked'],
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

/** The state something is in: a dot and its name. */
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
