import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { CompensationCard } from './compensation-card.tsx';

const meta = {
  component: CompensationCard,
  parameters: {
    usage: {
      when: 'Use it for each sent compensation in the compensations list.',
      whenNot: 'For payments pending at the bank, use an `AttemptList`.',
      content:
        'Show number, date, status and totals. When expanded, show the documents of both sides.',
      anatomy:
        'Title and status, amount, facts, and a summary line that expands the documents of both sides.',
      keyboard: 'Enter or Space on the summary expands and collapses the documents.',
      accessibility:
        'An `article` named by its title. A native `details` element, described by the title, holds the documents.',
    },
  },
  args: {
    title: 'Compensación 1042',
    status: { label: 'En proceso', tone: 'warning' },
    detail: 'Enviada el 20 nov 2026, 09:41',
    amountLabel: 'Total compensado',
    amount: '$ 2.810.000',
    facts: [
      { label: 'Total de pagos', value: '$ 2.810.000' },
      { label: 'Total de facturas', value: '$ 4.812.300' },
    ],
    linesLabel: 'Ver los documentos (2)',
    payments: {
      title: 'Pagos',
      items: [{ id: 'p1', title: 'Pago 1400012', amount: '$ 2.810.000' }],
    },
    invoices: {
      title: 'Facturas',
      items: [
        {
          id: 'i1',
          title: 'Factura FE-10293',
          detail: 'Aplicado $ 2.810.000 de $ 4.812.300',
          amount: '$ 4.812.300',
        },
      ],
    },
  },
} satisfies Meta<typeof CompensationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {};
export const Completed: Story = { args: { status: { label: 'Completada', tone: 'success' } } };
export const Rejected: Story = { args: { status: { label: 'Rechazada', tone: 'danger' } } };

/** The documents expand with the keyboard and cannot be removed. */
export const Expanded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pago 1400012')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Ver los documentos (2)'));
    await waitFor(() => expect(canvas.getByText('Pago 1400012')).toBeVisible());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const States: Story = {
  parameters: everyThemeParameters,
  render: (args) =>
    renderStates({
      layout: 'grid',
      states: {
        'in progress': <CompensationCard {...args} />,
        completed: <CompensationCard {...args} status={{ label: 'Completada', tone: 'success' }} />,
        rejected: <CompensationCard {...args} status={{ label: 'Rechazada', tone: 'danger' }} />,
      },
    }),
};
