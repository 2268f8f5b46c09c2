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

const Selected = ({ onSideChange }: { onSideChange?: (side: ComparisonSideName) => void }) => {
  const [side, setSide] = useState<ComparisonSideName>('payments');
  const [selected, setSelected] = useState<readonly string[]>([]);
  const toggle = (id: string, selected: boolean) =>
    setSelected((ids) => (selected ? [...ids, id] : ids.filter((one) => one !== id)));
  const card = (one: CompensableCardProps) => (
    <CompensableCard {...one} selected={selected.includes(one.id)} onSelectedChange={toggle} />
  );
  const count = (letter: string) => selected.filter((id) => id.startsWith(letter)).length;
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
        selected: count('p'),
        summary: 'Elija los pagos que va a aplicar',
        children: card(payment),
      }}
      invoices={{
        title: 'Facturas',
        selected: count('i'),
        summary: 'Elija las facturas',
        action: (
          <Button variant="secondary" size="sm">
            Proponer facturas
          </Button>
        ),
        children: card(invoice),
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
  render: () => <Selected />,
} satisfies Meta<typeof PaymentsVersusInvoices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas }) => {
    const payments = within(canvas.getByRole('region', { name: 'Pagos' }));
    const box = payments.getByRole('checkbox', { name: 'Elegir Pago 1400012' });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    // A click anywhere on the card toggles its checkbox.
    const card = canvas.getByRole('article', { name: 'Pago 1400012' }).getBoundingClientRect();
    const corner = document.elementFromPoint(card.right - 8, card.bottom - 8);
    await expect(corner?.closest('label')).toBe(box.closest('label'));
  },
};

/** One list can load or fail independently of the other. */
export const OneSideFailed: Story = {
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

/** A selected document that gets blocked is no longer selected. */
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

/** Without the permission to send. */
export const ReadOnly: Story = {
  render: () => {
    const { selectLabel: _, ...card } = invoice;
    return <CompensableCard {...card} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

const bar = {
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

const SavedBar = () => {
  const [count, setCount] = useState(bar.count);
  return <ComparisonBar {...bar} count={count} onClear={() => setCount(0)} />;
};

export const Bar: Story = {
  render: () => <SavedBar />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(bar.onAction).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Quitar selección' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvas.getByRole('group', { name: 'Pagos (1), Facturas (1)' })).toHaveFocus();
  },
};

export const OneSided: Story = {
  render: () => (
    <ComparisonBar
      {...bar}
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
        open: <CompensableCard {...payment} />,
        selected: <CompensableCard {...invoice} selected />,
        blocked: (
          <CompensableCard
            {...invoice}
            disabled
            hold={{ label: 'Estado', value: 'Está en una compensación.' }}
          />
        ),
        bar: <ComparisonBar {...bar} />,
        balanced: (
          <ComparisonBar
            {...bar}
            balanced
            payments={{ label: 'Pagos (2)', amount: '$ 4.812.300' }}
            difference={{ label: 'Diferencia', amount: '$ 0' }}
            hint="Los dos lados suman lo mismo."
          />
        ),
        'not yet': <ComparisonBar {...bar} disabled hint="Elija de los dos lados." />,
      },
    }),
};
