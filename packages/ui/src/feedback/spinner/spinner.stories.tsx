import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { States as AllStates } from '../../story/every-theme.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  component: Spinner,
  parameters: {
    usage: {
      when: 'A small thing is under way and nothing is known of its length.',
      whenNot: 'A page or a list that is loading, which is a `Skeleton` of its shape.',
      content: 'What is being waited for, in words for screen readers.',
    },
  },
  args: { label: 'Cargando' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Announced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando');
  },
};
export const Silent: Story = { args: { label: undefined } };

export const States: Story = {
  render: () => (
    <AllStates
      layout="row"
      states={{
        sm: <Spinner size="sm" />,
        md: <Spinner size="md" />,
        lg: <Spinner size="lg" />,
      }}
    />
  ),
};
