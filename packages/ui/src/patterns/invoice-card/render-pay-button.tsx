import { buttonClasses } from '../../actions/button/button-classes.ts';
import { cva } from '../../foundations/cn/merged-variants.ts';
import type { InvoiceCardProps } from './invoice-card.tsx';

/** A disabled pay button looks like any disabled button, but shows a normal focus ring. */
const payButtonClasses = cva('', {
  variants: {
    disabled: {
      false: buttonClasses({ size: 'sm' }),
      true: buttonClasses({
        variant: null,
        size: 'sm',
        className: 'cursor-not-allowed bg-ui-sunken text-ui-ink-soft',
      }),
    },
  },
});

export interface PayButtonOptions {
  /** The ids of the document's title and of the reason. */
  describedBy: string;
}

/** Renders the pay button. A disabled one stays tabbable, so that screen readers announce the reason. */
export const renderPayButton = (card: InvoiceCardProps, { describedBy }: PayButtonOptions) => (
  <button
    type="button"
    aria-disabled={card.disabled || undefined}
    aria-describedby={describedBy}
    onClick={() => !card.disabled && card.onPay?.(card.id)}
    className={payButtonClasses({ disabled: card.disabled ?? false })}
  >
    {card.payLabel}
  </button>
);
