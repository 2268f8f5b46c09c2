import { SegmentedControl } from '@surtidor/ui';
import { useText } from '../../../platform/messages/text-context.tsx';
import type { OrdersView } from './orders-view.ts';

export interface OrdersViewSwitchProps {
  readonly view: OrdersView;
  readonly onChange: (view: OrdersView) => void;
}

/** Switches between list and board. */
export const OrdersViewSwitch = ({ view, onChange }: OrdersViewSwitchProps) => {
  const text = useText();
  return (
    <SegmentedControl
      label={text('Orders view')}
      options={[
        { value: 'list', label: text('List') },
        { value: 'board', label: text('Board') },
      ]}
      value={view}
      onValueChange={onChange}
    />
  );
};
