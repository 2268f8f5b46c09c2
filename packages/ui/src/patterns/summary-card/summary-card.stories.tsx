import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { SummaryCard, type SummaryCardProps } from './summary-card.tsx';

const baseProps: SummaryCardProps = {
  id: 'fe-10293',
  title: 'Factura FE-10293',
  status: { label: 'Vencida · 62 días', tone: 'danger' },
  subject: 'Estación El Mirador',
  caption: 'Combustibles',
  date: 'Venció el 26 sep 2026',
  amount: '$ 4.812.300',
  children: 'Documento 1800045231',
};

const meta = {
  component: SummaryCard,
  parameters: {
    usage: {
      when: 'Use it for documents in a list that must show many of them, such as on a phone.',
      whenNot: 'To compare many columns in a wide window, use a `LongTable`.',
      content:
        'What, where and which on the left; how much, the status and when on the right; the rest in the details.',
      anatomy: 'Checkbox column; title, amount; subject, status; caption, date; note; details.',
      keyboard: 'Tab moves to the checkbox and the summary. Enter and Space open and close it.',
      accessibility: 'An `article` named by its title. The summary is a native disclosure.',
    },
  },
  args: baseProps,
} satisfies Meta<typeof SummaryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AlwaysOpen: Story = {};

/** A press opens a card and closes the open one. */
export const OneOpenAtATime: Story = {
  args: { onExpandedChange: fn() },
  render: (args) => (
    <div className="grid gap-2">
      <SummaryCard {...args} accordion="invoices" />
      <SummaryCard {...args} accordion="invoices" id="fe-2" title="Factura FE-2" />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByText('Documento 1800045231');
    await userEvent.click(canvas.getByRole('heading', { name: 'Factura FE-10293' }));
    await expect(first).toBeVisible();
    await waitFor(() => expect(args.onExpandedChange).toHaveBeenCalledWith('fe-10293', true));
    await userEvent.click(canvas.getByRole('heading', { name: 'Factura FE-2' }));
    await expect(second).toBeVisible();
    await expect(first).not.toBeVisible();
    await waitFor(() => expect(args.onExpandedChange).toHaveBeenCalledWith('fe-10293', false));
  },
};

export const Selectable: Story = {
  args: { selectLabel: 'Seleccionar factura FE-10293', onSelectedChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onSelectedChange).toHaveBeenCalledWith('fe-10293', true);
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        closed: <SummaryCard {...baseProps} accordion="states" selectLabel="Seleccionar" />,
        selected: <SummaryCard {...baseProps} selectLabel="Seleccionar" selected />,
        blocked: (
          <SummaryCard
            {...baseProps}
            accordion="states"
            selectLabel="Seleccionar"
            disabled
            amountKind="closed"
            note="Bloqueada por el distribuidor."
            noteTone="locked"
          />
        ),
        credit: <SummaryCard {...baseProps} amount="-$ 310.000" amountKind="credit" />,
        'very long texts': (
          <SummaryCard
            {...baseProps}
            accordion="states"
            selectLabel="Seleccionar"
            title="Factura FEVD-000000000000000000000010293-ANTIOQUIA"
            subject="Distribuidora y Comercializadora de Combustibles La Esperanza del Ñandú S.A.S."
            amount="$ 999.999.999.999"
          />
        ),
      },
    }),
};
