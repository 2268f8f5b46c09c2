import { formatMoney } from '@surtidor/domain';
import { SelectionBar } from '@surtidor/ui';
import { useText } from '../../../platform/messages/text-context.tsx';
import type { OrderSelection } from './use-order-selection.ts';

export interface OrderSelectionBarProps {
  readonly selection: OrderSelection;
  /** Opens the documents of the selected orders. */
  readonly onPapers: () => void;
}

/** The selected orders: count, total and actions. */
export const OrderSelectionBar = ({ selection, onPapers }: OrderSelectionBarProps) => {
  const text = useText();
  const { orders, total, clear } = selection;
  return (
    <SelectionBar
      count={orders.length}
      label={text('Selected orders ({count})', { count: orders.length })}
      total={formatMoney(total)}
      actionLabel={text('Download documents')}
      onAction={onPapers}
      onClear={clear}
    />
  );
};
