import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory, redirectTo } from '../../../../../.storybook/portal-story.tsx';
import { createAddVouchersEvent, SavedCart } from '../../../../../.storybook/saved-cart.tsx';
import VoucherConfirmationScreen from './voucher-confirmation-screen.tsx';

const meta = {
  component: VoucherConfirmationScreen,
  decorators: [portalStory],
  parameters: { portal: { path: '/admin/confirmar-compra-bonos', framed: true } },
  render: () => (
    <SavedCart events={[createAddVouchersEvent(20_000, 3), createAddVouchersEvent(50_000, 1)]}>
      <VoucherConfirmationScreen />
    </SavedCart>
  ),
} satisfies Meta<typeof VoucherConfirmationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const failureText = 'Ocurrió un error al procesar el pago. Por favor, intenta nuevamente.';
const payButtonQuery = { name: 'Pagar con PSE' };

/** Fills in the form and pays. */
async function pay(canvas: Canvas) {
  await userEvent.type(
    await canvas.findByRole('textbox', { name: /Correo/ }),
    'compras@valdeluna.example',
  );
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', payButtonQuery));
}

/** Asserts that a failure shows the common text, enables the button and keeps the cart (spec 4 and 8). */
const playFailure: Story['play'] = async ({ canvas }) => {
  await pay(canvas);
  await expect(await canvas.findByText(failureText)).toBeVisible();
  await expect(canvas.getByRole('button', payButtonQuery)).toBeEnabled();
  await expect(canvas.getAllByText('$ 110.000')[0]).toBeVisible();
  await expect(redirectTo).not.toHaveBeenCalled();
};

const createFaultParameters = (field: string, fault: object) => ({
  portal: { faults: [{ match: { field }, fault }] },
});

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('$ 110.000'))[0]).toBeVisible();
    await expect(canvas.getByRole('button', payButtonQuery)).toBeDisabled();
    await expect(canvas.getByText('Escriba un correo válido para pagar.')).toBeVisible();
  },
};

export const InvalidEmail: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Correo/ }), 'compras@');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /Correo/ })).toBeInvalid();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('button', payButtonQuery)).toBeDisabled();
  },
};

export const TermsOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /términos/i }));
    const terms = within(await canvas.findByRole('dialog', { name: 'Términos de los bonos' }));
    await expect(await terms.findByText(/No es canjeable/)).toBeVisible();
  },
};

export const TermsOpenThenClosed: Story = {
  play: async (context) => {
    await TermsOpen.play?.(context);
    const { canvas } = context;
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Processing: Story = {
  parameters: createFaultParameters('easyPayContado', { kind: 'never' }),
  play: async ({ canvas }) => {
    await pay(canvas);
    await expect(await canvas.findByRole('button', { name: /Procesando/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Correo/ })).toBeDisabled();
  },
};

/** Registers the vouchers, then redirects with `token` and `uuid`. */
export const Redirecting: Story = {
  play: async ({ canvas }) => {
    await pay(canvas);
    await waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
    await expect(redirectTo).toHaveBeenCalledWith(
      expect.stringMatching(/\/provider\/pago\?token=[^&]+&uuid=[\da-f-]{36}$/),
    );
  },
};

export const PaymentSessionRejected: Story = {
  parameters: createFaultParameters('easyPayContado', {
    kind: 'error',
    message: 'Cerrado',
    category: 'graphql-input',
  }),
  play: playFailure,
};

/** If the vouchers cannot be registered, the portal does not redirect to the bank (faults 11). */
export const RegistrationRejected: Story = {
  parameters: createFaultParameters('addSurtidorBono', {
    kind: 'error',
    message: 'No',
    code: 'AMOUNT_INVALID',
  }),
  play: playFailure,
};

/** A purchase with a lost response shows one message and one action. */
export const ResponseLost: Story = {
  parameters: createFaultParameters('easyPayContado', { kind: 'null' }),
  play: async ({ canvas }) => {
    await pay(canvas);
    await expect(
      await canvas.findByText(/Estamos verificando si su compra quedó abierta/),
    ).toBeVisible();
    await expect(canvas.queryByText(/Hay otra compra|Ocurrió un error/)).toBeNull();
    await expect(canvas.getByRole('button', payButtonQuery)).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Consultar estado' })).toBeEnabled();
    // The disabled button cannot keep the focus.
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Estamos verificando/));
    await expect(redirectTo).not.toHaveBeenCalled();
  },
};

