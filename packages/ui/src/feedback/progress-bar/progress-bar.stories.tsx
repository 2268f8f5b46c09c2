import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  component: ProgressBar,
  parameters: {
    usage: {
      when: 'Use it for a task of several seconds with countable steps, such as files or rows.',
      whenNot:
        'For content that is loading, use a `Skeleton`. For a pending button, use its `busy` prop.',
      content: "Name the task and write the progress as text: '3 de 12'.",
      anatomy: 'A track and its filled part. Without `value`, a pulsing part in the middle.',
      keyboard: 'None. The progress bar is not focusable.',
      accessibility:
        'A `progressbar` named by `label`. It has `aria-valuenow` only while `value` is known.',
    },
  },
  args: { label: 'Enviando su solicitud', value: 40 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Determinate: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  },
};
export const ClampedValue: Story = {
  args: { value: 130 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
export const Indeterminate: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      states: {
        empty: <ProgressBar label="Enviando" value={0} />,
        half: <ProgressBar label="Enviando" value={50} />,
        full: <ProgressBar label="Enviando" value={100} />,
        indeterminate: <ProgressBar label="Enviando" />,
      },
    }),
};
