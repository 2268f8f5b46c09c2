import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../story/controlled.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const options = [
  { value: 'full', label: 'Pago total' },
  { value: 'partial', label: 'Pago parcial' },
];

const meta = {
  component: SegmentedControl,
  parameters: {
    usage: {
      when: 'Use a segmented control to switch immediately between two or three views of the same content.',
      whenNot:
        'Use a `RadioGroup` for form values, `Tabs` for different content and a `Select` for more than three views.',
      content:
        'Use self-explanatory options of one or two words and similar length: "Tarjetas", "Filas". The `label` names the group ("Vista") and is not visible; a heading next to the control may repeat it.',
      anatomy: 'Two or three options in one row.',
      keyboard: 'Arrow keys move the selection.',
      accessibility:
        'Native radio buttons in a group named by `label`; one is always selected. Icons need an accessible name.',
    },
  },
  args: { label: 'Forma de pago', options, value: 'full', onValueChange: fn() },
  decorators: [controlled({ value: 'onValueChange' })],
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof SegmentedControl<string>>;

export const TwoOptions: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Pago parcial' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('partial');
  },
};

/** The segments are as wide as their labels, each on one line. */
export const UnevenLabels: Story = {
  args: {
    options: [
      { value: 'all', label: 'Todas' },
      { value: 'unread', label: 'Sin leer' },
    ],
    value: 'all',
  },
  render: (args) => (
    <div className="flex">
      <SegmentedControl {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const getHeight = (label: string) => canvas.getByText(label).getBoundingClientRect().height;
    await expect(getHeight('Sin leer')).toBeLessThan(48);
    await expect(getHeight('Todas')).toBe(getHeight('Sin leer'));
  },
};
export const OneDisabled: Story = {
  args: {
    options: options.map((segment) => ({ ...segment, disabled: segment.value === 'partial' })),
  },
};

/** For a setting that is rarely changed, such as the appearance in the footer. */
export const Quiet: Story = { args: { emphasis: 'quiet' } };

/** All options are disabled. */
export const Disabled: Story = {
  args: { options: options.map((segment) => ({ ...segment, disabled: true })) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Pago parcial'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Pago total' })).toBeDisabled();
    await expect(canvas.getByText('Pago parcial')).toHaveStyle({ cursor: 'not-allowed' });
  },
};

export const States: Story = {
  render: (args) =>
    renderStates({
      layout: 'grid',
      states: {
        first: <SegmentedControl {...args} value="full" />,
        second: <SegmentedControl {...args} value="partial" />,
        'one disabled': <SegmentedControl {...args} {...OneDisabled.args} value="full" />,
        disabled: <SegmentedControl {...args} {...Disabled.args} value="full" />,
        quiet: <SegmentedControl {...args} emphasis="quiet" value="full" />,
      },
    }),
};
