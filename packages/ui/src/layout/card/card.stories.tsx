import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../actions/link/index.ts';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { Card } from './card.tsx';

const meta = {
  component: Card,
  parameters: {
    usage: {
      when: 'Use a card to group the content of one subject under a title.',
      whenNot:
        'For rows that people scan, use a `Table`. Do not nest cards or put a whole page into one.',
      content:
        'Use a title, its content and at most two actions. Put further controls into `action`.',
      anatomy: 'An optional heading with subtitle and action, followed by the content.',
      keyboard: 'None, except for controls inside the card.',
      accessibility:
        'With `title`, a region named by its heading; set `level` to fit the page. Without `title`, a `div`.',
    },
  },
  args: { title: 'Últimos pedidos', children: 'Contenido de la tarjeta.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Últimos pedidos' })).toBeVisible();
  },
};
export const WithAction: Story = {
  args: { subtitle: 'De los últimos 2 meses', action: <Link href="#todos">Ver todos</Link> },
};
export const Plain: Story = { args: { title: undefined } };
export const WithoutPadding: Story = { args: { padding: 'none' } };

export const States: Story = {
  parameters: everyThemeParameters,
  render: () =>
    renderStates({
      states: {
        'with title': <Card title="Últimos pedidos">Contenido.</Card>,
        'with action': (
          <Card title="Noticias" subtitle="Del distribuidor" action={<Link href="#n">Ver</Link>}>
            Contenido.
          </Card>
        ),
        plain: <Card>Contenido.</Card>,
      },
    }),
};
