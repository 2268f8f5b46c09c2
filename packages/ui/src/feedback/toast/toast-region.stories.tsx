import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { SelectionBar } from '../../layout/selection-bar/index.ts';
import { Dialog } from '../../overlays/dialog/index.ts';
import { everyThemeParameters, inTheme, renderStates } from '../../story/every-theme.tsx';
import { ownFrame } from '../../story/own-frame.ts';
import { ToastRegion, type ToastRegionProps } from './toast-region.tsx';

const meta = {
  component: ToastRegion,
  parameters: {
    ...ownFrame,
    usage: {
      when: 'Use a toast to confirm a completed action that needs no response. It can offer to undo the action.',
      whenNot: 'For form errors, or failures that need a response, use a message in the page.',
      content: 'Write one sentence with at most one action. Allow enough time to read both.',
      anatomy: 'Icon, text, an optional action and a close button, at the edge of the page.',
      keyboard:
        'F6 moves the focus to the newest toast. A toast stays open while it has the focus.',
      accessibility: 'A live region that is in the DOM before its first message.',
    },
    layout: 'fullscreen',
  },
  args: {
    label: 'Avisos',
    onDismiss: fn(),
    stayMs: 60_000,
    toasts: [{ id: '1', tone: 'success', text: 'Marcó la notificación como leída.' }],
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SingleToast: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

/** F6 moves the focus to the newest toast and back. */
export const FocusesNewestOnF6: Story = {
  args: {
    toasts: [
      { id: '1', tone: 'success', text: 'Cambios guardados.' },
      {
        id: '2',
        tone: 'info',
        text: 'Borró la notificación.',
        action: { label: 'Deshacer', onSelect: fn() },
      },
    ],
  },
  render: (args) => (
    <>
      <Button>Guardar</Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Guardar' });
    button.focus();
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(button).toHaveFocus();
  },
};

export const EveryTone: Story = {
  args: {
    toasts: [
      { id: '1', tone: 'success', text: 'Cambios guardados.' },
      { id: '2', tone: 'info', text: 'Hay una nueva versión del portal.' },
      { id: '3', tone: 'warning', text: 'Su sesión terminará pronto.' },
      { id: '4', tone: 'danger', text: 'No pudimos borrar la notificación.' },
    ],
  },
};

/** On a phone, a toast does not cover the main action at the lower edge. */
export const DoesNotCoverMainAction: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ display: 'grid', height: '100vh', alignContent: 'end', padding: 16 }}>
      <Button width="full">Pagar</Button>
      <ToastRegion {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pagar' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(hit?.closest('button')).toBe(button);
  },
};

/** Renders an action bar at the lower edge, above a footer of this height in pixels. */
const renderAboveBar = (args: ToastRegionProps, footerHeight: number) => (
  <div style={{ display: 'grid', height: '100vh', alignContent: 'end' }}>
    <SelectionBar
      count={2}
      label="Selección de facturas (2)"
      total="$ 4.812.300"
      actionLabel="Pagar"
      onAction={fn()}
      onClear={fn()}
    />
    <footer style={{ height: footerHeight }} />
    <ToastRegion {...args} />
  </div>
);

/** On a desktop, a toast is above a sticky action bar. */
export const AboveActionBar: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => renderAboveBar(args, 0),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Selección de facturas (2)' });
    const toast = canvas.getByText('Marcó la notificación como leída.');
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top),
    );
  },
};

/** At the end of a page the bar is above the footer, and the toast above the bar. */
export const AboveFooter: Story = {
  ...AboveActionBar,
  render: (args) => renderAboveBar(args, 96),
};

export const DismissedAutomatically: Story = {
  args: { stayMs: 50 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('1'));
  },
};

const onDismiss = fn();

/** The timer pauses while a toast has the focus; the toast of the other region is dismissed. */
export const StaysWhileFocused: Story = {
  render: ({ toasts }) => (
    <>
      <ToastRegion
        label="Leído"
        stayMs={500}
        toasts={toasts}
        onDismiss={() => onDismiss('engaged')}
      />
      <ToastRegion label="Otro" stayMs={500} toasts={toasts} onDismiss={() => onDismiss('other')} />
    </>
  ),
  play: async ({ canvas }) => {
    const [closeButton] = canvas.getAllByRole('button', { name: 'Cerrar aviso' });
    closeButton?.focus();
    await waitFor(() => expect(onDismiss).toHaveBeenCalledWith('other'));
    await expect(onDismiss).not.toHaveBeenCalledWith('engaged');
    closeButton?.blur();
    await waitFor(() => expect(onDismiss).toHaveBeenCalledWith('engaged'));
  },
};

/** The timer pauses while a toast is hovered. */
export const StaysWhileHovered: Story = {
  render: StaysWhileFocused.render,
  play: async ({ canvas }) => {
    onDismiss.mockClear();
    const [toastText] = canvas.getAllByText('Marcó la notificación como leída.');
    if (toastText === undefined) throw new Error('The toast is missing.');
    await userEvent.hover(toastText);
    await waitFor(() => expect(onDismiss).toHaveBeenCalledWith('other'));
    await expect(onDismiss).not.toHaveBeenCalledWith('engaged');
    await userEvent.unhover(toastText);
    await waitFor(() => expect(onDismiss).toHaveBeenCalledWith('engaged'));
  },
};

