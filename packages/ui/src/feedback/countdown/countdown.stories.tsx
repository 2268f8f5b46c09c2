import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { Countdown } from './countdown.tsx';

const meta = {
  component: Countdown,
  parameters: {
    usage: {
      when: 'Use a countdown when something ends or happens automatically, such as a session or a redirect.',
      whenNot:
        'For the progress of a task, use a `ProgressBar`. For a time limit in days, show the date.',
      content: 'Show whole seconds, next to a button that stops the countdown or extends the time.',
      anatomy: 'A label, the number of seconds and the unit.',
      keyboard: 'None. The countdown is not focusable.',
      accessibility:
        'A `timer` that is not announced every second. Announce the end separately, for example with an `Alert`.',
    },
  },
  args: { seconds: 7, label: 'Redireccionando en' },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ManySeconds: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Redireccionando en 7 segundos');
  },
};
export const OneSecond: Story = {
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
