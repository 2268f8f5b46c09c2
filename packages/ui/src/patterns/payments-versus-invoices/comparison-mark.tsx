import { forwardRef } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface ComparisonMarkProps extends RootProps {
  /**
   * `across` lies between two lists one above the other, `upright` stands between two short ones,
   * `following` between two long ones: its VS stays in sight while they scroll.
   */
  direction?: 'across' | 'upright' | 'following';
}

// Isolated: the disc lies over its line, and never over a footer that its list scrolls below.
const boxClasses = cva('relative isolate flex', {
  variants: {
    direction: {
      across: 'justify-center',
      upright: 'flex-col justify-center',
      following: 'flex-col',
    },
  },
});

const lineClasses = cva('absolute bg-line-strong', {
  variants: {
    direction: {
      across: 'inset-x-0 top-1/2 h-px',
      upright: 'inset-y-0 left-1/2 w-px',
      following: 'inset-y-0 left-1/2 w-px',
    },
  },
});

const discClasses = cva(
  'z-1 flex size-10 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface font-heading text-sm font-extrabold text-primary-ink',
  {
    variants: {
      direction: {
        across: '',
        upright: '',
        following: 'sticky top-[calc(var(--ui-sticky-top)+1rem)]',
      },
    },
  },
);

/** The line between payments and invoices, with its VS. Screen readers pass over it. */
export const ComparisonMark = forwardRef<HTMLDivElement, ComparisonMarkProps>(
  function ComparisonMark({ direction = 'across', className, ...rest }, ref) {
    return (
      <div ref={ref} {...rest} aria-hidden="true" className={boxClasses({ direction, className })}>
        <span className={lineClasses({ direction })} />
        <span className={discClasses({ direction })}>VS</span>
      </div>
    );
  },
);
