import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DownloadLink } from '../../actions/link/index.ts';
import { controlled } from '../../story/controlled.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { preventNavigation } from '../../story/prevent-navigation.tsx';
import { OrderItemCard, OrderItemList } from '../order-item-card/index.ts';
import { OrderPanel, type OrderPanelProps } from './order-panel.tsx';
import { OrderPanelSkeleton } from './order-panel-skeleton.tsx';

const items = (
  <OrderItemList label="Productos del pedido 4500012345">
    <OrderItemCard
      id="10"
      title="Diésel corriente B10"
      detail="Código 100234 · Planta Puerto Salgar"
      quantity="12.500 gal"
    />
    <OrderItemCard
      id="20"
      title="Gasolina extra"
      detail="Código 100118 · Planta Puerto Salgar"
      quantity="3.000 gal"
    />
  </OrderItemList>
);

const baseProps: OrderPanelProps = {
  id: 'p-4500012345',
  title: 'Pedido 4500012345',
  href: '#pedido',
  status: { label: 'Despachado', tone: 'success' },
  amount: '$ 184.120.000',
  facts: [
    { label: 'Número SAP', value: '4500012345' },
    { label: 'Número SICOM', value: '1203948' },
    { label: 'Solicitante', value: 'Combustibles del Valle S. A. S.' },
    { label: 'Destino', value: '10234 - Estación El Mirador' },
    { label: 'Fecha de solicitud', value: '21 nov 2026' },
    { label: 'Fecha de entrega', value: '24 nov 2026' },
  ],
};

const meta = {
  component: OrderPanel,
  args: baseProps,
  decorators: [
    controlled({ selected: 'onSelectedChange', expanded: 'onExpandedChange' }),
    preventNavigation,
  ],
  // Without a page there is no level 2 heading above the level 3 heading.
  parameters: {
    usage: {
      when: 'Use it for each order in the orders list, with its products and timeline.',
      whenNot: 'For a short list on the dashboard, use `OrderRow`s.',
      content:
        'Show number, status and dates. When expanded, show the products, timeline and documents.',
      anatomy:
        'Checkbox, title, status, amount; note; facts; a button that shows products and timeline; documents.',
      keyboard:
        "Space toggles the checkbox. Tab moves to the title's link, the details button and the documents.",
      accessibility:
        'An `article` named by its title. The details button names its order and has `aria-expanded`.',
    },
    a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } },
  },
} satisfies Meta<typeof OrderPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Pedido 4500012345' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pedido 4500012345' })).toBeVisible();
  },
};

export const WithTrackingNumber: Story = {
  args: { facts: [...baseProps.facts, { label: 'Guía de transporte', value: 'TC-98213-0' }] },
};

const selectableProps = {
  selectLabel: 'Elegir el pedido 4500012345',
  onSelectedChange: fn(),
} satisfies Partial<OrderPanelProps>;

const expandableProps = {
  detailLabel: 'Productos (2)',
  onExpandedChange: fn(),
  children: items,
} satisfies Partial<OrderPanelProps>;

/** Tab moves from the checkbox to the link, the products and the files; Space and Enter activate each. */
export const SelectableAndExpandable: Story = {
  args: {
    ...selectableProps,
    ...expandableProps,
    files: (
      <>
        <DownloadLink href="#factura">Factura</DownloadLink>
        <DownloadLink href="#remision">Remisión</DownloadLink>
        <DownloadLink>Orden de cargue</DownloadLink>
      </>
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSelectedChange).toHaveBeenCalledWith('p-4500012345', true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pedido 4500012345' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExpandedChange).toHaveBeenCalledWith('p-4500012345', true);
    await expect(
      canvas.getByRole('list', { name: 'Productos del pedido 4500012345' }),
    ).toBeVisible();
  },
};

export const Expanded: Story = { args: { ...expandableProps, expanded: true } };

/** A selected order that becomes disabled is not shown as selected. */
export const DisabledWhileSelected: Story = {
  args: {
    ...selectableProps,
    selected: true,
    disabled: true,
    status: { label: 'Eliminado', tone: 'neutral' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Locked: Story = {
  args: {
    variant: 'locked',
    status: { label: 'Solicitado, retenido', tone: 'locked' },
    note: 'Cupo de crédito en revisión. Escriba a su ejecutivo comercial para liberarlo.',
  },
};

export const Rejected: Story = {
  args: {
    status: { label: 'Rechazado', tone: 'danger' },
    note: 'La planta no tiene disponibilidad para la fecha solicitada.',
  },
};

export const LongNames: Story = {
  args: {
    ...selectableProps,
    ...expandableProps,
    title: 'Pedido 4500012345-0000001 de la Distribuidora Mayorista',
    status: { label: 'Enviado a revisión del área comercial', tone: 'warning' },
    amount: '$ 1.184.120.345.678',
    facts: [
      { label: 'Número SAP', value: '450001234500000000123456789' },
      {
        label: 'Solicitante',
        value: 'Comercializadora Internacional de Combustibles y Lubricantes del Oriente S. A. S.',
      },
      {
        label: 'Destino',
        value: '10234 - Estación de Servicio Nuestra Señora del Carmen de Apicalá',
      },
      { label: 'Fecha de solicitud', value: '21 nov 2026' },
    ],
  },
};

export const Loading: Story = { render: () => <OrderPanelSkeleton count={2} /> };

export const States: Story = {
  render: () =>
    renderStates({
      states: {
        plain: <OrderPanel {...baseProps} />,
        selected: <OrderPanel {...baseProps} {...selectableProps} selected />,
        disabled: <OrderPanel {...baseProps} {...selectableProps} selected disabled />,
        locked: (
          <OrderPanel
            {...baseProps}
            variant="locked"
            status={{ label: 'Solicitado, retenido', tone: 'locked' }}
            note="Cupo de crédito en revisión."
          />
        ),
        rejected: (
          <OrderPanel
            {...baseProps}
            status={{ label: 'Rechazado', tone: 'danger' }}
            note="Sin disponibilidad en la planta."
          />
        ),
        expanded: (
          <OrderPanel
            {...baseProps}
            {...expandableProps}
            expanded
            files={<DownloadLink href="#factura">Factura</DownloadLink>}
          />
        ),
        loading: <OrderPanelSkeleton count={1} />,
      },
    }),
};
