import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  parameters: {
    usage: {
      when: 'Use them on pages two or more levels below home, to show the location and link to the pages above.',
      whenNot:
        'Omit them on pages that the menu links to. Do not use them for the steps of a task or as a history.',
      content:
        'Use the titles of the pages above, starting at home. The title of the current page has no link.',
      anatomy:
        'Links from the home page down, separated by chevrons. The last entry is the current page.',
      keyboard: 'Tab moves through the links.',
      accessibility:
        'A `nav` named by `label` with an ordered list. The last entry has `aria-current="page"`.',
    },
  },
  args: { label: 'Ruta', crumbs: [{ label: 'Inicio', href: '#inicio' }, { label: 'Pedidos' }] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLevels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pedidos')).toHaveAttribute('aria-current', 'page');
  },
};
export const ThreeLevels: Story = {
  args: {
    crumbs: [
      { label: 'Inicio', href: '#inicio' },
      { label: 'Pedidos', href: '#pedidos' },
      { label: 'Pedido 4500012345' },
    ],
  },
};

/** A crumb without a link, and two crumbs with the same name. */
export const CrumbWithoutLink: Story = {
  args: {
    crumbs: [
      { label: 'Inicio', href: '#inicio' },
      { label: 'Pedidos' },
      { label: 'Pedidos', href: '#pedidos' },
    ],
  },
  play: async ({ canvas }) => {
    const [unlinkedCrumb, currentCrumb] = canvas.getAllByText('Pedidos');
    await expect(unlinkedCrumb).not.toHaveAttribute('aria-current');
    await expect(currentCrumb?.closest('a')).toHaveAttribute('aria-current', 'page');
  },
};

export const States: Story = {
  parameters: everyThemeParameters,
  render: (args) =>
    renderStates({
      states: {
        'two levels': <Breadcrumbs {...args} />,
        'three levels': <Breadcrumbs {...args} {...ThreeLevels.args} />,
      },
    }),
};
