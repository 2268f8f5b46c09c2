import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { Select } from './select.tsx';

const options = [
  { value: '1100', label: 'EDS Franquiciada' },
  { value: '1110', label: 'EDS Afiliada' },
  { value: '1211', label: 'Aviación' },
];

const meta = {
  component: Select,
  parameters: {
    usage: {
      when: 'One of 4 to about 15 options that people know.',
      whenNot:
        'Two or three options, which are a `RadioGroup`; very many, which are a `LargeSelect`; actions, which are a `Menu`.',
      content: 'Options in an order people expect; an empty one only where nothing is an answer.',
      anatomy: "Label, the device's own list, hint and error.",
      keyboard: 'As the device has it: arrows and first letters.',
      accessibility: 'A native `select`.',
    },
  },
  args: {
    label: 'Segmento',
    options,
    placeholder: 'Elija un segmento',
    defaultValue: '',
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Aviación');
    await expect(args.onValueChange).toHaveBeenCalledWith('1211');
  },
};

/** Nothing is selected initially, even without a value or default value. */
export const StartsWithoutASelection: Story = {
  args: { defaultValue: undefined },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveValue('');
    await expect(select).toHaveDisplayValue('Elija un segmento');
    await userEvent.selectOptions(select, 'EDS Afiliada');
    await expect(select).toHaveValue('1110');
  },
};
export const Selected: Story = { args: { defaultValue: '1110' } };
export const Invalid: Story = { args: { error: 'Elija un segmento para continuar.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '1110' } };

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        'nothing selected': (
          <Select label="Segmento" options={options} placeholder="Elija" defaultValue="" />
        ),
        selected: <Select label="Segmento" options={options} defaultValue="1110" />,
        invalid: <Select label="Segmento" options={options} error="Elija un segmento." />,
        disabled: <Select label="Segmento" options={options} disabled />,
      },
    }),
};
