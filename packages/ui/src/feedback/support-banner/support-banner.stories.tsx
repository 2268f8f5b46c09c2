import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { SupportBanner } from './support-banner.tsx';

const meta = {
  component: SupportBanner,
  parameters: {
    usage: {
      when: 'On every page while staff look at the account of a customer.',
      whenNot: 'Messages for customers, which are an `Alert` or a `Banner`.',
      content: 'Whose account it is, and the way out of it.',
      anatomy: 'An icon, whose account it is, and an action such as ending the visit.',
      keyboard: 'None of its own: Tab reaches the action.',
      accessibility: 'A region named by `label`, which screen readers can jump to.',
    },
  },
  args: {
    label: 'Sesión de soporte',
    children: 'Está viendo la cuenta de Estación El Mirador. No puede pagar ni enviar.',
  },
} satisfies Meta<typeof SupportBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Sesión de soporte' })).toBeVisible();
  },
};
export const WithAction: Story = {
  args: {
    action: (
      <Button size="sm" variant="secondary">
        Terminar
      </Button>
    ),
  },
};

export const States: Story = {
  parameters: everyThemeParameters,
  render: (args) => renderStates({ states: { plain: <SupportBanner {...args} /> } }),
};
