import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { AppFooter } from './app-footer.tsx';

const meta = {
  component: AppFooter,
  parameters: {
    usage: {
      when: 'Use it once, at the end of every page.',
      whenNot:
        'For the actions of a page, use the `PageBanner` or a bar: the footer is too far down.',
      content:
        'Link to the legal documents and show the trademark, the copyright and the theme or language switch.',
      anatomy: 'Links, trademark, copyright, controls and a note for the help desk.',
      keyboard: 'Tab moves through the links and controls.',
      accessibility: 'A `footer` (`contentinfo`). Each link opens in a new tab and announces it.',
    },
    layout: 'fullscreen',
  },
  args: {
    links: [
      { label: 'Términos y condiciones', href: 'https://tienda.example/terminos' },
      { label: 'Política de privacidad', href: 'https://tienda.example/habeas-data' },
    ],
    trademark: 'Surtidor es una marca registrada.',
    copyright: '© 2026',
    note: 'Información de las 08:14. Referencia para la mesa de ayuda: 3f2a91bc',
  },
} satisfies Meta<typeof AppFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPage: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('target', '_blank');
    }
  },
};
export const OnBrand: Story = { args: { background: 'brand' } };

export const States: Story = {
  parameters: everyThemeParameters,
  render: (args) =>
    renderStates({
      states: { page: <AppFooter {...args} />, brand: <AppFooter {...args} background="brand" /> },
    }),
};
