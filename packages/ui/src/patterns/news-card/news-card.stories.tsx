import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { NewsCard } from './news-card.tsx';

const imageUrl = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#9db4d8"/></svg>')}`;

const meta = {
  component: NewsCard,
  parameters: {
    usage: {
      when: 'Use it to link to a news post from the distributor.',
      whenNot: 'Do not use it for messages that need a response or to show a whole post.',
      content: 'Show the title, the date, an image and one or two lines of summary.',
      anatomy: 'Image, date, headline and excerpt. The whole card is a link.',
      keyboard: "One tab stop. Enter follows the headline's link.",
      accessibility:
        'An `article`. The headline is an `h3` and the only link. The image has an empty `alt`.',
    },
  },
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
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Nuevo horario/ })).toHaveFocus();
  },
};
export const WithImage: Story = { args: { image: imageUrl } };
export const TitleOnly: Story = { args: { excerpt: undefined } };

const longTextProps = {
  title:
    'Programación extraordinaria de despachos por el mantenimiento del poliducto del Magdalena Medio',
  excerpt:
    'Entre el 3 y el 9 de diciembre las plantas de la región atenderán con turnos. Programe sus pedidos con tres días de anticipación, confirme el cupo con su ejecutivo y tenga presente que los vehículos sin cita no podrán ingresar a la zona de cargue.',
};
/** The excerpt is truncated after three lines; the title is never truncated. */
export const LongTexts: Story = { args: longTextProps };

export const States: Story = {
  // Without a page there is no level 2 heading above the cards' level 3 headings.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  render: (args) =>
    renderStates({
      layout: 'grid',
      states: {
        plain: <NewsCard {...args} />,
        image: <NewsCard {...args} image={imageUrl} />,
        long: <NewsCard {...args} {...longTextProps} />,
        'title only': <NewsCard {...args} excerpt={undefined} />,
      },
    }),
};
