import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { States as AllStates } from '../story/every-theme.tsx';
import { SelectionBar } from './selection-bar.tsx';

const meta = {
  component: SelectionBar,
  args: {
    count: 3,
    total: '$ 12.480.300',
    actionLabel: 'Continuar',
    onAction: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Selección de facturas (3)Total: $ 12.480.300',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
/** Other things than invoices, and how much of the foot they take for what else floats there. */
export const Documents: Story = {
  args: { label: 'Selección de documentos (3)', actionLabel: 'Descargar los PDF' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('status');
    await expect(bar).toHaveTextContent(/^Selección de documentos \(3\)/);
    const { style } = document.documentElement;
    await waitFor(() =>
      expect(style.getPropertyValue('--foot-bar-height')).toBe(`${bar.offsetHeight}px`),
    );
  },
};
export const Busy: Story = { args: { busy: true } };
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const States: Story = {
  render: (args) => (
    <AllStates
      states={{
        some: <SelectionBar {...args} />,
        busy: <SelectionBar {...args} busy />,
      }}
    />
  ),
};