export const RedirectUrlRejected: Story = {
  parameters: createFaultParameters('easyPayContado', {
    kind: 'response',
    value: {
      uuid: '5d1c6e0e-1111-4222-8333-944445555666',
      estado: 'PENDIENTE',
      url_redirect: 'https://otra.example/pagar',
      phrase: 'frase',
      token: 'token',
    },
  }),
  play: async ({ canvas }) => {
    await pay(canvas);
    await expect(await canvas.findByText(failureText)).toBeVisible();
    await expect(redirectTo).not.toHaveBeenCalled();
  },
};

export const NotSent: Story = {
  parameters: createFaultParameters('easyPayContado', { kind: 'drop-before' }),
  play: async ({ canvas }) => {
    await pay(canvas);
    await expect(await canvas.findByText(/Ocurrió un error|Estamos verificando/)).toBeVisible();
    await expect(redirectTo).not.toHaveBeenCalled();
  },
};

/** The list of recipients replaces the e-mail field until the user removes the list. */
export const ManyRecipients: Story = {
  render: () => (
    <SavedCart
      events={[createAddVouchersEvent(20_000, 3), createAddVouchersEvent(50_000, 1)]}
      recipients={[
        { email: 'ana@valdeluna.example', pesos: 20_000, quantity: 3 },
        { email: 'luis@valdeluna.example', pesos: 50_000, quantity: 1 },
      ]}
    >
      <VoucherConfirmationScreen />
    </SavedCart>
  ),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Destinatarios' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('textbox', { name: /Correo/ })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('button', payButtonQuery)).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar todos a un solo correo' }));
    await expect(await canvas.findByRole('textbox', { name: /Correo/ })).toBeVisible();
    await expect(canvas.getByRole('button', payButtonQuery)).toBeDisabled();
  },
};

/** A reload discards the addresses. The user must set the recipients again before paying. */
export const RecipientsLost: Story = {
  render: () => (
    <SavedCart
      events={[createAddVouchersEvent(20_000, 3)]}
      recipients={[{ email: 'ana@valdeluna.example', pesos: 20_000, quantity: 1 }]}
    >
      <VoucherConfirmationScreen />
    </SavedCart>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Falta la lista de destinatarios (1)')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('button', payButtonQuery)).toBeDisabled();
    await expect(canvas.queryByRole('textbox', { name: /Correo/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cargar la lista de nuevo' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('textbox', { name: /Lista de correos/ }));
    await userEvent.paste('luis@valdeluna.example;20.000;3');
    await userEvent.click(dialog.getByRole('button', { name: 'Revisar la lista' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Usar esta lista' }));
    const list = within(await canvas.findByRole('list', { name: 'Destinatarios' }));
    await expect(list.getByText('luis@valdeluna.example')).toBeVisible();
    await expect(canvas.getByRole('button', payButtonQuery)).toBeEnabled();
  },
};

export const PaymentInProgress: Story = {
  play: async ({ canvas }) => {
    await pay(canvas);
    await waitFor(() => expect(redirectTo).toHaveBeenCalled());
    await expect(await canvas.findByText(/Esta compra se está pagando/)).toBeVisible();
  },
};

/** Support has no pay button (spec 2). */
export const Support: Story = {
  parameters: { portal: { support: true } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Una sesión de soporte no puede comprar bonos.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', payButtonQuery)).toBeNull();
  },
};
