import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  component: Spinner,
  parameters: {
    usage: {
      when: 'A small thing is under way and nothing is known of its length.',
      whenNot: 'A page or a list that is loading, which is a `Skeleton` of its shape.',
      content: 'What is being waited for, in words for screen readers.',
      anatomy: 'A turning ring of 16, 24 or 40 px.',
      keyboard: 'None: it takes no focus.',
      accessibility:
        'With `label` a `status` that says it; without `label` it is silent, for places whose words already say so. It does not turn under reduced motion.',
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
  render: () =>
    renderStates({
      layout: 'row',
      states: {
        sm: <Spinner size="sm" />,
        md: <Spinner size="md" />,
        lg: <Spinner size="lg" />,
      },
    }),
};
