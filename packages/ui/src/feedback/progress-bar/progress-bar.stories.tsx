import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  component: ProgressBar,
  parameters: {
    usage: {
      when: 'Work of several seconds whose parts are counted: files, rows, steps.',
      whenNot:
        'Content that is being loaded, which is a `Skeleton`; a button at work, which is `busy`.',
      content: "What is being done, and how far in words: '3 de 12'.",
      anatomy: 'A track and its filled part; without `value` a pulsing part in the middle.',
      keyboard: 'None: it takes no focus.',
      accessibility:
        'A `progressbar` named by `label`, with `aria-valuenow` only while `value` is known.',
    },
  },
  args: { label: 'Enviando su solicitud', value: 40 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  },
};
export const BeyondItsEnd: Story = {
  args: { value: 130 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
export const Unknown: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      states: {
        start: <ProgressBar label="Enviando" value={0} />,
        half: <ProgressBar label="Enviando" value={50} />,
        full: <ProgressBar label="Enviando" value={100} />,
        unknown: <ProgressBar label="Enviando" />,
      },
    }),
};
