import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { SupportBanner } from './support-banner.tsx';

const meta = {
  component: SupportBanner,
  parameters: {
    usage: {
      when: 'Use it on every page while support staff view a customer account.',
      whenNot: 'For messages to customers, use an `Alert` or a `Banner`.',
      content: 'Name the account and offer a way to leave it.',
      anatomy: 'An icon, the name of the account, and an action such as ending the visit.',
      keyboard: 'Tab moves to the action.',
      accessibility: 'A region named by `label`, which screen readers list as a landmark.',
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
