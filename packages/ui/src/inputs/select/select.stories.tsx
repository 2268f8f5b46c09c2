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
      when: 'Use a select to choose one of 4 to about 15 familiar options.',
      whenNot:
        'Use a `RadioGroup` for two or three options, a `LargeSelect` for more than 15, and a `Menu` for actions.',
      content:
        'List the options in an order that users expect. Add an empty option only if the field may stay empty.',
      anatomy: 'A label, the native list of the device, a hint and an error.',
      keyboard: 'The keys of the native list, such as arrow keys and letters.',
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
export const InitiallyUnselected: Story = {
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
