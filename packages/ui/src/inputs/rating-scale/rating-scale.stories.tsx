import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../story/controlled.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { ErrorSummary } from '../error-summary/index.ts';
import { RatingScale } from './rating-scale.tsx';

const meta = {
  component: RatingScale,
  parameters: {
    usage: {
      when: 'Use a rating scale to rate something from 1 to 5, with the option to answer "not applicable".',
      whenNot:
        'Use a `QuantityStepper` for quantities and a `RadioGroup` for options without an order.',
      content: 'Use the rated subject as the label, and give each rating a name.',
      anatomy: 'Five ratings and N/A.',
      keyboard: 'Arrow keys move the selection.',
      accessibility: 'Native radio buttons, each named by its number and meaning.',
    },
  },
  args: { label: 'Estado de cuenta en línea', value: null, onValueChange: fn() },
  decorators: [controlled({ value: 'onValueChange' })],
} satisfies Meta<typeof RatingScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotRated: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 Bueno' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4');
    await expect(canvas.getByRole('radio', { name: '4 Bueno' })).toBeChecked();
  },
};
export const Rated: Story = { args: { value: '5' } };
export const NotApplicable: Story = { args: { value: 'na' } };
export const WithHint: Story = { args: { hint: '1 es malo y 5 es excelente.' } };
export const Invalid: Story = { args: { error: 'Elija una calificación.' } };
export const Disabled: Story = { args: { value: '3', disabled: true } };

export const ByKeyboard: Story = {
  args: { value: '4' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '4 Bueno' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('na');
  },
};

/** A link in the error summary focuses the first rating. The error describes the group. */
export const ReceivesFocusFromErrorSummary: Story = {
  args: { id: 'rating', error: 'Elija una calificación.' },
  render: (args) => (
    <>
      <ErrorSummary errors={[{ fieldId: 'rating', label: 'Calificación' }]} />
      <RatingScale {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Calificación' }));
    await expect(canvas.getByRole('radio', { name: '1 Malo' })).toHaveFocus();
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAccessibleDescription('Elija una calificación.');
    await expect(group).toBeInvalid();
  },
};

const baseProps = { label: 'Reportes', onValueChange: fn() };

export const States: Story = {
  render: () =>
    renderStates({
      states: {
        'not rated': <RatingScale {...baseProps} value={null} />,
        rated: <RatingScale {...baseProps} value="4" />,
        'not applicable': <RatingScale {...baseProps} value="na" />,
        invalid: <RatingScale {...baseProps} value={null} error="Elija una calificación." />,
        disabled: <RatingScale {...baseProps} value="2" disabled />,
      },
    }),
};
