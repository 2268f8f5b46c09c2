import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { DatePicker } from '../../inputs/date-picker/index.ts';
import { TextField } from '../../inputs/text-field/index.ts';
import { inTheme, renderStates } from '../../story/every-theme.tsx';
import { inlineOverlays } from '../../story/inline-overlays.ts';
import { ownFrame } from '../../story/own-frame.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

const DialogWithButton = (props: DialogProps) => {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    setOpen(false);
    props.onOpenChange?.(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Pagar facturas</Button>
      <Dialog {...props} open={open} onOpenChange={props.onOpenChange && close} />
    </>
  );
};

const meta = {
  component: Dialog,
  parameters: {
    ...ownFrame,
    usage: {
      when: 'Use a dialog for a short task that relates to the page behind it and is either completed or canceled.',
      whenNot:
        'For a message, use an `Alert`; for yes or no, a `ConfirmDialog`; for a long task, a page.',
      content:
        'Use a title and a single task. Put the main action last in the footer. Do not open another dialog.',
      anatomy: 'Title, description, scrollable content and a footer that stays visible.',
      keyboard:
        'The focus starts at the title and stays inside. Escape closes the dialog and returns the focus.',
      accessibility: 'A modal `dialog` named by its title and described by its description.',
    },
  },
  args: {
    open: true,
    title: 'Pago de facturas',
    description: 'Revise los valores antes de ir a su banco.',
    children: <TextField label="Correo para el comprobante" />,
    footer: <Button>Ir a pagar</Button>,
    onOpenChange: fn(),
  },
  render: (args) => <DialogWithButton {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Pago de facturas' });
    await expect(dialog).toHaveAccessibleDescription(/Revise los valores/);
    await expect(within(dialog).getByRole('heading')).toHaveFocus();
  },
};

export const RestoresFocusOnEscape: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Pagar facturas' });
    await userEvent.click(opener);
    await expect(await canvas.findByRole('dialog')).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

export const ClosesOnOutsideClick: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('heading'));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

