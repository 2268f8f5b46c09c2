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

export const DismissesItself: Story = {
  args: { onDismiss: fn(), dismissAfterMs: 60 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
  },
};

const dismissed = fn();

/** The clock stops while the alert is read: the other one, as old, is gone by then. */
export const StaysWhileItIsRead: Story = {
  render: () => (
    <>
      <Alert tone="info" onDismiss={() => dismissed('read')} dismissAfterMs={500}>
        Este aviso se está leyendo.
      </Alert>
      <Alert tone="success" onDismiss={() => dismissed('other')} dismissAfterMs={500}>
        Este no.
      </Alert>
    </>
  ),
  play: async ({ canvas }) => {
    const read = canvas.getByText('Este aviso se está leyendo.');
    await userEvent.hover(read);
    await waitFor(() => expect(dismissed).toHaveBeenCalledWith('other'));
    await expect(dismissed).not.toHaveBeenCalledWith('read');
    await userEvent.unhover(read);
    await waitFor(() => expect(dismissed).toHaveBeenCalledWith('read'));
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
