import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { OrderRow, type OrderRowProps } from './order-row.tsx';

const baseProps: OrderRowProps = {
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
      whenNot: 'For the full orders list, use `OrderPanel`s, which show more details.',
      content: 'Show number, station, date and status. Do not add other controls.',
      anatomy:
        'Title and status, details below, amount and chevron at the end. With `href` the whole row is a link.',
      keyboard: "One tab stop. Enter follows the title's link.",
      accessibility: 'A list item: put it into a `ul` with a name. The chevron is decorative.',
    },
  },
  args: baseProps,
  render: (args) => (
    <ul>
      <OrderRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof OrderRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pedido 4500012345' })).toHaveFocus();
  },
};
export const WithoutLink: Story = { args: { href: undefined } };
export const WithAmount: Story = { args: { amount: '$ 84.120.000' } };

const longProps: OrderRowProps = {
  ...baseProps,
  title: 'Pedido 4500012345-0000001 de la Distribuidora Mayorista',
  status: { label: 'Enviado a revisión del área comercial', tone: 'warning' },
  details: ['Estación de Servicio Nuestra Señora del Carmen de Apicalá', 'Entrega: 24 nov 2026'],
  amount: '$ 1.184.120.345.678',
};
export const LongNames: Story = { args: longProps };

/** A name with a bidirectional control character does not affect the date beside it. */
export const IsolatesTextDirection: Story = {
  args: { details: ['Estación \u202eEl Mirador', 'Entrega: 24 nov 2026'] },
  play: async ({ canvas }) => {
    const dateText = canvas.getByText('Entrega: 24 nov 2026').firstChild;
    const getCharacterOffset = (index: number) => {
      const range = document.createRange();
      if (dateText) range.setStart(dateText, index);
      if (dateText) range.setEnd(dateText, index + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(getCharacterOffset(0)).toBeLessThan(getCharacterOffset(9));
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
              <OrderRow key={status.label} {...baseProps} status={status} />
            ))}
          </ul>
        ),
        'long, with amount': (
          <ul>
            <OrderRow {...longProps} />
          </ul>
        ),
        'without link': (
          <ul>
            <OrderRow {...baseProps} href={undefined} />
          </ul>
        ),
      },
    }),
};
