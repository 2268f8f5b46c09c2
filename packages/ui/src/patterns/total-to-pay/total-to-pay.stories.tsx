import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TermsOverlay } from '../../overlays/terms-overlay/index.ts';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { TotalToPay, type TotalToPayProps } from './total-to-pay.tsx';

const baseProps: TotalToPayProps = {
  facts: [
    { label: 'Bonos agregados', value: '12' },
    { label: 'Tipo', value: 'Combustible' },
    { label: 'Vigencia', value: 'Hasta el 21 may 2027' },
  ],
  total: '$ 1.200.000',
  email: 'ana.rojas@combustiblesdelvalle.example',
  onEmailChange: fn(),
  emailHint: 'Enviaremos los bonos a este correo.',
  termsAccepted: true,
  onTermsAcceptedChange: fn(),
  onTermsOpen: fn(),
  onPay: fn(),
};

const StatefulTotalToPay = (props: TotalToPayProps) => {
  const [email, setEmail] = useState(props.email);
  const [termsAccepted, setTermsAccepted] = useState(props.termsAccepted);
  return (
    <TotalToPay
      {...props}
      email={email}
      onEmailChange={(next) => {
        setEmail(next);
        props.onEmailChange(next);
      }}
      termsAccepted={termsAccepted}
      onTermsAcceptedChange={(next) => {
        setTermsAccepted(next);
        props.onTermsAcceptedChange(next);
      }}
    />
  );
};

const meta = {
  component: TotalToPay,
  parameters: {
    usage: {
      when: 'Use it as the last step of a voucher purchase, before the redirect to the bank.',
      whenNot: 'For invoice payments, use the footer of the payment dialog.',
      content:
        'Show the total and its parts, the e-mail address, the terms, and a button with a hint about missing input.',
      anatomy:
        'Facts and total; e-mail field; checkbox with a button that opens the terms; pay button and its hint.',
      keyboard:
        'Space toggles the checkbox. Enter or Space opens the terms. Enter in the e-mail field submits.',
      accessibility:
        'The whole sentence names the checkbox. `disabledText` describes the button, which stays focused if `busy`.',
    },
  },
  args: baseProps,
  render: (args) => (
    <div style={{ maxWidth: '28rem' }}>
      <StatefulTotalToPay {...args} />
    </div>
  ),
} satisfies Meta<typeof TotalToPay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in the e-mail field submits the payment. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Correo electrónico' }), '{Enter}');
    await expect(args.onPay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Pagar con PSE' }));
    await expect(args.onPay).toHaveBeenCalledTimes(2);
  },
};

const ValidatedTotalToPay = (props: TotalToPayProps) => {
  const [isEmailTouched, setEmailTouched] = useState(false);
  return (
    <StatefulTotalToPay
      {...props}
      onEmailBlur={() => setEmailTouched(true)}
      emailError={isEmailTouched ? 'Escriba un correo electrónico válido.' : null}
      termsError={isEmailTouched ? 'Para continuar debe aceptar los términos y condiciones.' : null}
    />
  );
};

/** The e-mail error, shown on blur, moves neither the checkbox nor the button below. */
export const KeepsLayoutOnError: Story = {
  args: { email: 'ana', termsAccepted: false, disabled: true },
  render: (args) => (
    <div style={{ maxWidth: '28rem' }}>
      <ValidatedTotalToPay {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const getTops = () =>
      [canvas.getByRole('checkbox'), canvas.getByRole('button', { name: 'Pagar con PSE' })].map(
        (control) => control.getBoundingClientRect().top,
      );
    const initialTops = getTops();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Correo electrónico' }));
    await userEvent.tab();
    await expect(canvas.getByText('Escriba un correo electrónico válido.')).toBeVisible();
    await expect(getTops()).toEqual(initialTops);
  },
};

/** Opening the terms does not change the checkbox. */
export const OpensTermsWithoutAccepting: Story = {
  args: { termsAccepted: false, disabled: true, disabledText: 'Acepte los términos para pagar.' },
  play: async ({ args, canvas }) => {
    const checkbox = canvas.getByRole('checkbox', {
      name: 'He leído y acepto los términos y condiciones',
    });
    await userEvent.tab();
    await userEvent.tab();
    await expect(checkbox).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTermsOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'términos y condiciones' }));
    await expect(args.onTermsOpen).toHaveBeenCalledTimes(2);
    await expect(args.onTermsAcceptedChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('He leído y acepto los'));
    await expect(args.onTermsAcceptedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(checkbox);
    await expect(args.onTermsAcceptedChange).toHaveBeenLastCalledWith(false);
    await expect(args.onTermsOpen).toHaveBeenCalledTimes(2);
  },
};

const TotalToPayWithTerms = (props: TotalToPayProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <StatefulTotalToPay {...props} onTermsOpen={() => setOpen(true)} />
      <TermsOverlay open={open} onOpenChange={() => setOpen(false)} title="Términos y condiciones">
        <p>Los bonos se reciben en las estaciones participantes hasta la fecha que indican.</p>
      </TermsOverlay>
    </>
  );
};

/** The terms open over the form. On close the focus returns to the link. */
export const OpensTermsOverlay: Story = {
  args: { termsAccepted: false, disabled: true },
  render: (args) => <TotalToPayWithTerms {...args} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('button', { name: 'términos y condiciones' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Términos y condiciones' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Blocked: Story = {
  args: {
    email: '',
    termsAccepted: false,
    disabled: true,
    disabledText: 'Escriba su correo y acepte los términos para pagar.',
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pagar con PSE' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/Escriba su correo/);
    await userEvent.type(canvas.getByRole('textbox'), 'a{Enter}');
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  args: {
    email: 'ana@',
    emailError: 'Escriba un correo válido, como nombre@empresa.com.',
    termsAccepted: false,
    termsError: 'Para continuar debe aceptar los términos y condiciones.',
    disabled: true,
  },
};

/** A second click is ignored while the payment is pending. */
export const Processing: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Procesando...' }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    failure: 'Ocurrió un error al procesar el pago. Por favor, intenta nuevamente.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ocurrió un error');
    await expect(canvas.getByRole('button', { name: 'Pagar con PSE' })).toBeEnabled();
  },
};

export const LongAmount: Story = { args: { total: '$ 1.234.567.890.000' } };

export const States: Story = {
  parameters: everyThemeParameters,
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        ready: <TotalToPay {...baseProps} />,
        blocked: (
          <TotalToPay
            {...baseProps}
            email=""
            termsAccepted={false}
            disabled
            disabledText="Escriba su correo y acepte los términos para pagar."
          />
        ),
        invalid: (
          <TotalToPay
            {...baseProps}
            email="ana@"
            emailError="Escriba un correo válido."
            termsAccepted={false}
            termsError="Debe aceptar los términos."
            disabled
          />
        ),
        processing: <TotalToPay {...baseProps} busy />,
        failed: <TotalToPay {...baseProps} failure="Ocurrió un error al procesar el pago." />,
      },
    }),
};
