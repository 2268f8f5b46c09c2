import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { PageBanner } from './page-banner.tsx';

const meta = {
  component: PageBanner,
  parameters: {
    usage: {
      when: 'Use it once per page, below the header.',
      whenNot: 'For the heading of a section or dialog, use the title of the `Card` or `Dialog`.',
      content:
        "Use the page's name as the title, with breadcrumbs and at most two actions for the whole page.",
      anatomy: 'Breadcrumbs, title and subtitle, with actions at the end.',
      keyboard: 'Tab moves through the breadcrumbs, then the actions.',
      accessibility: "The title is the page's only `h1`.",
    },
  },
  args: {
    title: 'Facturas pendientes',
    subtitle: 'Elija las facturas que desea pagar.',
    breadcrumbs: {
      label: 'Ruta',
      crumbs: [{ label: 'Inicio', href: '#inicio' }, { label: 'Facturas pendientes' }],
    },
  },
} satisfies Meta<typeof PageBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Facturas pendientes',
    );
  },
};
export const TitleOnly: Story = { args: { subtitle: undefined, breadcrumbs: undefined } };
export const WithActions: Story = {
  args: { actions: <Button variant="secondary">Descargar</Button> },
};

export const States: Story = {
  parameters: everyThemeParameters,
  render: (args) =>
    renderStates({
      states: {
        full: <PageBanner {...args} />,
        'with actions': <PageBanner {...args} {...WithActions.args} />,
        'title only': <PageBanner {...args} {...TitleOnly.args} />,
      },
    }),
};
