import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import { Alert, type AlertProps } from './alert.tsx';

const meta = {
  component: Alert,
  parameters: {
    usage: {
      when: 'Use an alert for a message about a part of the page that stays until it is resolved or dismissed.',
      whenNot:
        'For a completed action, use a toast; for an invalid field, its error; for an empty list, `ListFrame`.',
      content:
        'Describe the situation, then what to do, in one or two sentences. Use at most one button or link.',
      anatomy: 'Icon, title, text, an optional action and a close button.',
      keyboard: 'The action and the close button are in the tab order.',
      accessibility:
        '`danger` is an `alert` and interrupts screen readers. Other tones are a `status` and do not.',
    },
  },
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

const DismissibleAlert = (props: AlertProps) => {
  const [isVisible, setIsVisible] = useState(true);
  const handleDismiss = () => {
    setIsVisible(false);
    props.onDismiss?.();
  };
  return (
    <>
      <Button>Guardar</Button>
      {isVisible && <Alert {...props} onDismiss={handleDismiss} />}
    </>
  );
};

export const DismissedByClick: Story = {
  args: { onDismiss: fn() },
  render: (args) => <DismissibleAlert {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** The close button disappears with the alert; the focus returns to the previous element. */
export const DismissedByKeyboard: Story = {
  ...DismissedByClick,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cerrar aviso' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Guardar' })).toHaveFocus();
  },
};

export const DismissedAutomatically: Story = {
  args: { onDismiss: fn(), dismissAfterMs: 60 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
  },
};

const onDismiss = fn();

/** The timer pauses while the alert is hovered; the other alert, with the same delay, is dismissed. */
export const StaysWhileHovered: Story = {
  render: () => (
    <>
      <Alert tone="info" onDismiss={() => onDismiss('engaged')} dismissAfterMs={500}>
        Este aviso se está leyendo.
      </Alert>
      <Alert tone="success" onDismiss={() => onDismiss('other')} dismissAfterMs={500}>
        Este no.
      </Alert>
    </>
  ),
  beforeEach: () => {
    onDismiss.mockClear();
  },
  play: async ({ canvas }) => {
    const hoveredText = canvas.getByText('Este aviso se está leyendo.');
    await userEvent.hover(hoveredText);
    await waitFor(() => expect(onDismiss).toHaveBeenCalledWith('other'));
    await expect(onDismiss).not.toHaveBeenCalledWith('engaged');
    await userEvent.unhover(hoveredText);
    await waitFor(() => expect(onDismiss).toHaveBeenCalledWith('engaged'));
  },
};

/** Focuses its button on mount, so that the test does not depend on the browser's speed. */
const FocusButtonOnMount = ({ children }: { children: ReactNode }) => {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.querySelector('button')?.focus(), []);
  return <div ref={container}>{children}</div>;
};

/** The timer pauses while the alert has the focus, wherever the pointer is. */
export const StaysWhileFocused: Story = {
  render: () => (
    <>
      <FocusButtonOnMount>
        <Alert tone="info" onDismiss={() => onDismiss('engaged')} dismissAfterMs={500}>
          Este aviso tiene el foco.
        </Alert>
      </FocusButtonOnMount>
      <Alert tone="success" onDismiss={() => onDismiss('other')} dismissAfterMs={500}>
        Este no.
      </Alert>
    </>
  ),
  beforeEach: () => {
    onDismiss.mockClear();
  },
  play: async ({ canvas }) => {
    const [closeButton] = canvas.getAllByRole('button', { name: 'Cerrar aviso' });
    await expect(closeButton).toHaveFocus();
    await waitFor(() => expect(onDismiss).toHaveBeenCalledWith('other'));
    await expect(onDismiss).not.toHaveBeenCalledWith('engaged');
    closeButton?.blur();
    await waitFor(() => expect(onDismiss).toHaveBeenCalledWith('engaged'));
  },
};

/** If the window loses focus, the alert keeps it. */
export const StaysWhenWindowLosesFocus: Story = {
  render: () => (
    <>
      <FocusButtonOnMount>
        <Alert tone="info" onDismiss={() => onDismiss('engaged')} dismissAfterMs={20}>
          Este aviso tiene el foco.
        </Alert>
      </FocusButtonOnMount>
      <Alert tone="success" onDismiss={() => onDismiss('other')} dismissAfterMs={500}>
        Este no.
      </Alert>
    </>
  ),
  beforeEach: StaysWhileFocused.beforeEach,
  play: async ({ canvas }) => {
    const [closeButton] = canvas.getAllByRole('button', { name: 'Cerrar aviso' });
    if (closeButton === undefined) throw new Error('The close button is missing.');
    await expect(closeButton).toHaveFocus();
    await fireEvent.focusOut(closeButton);
    await waitFor(() => expect(onDismiss).toHaveBeenCalledWith('other'));
    await expect(onDismiss).not.toHaveBeenCalledWith('engaged');
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      states: {
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
        locked: <Alert tone="locked">El distribuidor tiene retenido este pedido.</Alert>,
        'with an action': (
          <Alert
            tone="info"
            title="Cuéntenos cómo lo estamos haciendo"
            action={<Button>Responder</Button>}
          >
            Le toma dos minutos.
          </Alert>
        ),
      },
    }),
};
