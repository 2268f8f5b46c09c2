import { formatTotals } from '@surtidor/domain';
import { SelectionBar } from '@surtidor/ui';
import { useText } from '../../../platform/messages/text-context.tsx';
import type { OrderSelection } from './use-order-selection.ts';

export interface OrderSelectionBarProps {
  readonly selection: OrderSelection;
  /** Opens the documents of the selected orders. */
  readonly onDocumentsOpen: () => void;
}

/** The count, total and actions of the selected orders. */
export const OrderSelectionBar = ({ selection, onDocumentsOpen }: OrderSelectionBarProps) => {
  const text = useText();
  const { orders, totals, clear } = selection;
  return (
    <SelectionBar
      count={orders.length}
      label={text('Selected orders ({count})', { count: orders.length })}
      total={formatTotals(totals)}
      actionLabel={text('Download documents')}
      onAction={onDocumentsOpen}
      onClear={clear}
    />
  );
};
