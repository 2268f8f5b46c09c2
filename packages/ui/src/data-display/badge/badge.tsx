import { forwardRef, type ReactNode } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { softToneClasses, type Tone } from '../../foundations/tone/index.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface BadgeProps extends RootProps {
  /** Its tone, `neutral` by default. The label carries the meaning. */
  tone?: Tone;
  /** A word or a number: 'Nuevo', '3'. */
  children: ReactNode;
}

const badgeClasses = cva(
  'inline-block max-w-full rounded-full px-2 py-0.5 text-xs font-bold wrap-break-word in-[:is(article,tr)[data-state=checked]]:bg-ui-surface forced-colors:border',
  { variants: { tone: softToneClasses }, defaultVariants: { tone: 'neutral' } },
);

/** A short word or number beside other content. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', children, className, ...rest },
  ref,
) {
  return (
    <span ref={ref} {...rest} className={badgeClasses({ tone, className })}>
      {children}
    </span>
  );
});
