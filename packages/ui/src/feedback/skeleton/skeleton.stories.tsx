import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { Skeleton, SkeletonList } from './skeleton.tsx';

const meta = {
  component: Skeleton,
  parameters: {
    usage: {
      when: 'Use a skeleton in place of content that is loading, in the shape of that content.',
      whenNot:
        'For a pending action, use `busy` or a `ProgressBar`. Omit it for content that loads immediately.',
      content: 'A skeleton has no text. Announce the loading state once, in its container.',
      anatomy:
        '`Skeleton` is one bar, sized by its `className`. `SkeletonList` renders several rows or cards, or repeats its children.',
      keyboard: 'None. The skeleton is not focusable.',
      accessibility:
        'Hidden from screen readers. Set `aria-busy` on the region that is loading; `ListFrame` does this.',
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
    await expect(canvasElement.firstElementChild).toHaveAttribute('aria-hidden', 'true');
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
        'own rows': (
          <SkeletonList rows={2} className="grid grid-cols-2">
            <Skeleton className="h-20" />
          </SkeletonList>
        ),
      },
    }),
};
