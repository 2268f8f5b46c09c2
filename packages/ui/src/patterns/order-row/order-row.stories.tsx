import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { OrderRow, type OrderRowProps } from './order-row.tsx';

const base: OrderRowProps = {
  title: 'Pedido 4500012345',
  status: { label: 'Despachado', tone: 'success' },
  details: ['Estación El Mirador', 'Entrega: 24 nov 2026'],
  href: '#pedido',
};

const meta = {
  component: OrderRow,
  parameters: {
    usage: {
      when: 'Use it in a short list to link to an order.',
      whenNot: 'For the list of all orders, which shows more details, use an `OrderPanel`.',
      content: 'Show number, station, date and status. Do not add other controls.',
      anatomy:
        'Title and status, details below, amount and chevron at the end. With `href` the whole row is a link.',
      keyboard: "One tab stop. Enter follows the title's link.",
      accessibility: 'A list item: put it into a `ul` with a name. The chevron is decorative.',
    },
  },
  args: base,
  render: (args) => (
    <ul>
      <OrderRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof OrderRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Linked: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pedido 4500012345' })).toHaveFocus();
  },
};
export const NotLinked: Story = { args: { href: undefined } };
export const WithAmount: Story = { args: { amount: '$ 84.120.000' } };

const long: OrderRowProps = {
  ...base,
  title: 'Pedido 4500012345-0000001 de la Distribuidora Mayorista',
  status: { label: 'Enviado a revisión del área comercial', tone: 'warning' },
  details: ['Estación de Servicio Nuestra Señora del Carmen de Apicalá', 'Entrega: 24 nov 2026'],
  amount: '$ 1.184.120.345.678',
};
export const LongNames: Story = { args: long };

/** A name with a bidirectional control character does not affect the date beside it. */
export const NameThatTurnsTheWriting: Story = {
  args: { details: ['Estación \u202eEl Mirador', 'Entrega: 24 nov 2026'] },
  play: async ({ canvas }) => {
    const date = canvas.getByText('Entrega: 24 nov 2026').firstChild;
    const getPosition = (at: number) => {
      const letter = document.createRange();
      if (date) letter.setStart(date, at);
      if (date) letter.setEnd(date, at + 1);
      return letter.getBoundingClientRect().left;
    };
    await expect(getPosition(0)).toBeLessThan(getPosition(9));
  },
};

const statuses: OrderRowProps['status'][] = [
  { label: 'Solicitado', tone: 'warning' },
  { label: 'Despachado', tone: 'success' },
  { label: 'Rechazado', tone: 'danger' },
  { label: 'Solicitado, retenido', tone: 'locked' },
];

export const States: Story = {
  render: () =>
    renderStates({
      states: {
        statuses: (
          <ul>
            {statuses.map((status) => (
              <OrderRow key={status.label} {...base} status={status} />
            ))}
          </ul>
        ),
        'long, with amount': (
          <ul>
            <OrderRow {...long} />
          </ul>
        ),
        'not linked': (
          <ul>
            <OrderRow {...base} href={undefined} />
          </ul>
        ),
      },
    }),
};
