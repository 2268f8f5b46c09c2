import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Checkbox } from '../../inputs/checkbox/index.ts';
import { inTheme, renderStates } from '../../story/every-theme.tsx';
import { inlineOverlays } from '../../story/inline-overlays.ts';
import { ownFrame } from '../../story/own-frame.ts';
import { TermsOverlay, type TermsOverlayProps } from './terms-overlay.tsx';

/** A form whose link opens the document. Accepting it checks the box. */
const TermsInForm = (props: TermsOverlayProps) => {
  const [open, setOpen] = useState(props.open ?? false);
  const [isAccepted, setAccepted] = useState(false);
  const close = () => {
    setOpen(false);
    props.onOpenChange?.(false);
  };
  return (
    <>
      <Checkbox
        label="Acepto los términos y condiciones"
        checked={isAccepted}
        onCheckedChange={setAccepted}
      />
      <button type="button" onClick={() => setOpen(true)}>
        Leer los términos
      </button>
      <TermsOverlay
        {...props}
        open={open}
        onOpenChange={close}
        onAccept={
          props.onAccept &&
          (() => {
            setAccepted(true);
            close();
            props.onAccept?.();
          })
        }
      />
    </>
  );
};

const termsDocument = (
  <>
    <h3>1. Objeto</h3>
    <p>Este documento regula la compra y el uso de los bonos regalo.</p>
    <h3>2. Vigencia</h3>
    <ul>
      <li>Cada bono vence en la fecha que muestra su compra.</li>
      <li>Un bono vencido no se puede usar ni reembolsar.</li>
    </ul>
    {Array.from(
      { length: 14 },
      (_, index) => `${index + 3}. El aliado conserva su comprobante.`,
    ).map((line) => (
      <p key={line}>{line}</p>
    ))}
  </>
);

const meta = {
  component: TermsOverlay,
  parameters: {
    ...ownFrame,
    usage: {
      when: 'Use it to show a legal document over the page, so that users keep their position.',
      whenNot:
        'For a short note, use a `Popover`. To require acceptance in a form, add a `Checkbox`.',
      content: 'Pass the document with its own headings. Use one button to close it.',
      anatomy:
        'Trigger, title, document (or its loading and error states), and close and optional accept buttons.',
      keyboard:
        'As in `Dialog`, Tab stays inside and Escape closes without accepting. The focus returns to the trigger.',
      accessibility:
        'A modal `dialog` named by its title. Loading and errors are announced as in `ListFrame`.',
    },
  },
  args: {
    open: true,
    title: 'Términos y condiciones',
    onOpenChange: fn(),
    children: termsDocument,
  },
  render: (args) => <TermsInForm {...args} />,
} satisfies Meta<typeof TermsOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const overlay = await canvas.findByRole('dialog', { name: 'Términos y condiciones' });
    const text = within(overlay).getByText(/regula la compra/);
    await waitFor(() => expect(text).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const AcceptsTheTerms: Story = {
  args: { open: false, acceptLabel: 'Acepto los términos', onAccept: fn() },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Leer los términos' });
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: 'Acepto los términos' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked());
    await expect(opener).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { state: 'loading', acceptLabel: 'Acepto los términos', onAccept: fn() },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog');
    await expect(canvas.queryByRole('button', { name: 'Acepto los términos' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { state: 'failed', failureText: 'Revise su conexión.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Lubricants: Story = { decorators: [inTheme('lubricants', 'light')] };
export const Dark: Story = { decorators: [inTheme('standard', 'dark')] };

export const States: Story = {
  ...inlineOverlays,
  render: (args) =>
    renderStates({
      states: {
        ready: (
          <TermsOverlay {...args} acceptLabel="Acepto los términos" onAccept={fn()}>
            <p>Este documento regula la compra y el uso de los bonos regalo.</p>
          </TermsOverlay>
        ),
        loading: <TermsOverlay {...args} state="loading" />,
        failed: <TermsOverlay {...args} {...Failed.args} />,
      },
    }),
};
