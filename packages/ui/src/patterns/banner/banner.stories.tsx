import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { Banner } from './banner.tsx';

const imageUrl = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#5b7fc0"/></svg>')}`;

const meta = {
  component: Banner,
  parameters: {
    usage: {
      when: 'Use it for a message from the distributor, as wide as the page, with or without an image.',
      whenNot: 'For messages from the portal itself, use an `Alert`.',
      content: 'Use a title, a sentence and one link. The image must not carry essential content.',
      anatomy:
        'Title, text and a link styled as a button. On wide screens the image is beside them.',
      keyboard: 'Tab moves to the link.',
      accessibility: 'A heading of `level`. The image is decorative, with an empty `alt`.',
    },
  },
  args: {
    title: 'Pague sus facturas en línea',
    children: 'Elija las facturas, pague con su banco y reciba el comprobante al instante.',
    action: { label: 'Ver facturas', href: '#facturas' },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ver facturas' })).toHaveFocus();
  },
};
export const WithImage: Story = { args: { image: imageUrl } };
export const TitleOnly: Story = { args: { children: undefined, action: undefined } };

const longTextProps = {
  title: 'Programación extraordinaria de despachos por el mantenimiento del poliducto',
  children:
    'Entre el 3 y el 9 de diciembre las plantas de la región atenderán con turnos. Programe sus pedidos con tres días de anticipación y confirme el cupo con su ejecutivo.',
  action: { label: 'Consultar la programación de su planta', href: '#programacion' },
};
export const LongTexts: Story = { args: { ...longTextProps, image: imageUrl } };

export const States: Story = {
  render: (args) =>
    renderStates({
      states: {
        action: <Banner {...args} />,
        image: <Banner {...args} image={imageUrl} />,
        long: <Banner {...args} {...longTextProps} image={imageUrl} />,
        'title only': <Banner title={args.title} />,
      },
    }),
};
