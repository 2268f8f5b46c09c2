import { forwardRef, type ReactNode } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import { softToneClasses, type Tone } from '../../foundations/tone/index.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface StatusPillProps extends RootProps {
  /** Determines the color and shape of the mark, and the background. The label carries the meaning. */
  tone: Tone;
  /** `strong` stands out in a list: a full fill, for `danger` only. `plain` has no background, for dense lists. */
  emphasis?: 'soft' | 'strong' | 'plain';
  /** The status in one or two words: 'Vencida'. */
  children: ReactNode;
}

/**
 * Each tone has a mark with a distinct shape: a dash for neutral, an open square for work in progress, a ring for
 * pending, a disc for success, a diamond for failure, a square for blocked. The mark is a background, not an
 * element, because long lists have thousands of pills. In print, pills get a border and keep the mark and fill.
 */
const pillClasses = cva(
  "inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-bold wrap-break-word before:size-2 before:shrink-0 before:content-[''] forced-colors:border print:border print:border-ui-line-strong print:[print-color-adjust:exact]",
  {
    variants: {
      tone: {
        neutral: [
          softToneClasses.neutral,
          'before:h-0.5 before:bg-ui-line-strong forced-colors:before:bg-[CanvasText]',
        ],
        primary: [
          softToneClasses.primary,
          'before:rounded-full before:bg-ui-accent forced-colors:before:bg-[CanvasText]',
        ],
        info: [softToneClasses.info, 'before:border-2 before:border-ui-info'],
        success: [
          softToneClasses.success,
          'before:rounded-full before:bg-ui-success forced-colors:before:bg-[CanvasText]',
        ],
        warning: [
          softToneClasses.warning,
          'before:rounded-full before:border-2 before:border-ui-warning',
        ],
        danger: 'before:rotate-45 forced-colors:before:bg-[CanvasText]',
        locked: [
          softToneClasses.locked,
          'before:bg-ui-locked forced-colors:before:bg-[CanvasText]',
        ],
      },
      // On a selected card the pale backgrounds of the pills would have too little contrast.
      emphasis: {
        soft: 'in-[:is(article,tr)[data-state=checked]]:bg-ui-surface',
        strong: '',
        plain: 'bg-transparent p-0',
      },
    },
    compoundVariants: [
      { tone: 'danger', emphasis: 'plain', className: 'text-ui-danger-ink before:bg-ui-danger' },
      {
        tone: 'danger',
        emphasis: 'soft',
        className: [softToneClasses.danger, 'before:bg-ui-danger'],
      },
      {
        tone: 'danger',
        emphasis: 'strong',
        className: 'bg-ui-danger text-ui-on-danger before:bg-ui-on-danger',
      },
    ],
    defaultVariants: { emphasis: 'soft' },
  },
);

/** A status: a mark and its label. */
export const StatusPill = forwardRef<HTMLSpanElement, StatusPillProps>(function StatusPill(
  { tone, emphasis = 'soft', children, className, ...rest },
  ref,
) {
  return (
    <span ref={ref} {...rest} className={pillClasses({ tone, emphasis, className })}>
      {children}
    </span>
  );
});