/** An outside click closes an open calendar first and keeps the values of the dialog's fields. */
export const ClosesInnerPanelFirst: Story = {
  args: {
    children: <DatePicker label="Desde" value={null} onValueChange={fn()} today="2026-11-21" />,
  },
  play: async ({ args, canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Pago de facturas' });
    await userEvent.click(within(dialog).getByRole('button', { name: /Abrir calendario/ }));
    await within(dialog).findByRole('dialog', { name: 'Desde' });
    await userEvent.click(dialog);
    await waitFor(() => expect(within(dialog).queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[MouseRight]', target: dialog });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

export const NonDismissible: Story = {
  args: { onOpenChange: undefined, title: 'Procesando su solicitud', children: undefined },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(await canvas.findByRole('dialog')).toHaveAttribute('open');
    await expect(canvas.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  },
};

const StackedDialogs = ({ onOpenChange: _, ...props }: DialogProps) => {
  const [open, setOpen] = useState<'none' | 'first' | 'both'>('none');
  return (
    <>
      <Button onClick={() => setOpen('first')}>Pagar facturas</Button>
      <p style={{ height: '200vh' }}>Facturas pendientes</p>
      <Dialog
        {...props}
        open={open !== 'none'}
        footer={<Button onClick={() => setOpen('both')}>Ir a pagar</Button>}
      />
      <Dialog
        {...props}
        open={open === 'both'}
        title="¿Sigue ahí?"
        footer={<Button onClick={() => setOpen('none')}>Salir</Button>}
      />
    </>
  );
};

/** Closing two stacked dialogs in one render restores the page's scrolling and focus. */
export const ClosesStackedDialogsTogether: Story = {
  render: (args) => <StackedDialogs {...args} />,
  play: async ({ canvas }) => {
    const { style } = document.documentElement;
    const previousOverflow = style.overflow;
    const opener = canvas.getByRole('button', { name: 'Pagar facturas' });
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ir a pagar' }));
    await canvas.findByRole('dialog', { name: '¿Sigue ahí?' });
    await expect(style.overflow).toBe('hidden');
    await userEvent.click(canvas.getByRole('button', { name: 'Salir' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(style.overflow).toBe(previousOverflow);
    await expect(opener).toHaveFocus();
    window.scrollTo({ top: 100, behavior: 'instant' });
    await waitFor(() => expect(window.scrollY).toBe(100));
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

const InvoiceRemoval = ({ onOpenChange: _, ...props }: DialogProps) => {
  const [step, setStep] = useState<'list' | 'confirm' | 'result' | 'done'>('list');
  return (
    <>
      <h1>Facturas</h1>
      <section>
        <h2>Facturas por pagar</h2>
        {(step === 'list' || step === 'confirm') && (
          <p>
            <Button onClick={() => setStep('confirm')}>Quitar la factura</Button>
          </p>
        )}
      </section>
      <Dialog
        {...props}
        open={step === 'confirm'}
        footer={<Button onClick={() => setStep('result')}>Quitar</Button>}
      />
      <Dialog
        {...props}
        open={step === 'result'}
        title="Factura quitada"
        footer={<Button onClick={() => setStep('done')}>Aceptar</Button>}
      />
    </>
  );
};

/** If the opener is gone when the last dialog closes, the nearest heading receives the focus. */
export const FocusesHeadingIfOpenerIsGone: Story = {
  render: (args) => <InvoiceRemoval {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar la factura' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Facturas por pagar' })).toHaveFocus(),
    );
  },
};

const PaymentConfirmation = ({ onOpenChange: _, ...props }: DialogProps) => {
  const [confirmation, setConfirmation] = useState<'none' | 'open' | 'done'>('none');
  return (
    <>
      <Dialog
        {...props}
        footer={
          <Button disabled={confirmation === 'done'} onClick={() => setConfirmation('open')}>
            Ir a pagar
          </Button>
        }
      />
      <Dialog
        {...props}
        open={confirmation === 'open'}
        title="¿Paga ahora?"
        footer={<Button onClick={() => setConfirmation('done')}>Pagar</Button>}
      />
    </>
  );
};

/** If the opener is disabled on close, the title of the dialog below receives the focus. */
export const FocusesTitleIfOpenerIsDisabled: Story = {
  render: (args) => <PaymentConfirmation {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ir a pagar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pagar' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Pago de facturas' })).toHaveFocus(),
    );
  },
};

/** A browser may close a non-dismissible dialog, for example at the third Escape without focus inside. */
export const ReopensIfClosedByBrowser: Story = {
  ...NonDismissible,
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog');
    dialog.close();
    await waitFor(() => expect(dialog).toHaveAttribute('open'));
    await waitFor(() => expect(within(dialog).getByRole('heading')).toHaveFocus());
  },
};

/** Escape during IME composition does not close the dialog. */
export const IgnoresEscapeDuringComposition: Story = {
  play: async ({ args, canvas }) => {
    const field = await canvas.findByLabelText('Correo para el comprobante');
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await fireEvent.keyDown(field, { key: 'Escape' });
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

export const Small: Story = { args: { size: 'sm' } };

export const LongContent: Story = {
  args: {
    size: 'lg',
    children: Array.from({ length: 40 }, (_, index) => `Línea ${index + 1} del documento.`).map(
      (line) => <p key={line}>{line}</p>,
    ),
  },
};

export const Lubricants: Story = { decorators: [inTheme('lubricants', 'light')] };
export const Dark: Story = { decorators: [inTheme('standard', 'dark')] };

export const States: Story = {
  ...inlineOverlays,
  render: ({ onOpenChange, ...args }) =>
    renderStates({
      states: {
        small: <Dialog {...args} onOpenChange={onOpenChange} size="sm" />,
        medium: <Dialog {...args} onOpenChange={onOpenChange} />,
        large: <Dialog {...args} onOpenChange={onOpenChange} size="lg" />,
        'at the side': <Dialog {...args} onOpenChange={onOpenChange} size="sm" placement="side" />,
        'below the header': (
          <Dialog {...args} onOpenChange={onOpenChange} size="sm" placement="header" />
        ),
        'non-dismissible': <Dialog {...args} footer={undefined} />,
      },
    }),
};
