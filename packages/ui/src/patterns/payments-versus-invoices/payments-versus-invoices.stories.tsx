import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { ListFrame } from '../../layout/list-frame/index.ts';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { ComparisonBar, type ComparisonBarProps } from './comparison-bar.tsx';
import { CompensableCard, type CompensableCardProps } from './compensable-card.tsx';
import { type ComparisonSideName, PaymentsVersusInvoices } from './payments-versus-invoices.tsx';

const payment: CompensableCardProps = {
  id: 'p1',
  title: 'Pago 1400012',
  amount: '$ 2.500.000',
  amountKind: 'credit',
  facts: [
    { label: 'Documento', value: '1400012' },
    { label: 'Fecha', value: '3 nov 2026' },
  ],
  selectLabel: 'Elegir Pago 1400012',
};
const invoice: CompensableCardProps = {
  id: 'i1',
  title: 'Factura FE-10293',
  amount: '$ 4.812.300',
  facts: [
    { label: 'Documento', value: '1800045231' },
    { label: 'Vencimiento', value: '18 nov 2026' },
    { label: 'Destinatario', value: 'Estación El Mirador' },
  ],
  selectLabel: 'Elegir Factura FE-10293',
};

const StatefulPaymentsVersusInvoices = ({
  onSideChange,
}: {
  onSideChange?: (side: ComparisonSideName) => void;
}) => {
  const [side, setSide] = useState<ComparisonSideName>('payments');
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const toggle = (id: string, isSelected: boolean) =>
    setSelectedIds((ids) =>
      isSelected ? [...ids, id] : ids.filter((selectedId) => selectedId !== id),
    );
  const renderCard = (cardProps: CompensableCardProps) => (
    <CompensableCard
      {...cardProps}
      selected={selectedIds.includes(cardProps.id)}
      onSelectedChange={toggle}
    />
  );
  const countSelected = (idPrefix: string) =>
    selectedIds.filter((id) => id.startsWith(idPrefix)).length;
  return (
    <PaymentsVersusInvoices
      switchLabel="Lado"
      side={side}
      onSideChange={(next) => {
        setSide(next);
        onSideChange?.(next);
      }}
      payments={{
        title: 'Pagos',
        selected: countSelected('p'),
        summary: 'Elija los pagos que va a aplicar',
        children: renderCard(payment),
      }}
      invoices={{
        title: 'Facturas',
        selected: countSelected('i'),
        summary: 'Elija las facturas',
        action: (
          <Button variant="secondary" size="sm">
            Proponer facturas
          </Button>
        ),
        children: renderCard(invoice),
      }}
    />
  );
};

const meta = {
  component: PaymentsVersusInvoices,
  parameters: {
    usage: {
      when: 'Use it to select payments and invoices that offset each other.',
      whenNot: 'Do not use it for unrelated lists or for a single list.',
      content:
        'Pass a column of cards or rows per side, each with its own loading state, above a `ComparisonBar`.',
      anatomy:
        'One column per side with heading, summary and list. Narrow screens show a switch and one column.',
      keyboard: 'Arrow keys change the switch. Tab moves through the lists.',
      accessibility:
        'Two named regions. The switch includes both counts. The hint of `ComparisonBar` is a `status`.',
    },
  },
  args: {
    switchLabel: 'Lado',
    side: 'payments',
    onSideChange: fn(),
    payments: { title: 'Pagos', selected: 0, summary: '', children: null },
    invoices: { title: 'Facturas', selected: 0, summary: '', children: null },
  },
  render: () => <StatefulPaymentsVersusInvoices />,
} satisfies Meta<typeof PaymentsVersusInvoices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TogglesCards: Story = {
  play: async ({ canvas }) => {
    const payments = within(canvas.getByRole('region', { name: 'Pagos' }));
    const checkbox = payments.getByRole('checkbox', { name: 'Elegir Pago 1400012' });
    checkbox.focus();
    await userEvent.keyboard(' ');
    await expect(checkbox).toBeChecked();
    await userEvent.click(checkbox);
    await expect(checkbox).not.toBeChecked();
    // A click anywhere on the card toggles its checkbox.
    const card = canvas.getByRole('article', { name: 'Pago 1400012' }).getBoundingClientRect();
    const corner = document.elementFromPoint(card.right - 8, card.bottom - 8);
    await expect(corner?.closest('label')).toBe(checkbox.closest('label'));
  },
};

/** One list can load or fail independently of the other. */
export const WithFailedSide: Story = {
  args: {
    payments: {
      title: 'Pagos',
      selected: 0,
      summary: 'No hay pagos elegidos',
      children: <ListFrame state="failed" failureText="Sin conexión." onRetry={fn()} />,
    },
    invoices: {
      title: 'Facturas',
      selected: 0,
      summary: 'No hay facturas elegidas',
      children: <ListFrame state="loading" />,
    },
  },
  render: (args) => <PaymentsVersusInvoices {...args} />,
};

/** A selected document that becomes blocked is no longer selected. */
export const Blocked: Story = {
  render: () => (
    <CompensableCard
      {...invoice}
      selected
      disabled
      hold={{ label: 'Estado', value: 'Está en una compensación.' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

/** Without the permission to send a compensation, the cards have no checkbox. */
export const ReadOnly: Story = {
  render: () => {
    const { selectLabel: _, ...card } = invoice;
    return <CompensableCard {...card} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

const barProps = {
  count: 2,
  payments: { label: 'Pagos (1)', amount: '$ 2.500.000' },
  invoices: { label: 'Facturas (1)', amount: '$ 4.812.300' },
  difference: { label: 'Diferencia', amount: '$ 2.312.300' },
  balanced: false,
  hint: 'Quedarán $ 2.312.300 por pagar de las facturas.',
  actionLabel: 'Continuar',
  onAction: fn(),
  onClear: fn(),
} satisfies ComparisonBarProps;

const ClearableBar = () => {
  const [count, setCount] = useState(barProps.count);
  return <ComparisonBar {...barProps} count={count} onClear={() => setCount(0)} />;
};

export const WithComparisonBar: Story = {
  render: () => <ClearableBar />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(barProps.onAction).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Quitar selección' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvas.getByRole('group', { name: 'Pagos (1), Facturas (1)' })).toHaveFocus();
  },
};

export const WithOneSideSelected: Story = {
  render: () => (
    <ComparisonBar
      {...barProps}
      disabled
      hint="Debe elegir al menos 1 elemento de cada lado para compensar."
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continuar' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('al menos 1 elemento');
  },
};

export const States: Story = {
  parameters: everyThemeParameters,
  render: () =>
    renderStates({
      states: {
        default: <CompensableCard {...payment} />,
        selected: <CompensableCard {...invoice} selected />,
        blocked: (
          <CompensableCard
            {...invoice}
            disabled
            hold={{ label: 'Estado', value: 'Está en una compensación.' }}
          />
        ),
        bar: <ComparisonBar {...barProps} />,
        balanced: (
          <ComparisonBar
            {...barProps}
            balanced
            payments={{ label: 'Pagos (2)', amount: '$ 4.812.300' }}
            difference={{ label: 'Diferencia', amount: '$ 0' }}
            hint="Los dos lados suman lo mismo."
          />
        ),
        'one side selected': (
          <ComparisonBar {...barProps} disabled hint="Elija de los dos lados." />
        ),
      },
    }),
};