const DismissibleToasts = (props: ToastRegionProps) => {
  const [toasts, setToasts] = useState(props.toasts);
  const handleDismiss = (id: string) => {
    setToasts((previous) => previous.filter((toast) => toast.id !== id));
    props.onDismiss(id);
  };
  return <ToastRegion {...props} toasts={toasts} onDismiss={handleDismiss} />;
};

/** Dismissing a toast does not pause the timer of the others. */
export const DismissesRemainingToasts: Story = {
  args: {
    stayMs: 300,
    toasts: [
      { id: '1', tone: 'success', text: 'Cambios guardados.' },
      { id: '2', tone: 'info', text: 'Hay una nueva versión del portal.' },
    ],
  },
  render: (args) => <DismissibleToasts {...args} />,
  play: async ({ args, canvas }) => {
    const [firstCloseButton] = await canvas.findAllByRole('button', { name: 'Cerrar aviso' });
    firstCloseButton?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('2'));
  },
};

/** The close button disappears with the toast; the focus returns to the previous element. */
export const DismissedByKeyboard: Story = {
  render: (args) => (
    <>
      <Button>Guardar</Button>
      <DismissibleToasts {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cerrar aviso' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
    await waitFor(() => expect(canvas.queryByText(/Marcó la notificación/)).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Guardar' })).toHaveFocus();
  },
};

const EditDialogWithToasts = (props: ToastRegionProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [toasts, setToasts] = useState<ToastRegionProps['toasts']>([]);
  const showToast = (text: string) => setToasts([{ id: text, tone: 'success', text }]);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Editar</Button>
      <Button variant="secondary" onClick={() => showToast('Cambios guardados.')}>
        Guardar sin abrir
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={() => setIsOpen(false)}
        title="Correo de facturas"
        footer={
          <>
            <Button
              variant="secondary"
              onClick={() => showToast('Le enviamos un correo de prueba.')}
            >
              Probar
            </Button>
            <Button
              onClick={() => {
                setIsOpen(false);
                showToast('Cambios guardados.');
              }}
            >
              Guardar
            </Button>
          </>
        }
      />
      <ToastRegion {...props} toasts={toasts} onDismiss={() => setToasts([])} />
    </>
  );
};

/** While a modal is open the toasts are rendered inside it, where they can be seen, heard and closed. */
export const InsideOpenModal: Story = {
  render: (args) => <EditDialogWithToasts {...args} />,
  play: async ({ canvas }) => {
    const [pageRegion] = canvas.getAllByRole('region', { name: 'Avisos' });
    await userEvent.click(canvas.getByRole('button', { name: 'Editar' }));
    const dialog = within(await canvas.findByRole('dialog'));
    // The live region must exist before its content changes.
    const region = await dialog.findByRole('region', { name: 'Avisos' });
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(dialog.getByRole('button', { name: 'Probar' }));
    await waitFor(() => expect(region).toHaveTextContent('Le enviamos un correo de prueba.'));
    await expect(pageRegion).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Cerrar aviso' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(region).toBeEmptyDOMElement());
    await expect(dialog.getByRole('button', { name: 'Guardar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pageRegion).toHaveTextContent('Cambios guardados.'));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Editar' })).toHaveFocus();
  },
};

/** A toast that is already shown moves into the modal: it is not announced again and keeps its time. */
export const MovedIntoModal: Story = {
  args: { stayMs: 3000 },
  render: InsideOpenModal.render,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar sin abrir' }));
    const shownAt = performance.now();
    const movedAfterMs = args.stayMs ? args.stayMs / 2 : 0;
    await expect(await canvas.findByText('Cambios guardados.')).toBeVisible();
    await waitFor(() => expect(performance.now() - shownAt).toBeGreaterThan(movedAfterMs));
    await userEvent.click(canvas.getByRole('button', { name: 'Editar' }));
    const dialog = within(await canvas.findByRole('dialog'));
    const toast = (await dialog.findByText('Cambios guardados.')).closest('[data-toast]');
    await expect(toast).toHaveAttribute('aria-live', 'off');
    await waitFor(() => expect(dialog.queryByText('Cambios guardados.')).toBeNull());
    await expect(performance.now() - shownAt).toBeLessThan(movedAfterMs + (args.stayMs ?? 0));
  },
};

/** A click on a toast is not a click outside the dialog. */
export const DismissedByClickInModal: Story = {
  render: InsideOpenModal.render,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar' }));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Probar' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Cerrar aviso' }));
    await waitFor(() => expect(within(dialog).queryByText(/correo de prueba/)).toBeNull());
    await expect(dialog).toHaveAttribute('open');
  },
};

const onUndo = fn();

/** The action is reachable by keyboard; the timer pauses meanwhile. */
export const WithAction: Story = {
  args: {
    toasts: [
      {
        id: '1',
        tone: 'info',
        text: 'Borró la notificación.',
        action: { label: 'Deshacer', onSelect: onUndo },
      },
    ],
  },
  render: (args) => <DismissibleToasts {...args} />,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Deshacer' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
    await waitFor(() => expect(canvas.queryByText('Borró la notificación.')).toBeNull());
  },
};

export const Empty: Story = { args: { toasts: [] } };
export const LubricantsTheme: Story = { ...EveryTone, decorators: [inTheme('lubricants', 'dark')] };

/** A transformed box contains fixed elements, so that eight regions fit on one page. */
export const States: Story = {
  parameters: everyThemeParameters,
  render: (args) =>
    renderStates({
      states: {
        'every tone': (
          <div style={{ transform: 'translateX(0)', height: '20rem' }}>
            <ToastRegion {...args} {...EveryTone.args} />
          </div>
        ),
      },
    }),
};
