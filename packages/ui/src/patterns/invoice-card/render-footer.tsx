import { buttonClasses } from '../../button/button-classes.ts';
import type { InvoiceCardProps } from './invoice-card.tsx';

const payClasses = buttonClasses({
  size: 'sm',
  className:
    'ml-auto aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-disabled:hover:bg-primary',
});

export interface FooterState {
  isOpen: boolean;
  /** The ids of what the pay button is about and of why it does nothing. */
  describedBy: string;
}

/**
 * The file and the pay button. A button that does nothing keeps its place in the Tab order, so that
 * whoever cannot see the card hears why.
 */
export const renderFooter = (card: InvoiceCardProps, { isOpen, describedBy }: FooterState) => (
  <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
    {card.file && <span className="-ml-3">{card.file}</span>}
    {card.onPay !== undefined && card.payLabel !== undefined && (
      <button
        type="button"
        aria-disabled={!isOpen || undefined}
        aria-describedby={describedBy}
        onClick={() => isOpen && card.onPay?.(card.id)}
        className={payClasses}
      >
        {card.payLabel}
      </button>
    )}
  </div>
);
