import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { States as AllStates } from '../story/every-theme.tsx';
import { Alert } from './alert.tsx';

const meta = {
  component: Alert,
  args: { tone: 'info', children: 'Su estado de cuenta se actualiza cada hora.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Contraseña actualizada.' } };
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Tiene un pago en proceso',
    children: 'Empezó hace 4 minutos. Le avisaremos cuando su banco lo confirme.',
    action: (
      <Button size="sm" variant="secondary">
        Ver el pago
      </Button>
    ),
  },
};
export const Danger: Story = {
  args: { tone: 'danger', title: 'No se envió su pago', children: 'Revise su conexión.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No se envió su pago');
  },
};

export const DismissedByHand: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** The clock stops while the alert is pointed at, and starts anew afterwards. */
export const DismissesItself: Story = {
  args: { onDismiss: fn(), dismissAfterMs: 60 },
  play: async ({ args, canvas }) => {
    const alert = canvas.getByRole('status');
    await userEvent.hover(alert);
    const before = fn(args.onDismiss).mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(fn(args.onDismiss).mock.calls.length).toBe(before);
    await userEvent.unhover(alert);
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalled());
  },
};

export const States: Story = {
  render: () => (
    <AllStates
      states={{
        info: <Alert tone="info">Se actualiza cada hora.</Alert>,
        success: <Alert tone="success">Contraseña actualizada.</Alert>,
        warning: (
          <Alert tone="warning" title="Tiene un pago en proceso">
            Empezó hace 4 minutos.
          </Alert>
        ),
        danger: (
          <Alert tone="danger" onDismiss={fn()}>
            No se envió su pago.
          </Alert>
        ),
      }}
    />
  ),
};
