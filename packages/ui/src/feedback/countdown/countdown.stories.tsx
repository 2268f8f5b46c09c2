import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { Countdown } from './countdown.tsx';

const meta = {
  component: Countdown,
  parameters: {
    usage: {
      when: 'Time runs out and something ends with it: a session, a page that leads on by itself.',
      whenNot:
        'How long work takes, which is a `ProgressBar`, and limits of days, which are dates.',
      content: 'Whole seconds; beside it the button that prevents the end.',
      anatomy: 'A label, the number of seconds, and their unit.',
      keyboard: 'None: it takes no focus.',
      accessibility:
        'A `timer` that is not announced each second. Announce the end with other words, such as an `Alert`.',
    },
  },
  args: { seconds: 7, label: 'Redireccionando en' },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Redireccionando en 7 segundos');
  },
};
export const One: Story = {
  args: { seconds: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('1 segundo');
  },
};

export const States: Story = {
  render: (args) =>
    renderStates({
      states: { several: <Countdown {...args} />, one: <Countdown {...args} seconds={1} /> },
    }),
};
