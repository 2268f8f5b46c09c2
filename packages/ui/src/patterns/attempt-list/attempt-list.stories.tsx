import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { AttemptList } from './attempt-list.tsx';

const attempts = [
  {
    id: 'a',
    title: '3 facturas',
    href: '#resultado',
    detail: 'Iniciado hace 4 minutos por Ana Ruiz',
    note: 'Documentos 9000123, 9000124 y 9000125',
    amount: '$ 12.480.300',
    status: { label: 'Pendiente', tone: 'warning' },
  },
  {
    id: 'b',
    title: 'Factura FE-10311',
    detail: 'Iniciado ayer a las 4:15 p. m.',
    amount: '$ 1.200.000',
    status: { label: 'Verificando', tone: 'info' },
    checking: true,
  },
] as const;

const meta = {
  component: AttemptList,
  parameters: {
    usage: {
      when: "Use it to show payments: pending ones in the header's tray or above a list, or all with their results.",
      whenNot: "For the documents of an account, use the account's history.",
      content:
        'Show the paid items, the amount, the start time and, if available, a link to the bank.',
      anatomy:
        'One row per payment: title, status, details, action, amount, and a button that checks its status.',
      keyboard: 'Tab moves through the link, the action and the button of each row.',
      accessibility:
        'A list named by `label`. While a status is checked, its button is busy and keeps the focus.',
    },
  },
  args: { label: 'Pagos en proceso', attempts, checkLabel: 'Consultar', onCheck: fn() },
} satisfies Meta<typeof AttemptList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MultipleAttempts: Story = {
  play: async ({ args, canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /Consultar/ })) {
      await userEvent.click(button);
    }
    await expect(args.onCheck).toHaveBeenCalledOnce();
    await expect(args.onCheck).toHaveBeenCalledWith('a');
  },
};
/** Payments with a final result have no button that checks it. */
export const WithoutCheck: Story = {
  args: {
    label: 'Pagos',
    checkLabel: undefined,
    onCheck: undefined,
    attempts: [{ ...attempts[0], status: { label: 'Pago aprobado', tone: 'success' } }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pago aprobado')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LinksToResult: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '3 facturas' });
    await expect(link).toHaveAttribute('href', '#resultado');
    await expect(canvas.queryByRole('link', { name: 'Factura FE-10311' })).toBeNull();
  },
};
export const SingleAttempt: Story = { args: { attempts: attempts.slice(0, 1) } };

export const States: Story = {
  render: (args) => renderStates({ states: { several: <AttemptList {...args} /> } }),
};
