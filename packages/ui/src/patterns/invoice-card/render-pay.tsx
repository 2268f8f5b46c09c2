import { buttonClasses } from '../../actions/button/button-classes.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { InvoiceCardProps } from './invoice-card.tsx';

/** One that does nothing is as flat as any disabled button, and its focus ring as clear as any. */
const payClasses = cva('', {
  variants: {
    disabled: {
      false: buttonClasses({ size: 'sm' }),
      true: buttonClasses({
        variant: null,
        size: 'sm',
        className: 'cursor-not-allowed bg-sunken text-ink-soft',
      }),
    },
  },
});

export interface PayState {
  /** The ids of what the pay button is about and of why it does nothing. */
  describedBy: string;
}

/**
 * The pay button. One that does nothing keeps its place in the Tab order, so that whoever cannot see
 * the card hears why.
 */
export const renderPay = (card: InvoiceCardProps, { describedBy }: PayState) => (
  <button
    type="button"
    aria-disabled={card.disabled || undefined}
    aria-describedby={describedBy}
    onClick={() => !card.disabled && card.onPay?.(card.id)}
    className={payClasses({ disabled: card.disabled ?? false })}
  >
    {card.payLabel}
  </button>
);
