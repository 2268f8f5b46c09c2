import { forwardRef } from 'react';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface ComparisonMarkProps extends RootProps {
  /**
   * `across` divides two stacked lists, `upright` two short lists side by side, and `following` two long lists,
   * where the VS label is sticky.
   */
  direction?: 'across' | 'upright' | 'following';
}

// Isolated, so that the disc covers its line but not a footer above the list.
const boxClasses = cva('relative isolate flex', {
  variants: {
    direction: {
      across: 'justify-center',
      upright: 'flex-col justify-center',
      following: 'flex-col',
    },
  },
});

const lineClasses = cva('absolute bg-ui-line-strong', {
  variants: {
    direction: {
      across: 'inset-x-0 top-1/2 h-px',
      upright: 'inset-y-0 left-1/2 w-px',
      following: 'inset-y-0 left-1/2 w-px',
    },
  },
});

const discClasses = cva(
  'z-1 flex size-10 shrink-0 items-center justify-center rounded-full border border-ui-line-strong bg-ui-surface font-heading text-sm font-extrabold text-ui-primary-ink',
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

/** The divider between payments and invoices with a VS label. Hidden from screen readers. */
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
