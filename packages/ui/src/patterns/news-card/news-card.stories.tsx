import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { States as AllStates } from '../../story/every-theme.tsx';
import { NewsCard } from './news-card.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#9db4d8"/></svg>')}`;

const meta = {
  component: NewsCard,
  args: {
    title: 'Nuevo horario de despacho en la planta de Mamonal',
    date: '12 nov 2026',
    excerpt: 'Desde el primero de diciembre los despachos empiezan a las 4:00 a. m.',
    href: '#noticia',
  },
} satisfies Meta<typeof NewsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Nuevo horario/ })).toBeVisible();
  },
};
export const WithPicture: Story = { args: { image: picture } };
export const TitleOnly: Story = { args: { excerpt: undefined } };

export const States: Story = {
  // The cards' level 3 headings have no level 2 above them outside a page.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  render: (args) => (
    <AllStates
      states={{ plain: <NewsCard {...args} />, picture: <NewsCard {...args} image={picture} /> }}
    />
  ),
};
