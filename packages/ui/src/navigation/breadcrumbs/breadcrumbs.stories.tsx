import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  parameters: {
    usage: {
      when: 'Pages two or more levels below home, so that one sees where one is and goes up.',
      whenNot: 'On the pages of the menu itself, and as the steps of a task: they are no history.',
      content: "The titles of the pages above, shortest first, and this page's own without a link.",
      anatomy:
        'Links from home to this page, with a chevron between them; the last one is this page.',
      keyboard: 'Tab moves through the links.',
      accessibility:
        'A `nav` named by `label` with an ordered list; the last entry has `aria-current="page"`.',
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

/** A crumb without a link, and two crumbs of the same name. */
export const AStepThatLeadsNowhere: Story = {
  args: {
    crumbs: [
      { label: 'Inicio', href: '#inicio' },
      { label: 'Pedidos' },
      { label: 'Pedidos', href: '#pedidos' },
    ],
  },
  play: async ({ canvas }) => {
    const [step, page] = canvas.getAllByText('Pedidos');
    await expect(step).not.toHaveAttribute('aria-current');
    await expect(page).toHaveAttribute('aria-current', 'page');
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
