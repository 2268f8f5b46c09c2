import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { Skeleton, SkeletonList } from './skeleton.tsx';

const meta = {
  component: Skeleton,
  parameters: {
    usage: {
      when: 'In the place and the shape of what is being loaded.',
      whenNot:
        'Work that was asked for by a press, which is `busy` or a `ProgressBar`; what comes at once.',
      content: 'Nothing to read: whoever shows it says once that it is loading.',
      anatomy:
        '`Skeleton` is one bar, whose size its `className` sets; `SkeletonList` is several rows or cards.',
      keyboard: 'None: it takes no focus.',
      accessibility:
        'Hidden from screen readers. Set `aria-busy` on the region that is loading; `ListFrame` does so.',
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Rows: Story = {
  render: () => <SkeletonList rows={4} />,
  // The skeleton is hidden from screen readers; its container announces that it is loading.
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('span')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Cards: Story = { render: () => <SkeletonList rows={2} shape="card" /> };

export const States: Story = {
  render: () =>
    renderStates({
      states: {
        line: <Skeleton />,
        rows: <SkeletonList rows={2} />,
        cards: <SkeletonList rows={1} shape="card" />,
      },
    }),
};
