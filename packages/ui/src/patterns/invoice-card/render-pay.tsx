import { buttonClasses } from '../../button/button-classes.ts';
import type { InvoiceCardProps } from './invoice-card.tsx';

const payClasses = buttonClasses({
  size: 'sm',
  className:
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-disabled:hover:bg-primary',
});

export interface PayState {
  isOpen: boolean;
  /** The ids of what the pay button is about and of why it does nothing. */
  describedBy: string;
}

/**
 * The pay button. One that does nothing keeps its place in the Tab order, so that whoever cannot see
 * the card hears why.
 */
export const renderPay = (card: InvoiceCardProps, { isOpen, describedBy }: PayState) => (
  <button
    type="button"
    aria-disabled={!isOpen || undefined}
    aria-describedby={describedBy}
    onClick={() => isOpen && card.onPay?.(card.id)}
    className={payClasses}
  >
    {card.payLabel}
  </button>
);
