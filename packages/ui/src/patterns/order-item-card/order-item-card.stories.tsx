import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../story/controlled.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { OrderItemCard, type OrderItemCardProps, OrderItemList } from './order-item-card.tsx';

const baseProps: OrderItemCardProps = {
  id: 'linea-10',
  title: 'Diésel corriente B10',
  detail: 'Código 100234 · Planta Puerto Salgar',
  quantity: '12.500 gal',
};

const facts = [
  { label: 'Transportador', value: 'Transportes La Cordillera' },
  { label: 'Placa', value: 'KTR 482' },
  { label: 'Remisión', value: '8000456712' },
];

const meta = {
  component: OrderItemCard,
  parameters: {
    usage: {
      when: 'Use it in an `OrderItemList` for each product of an order.',
      whenNot:
        'For products to buy, use a `VoucherCard`. For the order itself, use an `OrderPanel`.',
      content:
        'Show product, quantity with unit, any hold with its reason, and the delivery details when expanded.',
      anatomy: 'Optional checkbox, product and quantity; a note; a button that shows the details.',
      keyboard: 'Space toggles the checkbox. Enter or Space shows the details.',
      accessibility:
        'A list item: put it into an `OrderItemList`, which has the name. A locked product gives its reason as text.',
    },
  },
  args: baseProps,
  decorators: [controlled({ selected: 'onSelectedChange', expanded: 'onExpandedChange' })],
  render: (args) => (
    <OrderItemList label="Productos del pedido 4500012345">
      <OrderItemCard {...args} />
    </OrderItemList>
  ),
} satisfies Meta<typeof OrderItemCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

const selectableProps = {
  selectLabel: 'Elegir Diésel corriente B10',
  onSelectedChange: fn(),
} satisfies Partial<OrderItemCardProps>;

export const Selectable: Story = {
  args: selectableProps,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const checkbox = canvas.getByRole('checkbox', { name: 'Elegir Diésel corriente B10' });
    await expect(checkbox).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectedChange).toHaveBeenCalledWith('linea-10', true);
    await expect(checkbox).toBeChecked();
  },
};

/** A selected item that becomes disabled is not shown as selected. */
export const DisabledWhileSelected: Story = {
  args: { ...selectableProps, selected: true, disabled: true, note: 'Ya fue despachado.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Locked: Story = {
  args: { variant: 'locked', note: 'Bloqueado por el distribuidor: cupo de crédito en revisión.' },
};

export const Expandable: Story = {
  args: { detailLabel: 'Ver detalle', facts, onExpandedChange: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ver detalle Diésel corriente B10' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExpandedChange).toHaveBeenCalledWith('linea-10', true);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('KTR 482')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    title: 'Lubricante sintético para motores diésel de servicio pesado 15W-40 CK-4, tambor',
    detail: 'Código 200045612 · Centro logístico Zona Franca Industrial del Magdalena Medio',
    quantity: '1.234.500,75 gal',
    ...selectableProps,
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      states: {
        items: (
          <OrderItemList label="Productos">
            <OrderItemCard {...baseProps} />
            <OrderItemCard {...baseProps} {...selectableProps} selected />
            <OrderItemCard {...baseProps} {...selectableProps} disabled note="Ya fue despachado." />
            <OrderItemCard {...baseProps} variant="locked" note="Bloqueado: cupo en revisión." />
            <OrderItemCard {...baseProps} detailLabel="Ver detalle" facts={facts} expanded />
          </OrderItemList>
        ),
      },
    }),
};
