import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { States as AllStates } from '../story/every-theme.tsx';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary } from './error-summary.tsx';

const errors = [
  { fieldId: 'firstname', message: 'El nombre debe tener al menos 2 letras.' },
  { fieldId: 'email', message: 'Escriba un correo válido.' },
];

const meta = { component: ErrorSummary, args: { errors } } satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheField: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <ErrorSummary {...args} />
      <TextField id="firstname" label="Nombre" error="Al menos 2 letras." />
      <TextField id="email" label="Correo" error="No es válido." />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Escriba un correo válido.' }));
    await expect(canvas.getByLabelText('Correo')).toHaveFocus();
  },
};

export const One: Story = { args: { errors: errors.slice(0, 1) } };

export const None: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const States: Story = {
  render: () => (
    <AllStates
      states={{
        one: <ErrorSummary errors={errors.slice(0, 1)} />,
        several: <ErrorSummary errors={errors} />,
      }}
    />
  ),
};
