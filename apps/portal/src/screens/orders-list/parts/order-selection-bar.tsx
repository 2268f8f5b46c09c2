import { formatTotals, type Order, sumByCurrency } from '@surtidor/domain';
import { SelectionBar } from '@surtidor/ui';
import type { RowSelection } from '../../../features/lists/use-row-selection.ts';
import { useText } from '../../../platform/messages/text-context.tsx';

export interface OrderSelectionBarProps {
  readonly selection: RowSelection<Order>;
  /** Opens the documents of the selected orders. */
  readonly onDocumentsOpen: () => void;
}

/** The count, total and actions of the selected orders. */
export const OrderSelectionBar = ({ selection, onDocumentsOpen }: OrderSelectionBarProps) => {
  const text = useText();
  const { rows: orders, clear } = selection;
  return (
    <SelectionBar
      count={orders.length}
      label={text('Selected orders ({count})', { count: orders.length })}
      total={formatTotals(sumByCurrency(orders.map(({ value }) => value)))}
      actionLabel={text('Download documents')}
      onAction={onDocumentsOpen}
      onClear={clear}
    />
  );
};
