import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../actions/link/index.ts';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { Card } from './card.tsx';

const meta = {
  component: Card,
  parameters: {
    usage: {
      when: 'One subject that stands on its own among others, with a title of its own.',
      whenNot:
        'Around a whole page, inside another card, or around each line of a list that is scanned: that is a `Table`.',
      content: 'A title, its facts and at most two actions; tools in `action`.',
      anatomy: 'Optional heading with subtitle and action, then the content.',
      keyboard: 'None of its own.',
      accessibility:
        'With `title` it is a region named by its heading; choose `level` to fit the page. Without it, a `div`.',
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
