import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  component: Spinner,
  parameters: {
    usage: {
      when: 'Use a spinner for a short task in a small area whose duration is unknown.',
      whenNot: 'For a page or a list that is loading, use a `Skeleton` in its shape.',
      content: 'Name the pending task for screen readers.',
      anatomy: 'A rotating ring of 16, 24 or 40 px.',
      keyboard: 'None. The spinner is not focusable.',
      accessibility:
        'With `label`, a `status`; without it, hidden from screen readers. It does not rotate with reduced motion.',
    },
  },
  args: { label: 'Cargando' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabel: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Cargando'));
  },
};
export const WithoutLabel: Story = { args: { label: undefined } };

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
