import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory, redirectTo } from '../../../../../.storybook/portal-story.tsx';
import {
  createPendingCashPayment,
  createPendingPayment,
} from '../../../../../.storybook/story-attempt.ts';
import CashPaymentScreen from './cash-payment-screen.tsx';

const meta = {
  component: CashPaymentScreen,
  decorators: [portalStory],
  parameters: { portal: { path: '/admin/pending-invoices/cash', framed: true } },
} satisfies Meta<typeof CashPaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type StoryContext = Parameters<NonNullable<Story['play']>>[0];

const paymentOperation = { operation: 'OpenCashPayment' };

const getPage = ({ canvasElement }: StoryContext) => within(canvasElement.ownerDocument.body);

/** Selects the first segment and enters an amount. */
async function enterAmount(context: StoryContext, amount: string) {
  await userEvent.click(
    await context.canvas.findByRole('button', { name: 'EDS Franquiciada Segmento 1100' }),
  );
  const dialog = within(await getPage(context).findByRole('dialog', { name: 'Pago de contado' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Valor a pagar/ }), amount);
  return dialog;
}

const getPayButton = (dialog: Awaited<ReturnType<typeof enterAmount>>) =>
  dialog.getByRole('button', { name: 'Ir a pagar' });

/** Closes the result and expects the amount to be unchanged. */
async function dismissResult(context: StoryContext, title: string) {
  const message = within(await getPage(context).findByRole('alertdialog', { name: title }));
  await userEvent.click(message.getByRole('button', { name: 'Aceptar' }));
  const dialog = within(await getPage(context).findByRole('dialog', { name: 'Pago de contado' }));
  await expect(dialog.getByRole('textbox')).toHaveValue('$ 250.000');
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /Segmento/ })).toHaveLength(17);
    await expect(
      canvas.getByRole('link', { name: 'Pago de contado', current: 'page' }),
    ).toBeVisible();
  },
};

export const Paying: Story = {
  play: async (context) => {
    const dialog = await enterAmount(context, '250000');
    await waitFor(() => expect(dialog.getByText('$ 250.000', { selector: 'p' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
    const redirectUrl = new URL(String(redirectTo.mock.lastCall?.[0]));
    await expect(redirectUrl.searchParams.get('uuid')).not.toBeNull();
    await expect(redirectUrl.searchParams.get('token')).not.toBeNull();
  },
};

export const BelowMinimum: Story = {
  play: async (context) => {
    const dialog = await enterAmount(context, '1599');
    await waitFor(() => expect(dialog.getByText('El pago mínimo es de $ 1.600.')).toBeVisible());
    await expect(getPayButton(dialog)).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), '{Enter}');
    await expect(redirectTo).not.toHaveBeenCalled();
  },
};

export const Processing: Story = {
  parameters: { portal: { faults: [{ match: paymentOperation, fault: { kind: 'never' } }] } },
  play: async (context) => {
    await userEvent.click(getPayButton(await enterAmount(context, '250000')));
    const stepText = await getPage(context).findByText('Procesando la solicitud', {
      selector: 'p',
    });
    await waitFor(() => expect(stepText).toBeVisible());
  },
};

export const Rejected: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: paymentOperation,
          fault: { kind: 'error', message: 'Segmento sin convenio.', category: 'graphql-input' },
          times: 1,
        },
      ],
    },
  },
  play: async (context) => {
    await userEvent.click(getPayButton(await enterAmount(context, '250000')));
    const errorText = await getPage(context).findByText('Segmento sin convenio.');
    await waitFor(() => expect(errorText).toBeVisible());
  },
};

export const RejectedThenAccepted: Story = {
  ...Rejected,
  play: async (context) => {
    await userEvent.click(getPayButton(await enterAmount(context, '250000')));
    await dismissResult(context, 'No pudimos iniciar el pago');
  },
};

export const Verifying: Story = {
  parameters: {
    portal: {
      faults: [{ match: { field: 'easyPayContado' }, fault: { kind: 'null' }, times: 1 }],
    },
  },
  play: async (context) => {
    await userEvent.click(getPayButton(await enterAmount(context, '250000')));
    await expect(
      await getPage(context).findByRole('alertdialog', { name: 'Estamos verificando su pago' }),
    ).toBeVisible();
  },
};

export const VerifyingThenAccepted: Story = {
  ...Verifying,
  play: async (context) => {
    await userEvent.click(getPayButton(await enterAmount(context, '250000')));
    const message = within(
      await getPage(context).findByRole('alertdialog', { name: 'Estamos verificando su pago' }),
    );
    await userEvent.click(message.getByRole('button', { name: 'Aceptar' }));
    const attempts = within(await context.canvas.findByRole('list', { name: 'Pagos en proceso' }));
    await expect(await attempts.findByText('$ 250.000')).toBeVisible();
  },
};

export const PaymentInProgress: Story = {
  parameters: { portal: { storage: createPendingPayment(125_000_000) } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Pagos en proceso' }));
    await expect(list.getByText('$ 1.250.000')).toBeVisible();
  },
};

export const SamePaymentInProgress: Story = {
  parameters: { portal: { storage: createPendingCashPayment(25_000_000, '1100') } },
  play: async (context) => {
    const dialog = await enterAmount(context, '250000');
    const confirmation = await dialog.findByRole('checkbox', { name: 'Es otro pago' });
    await expect(getPayButton(dialog)).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), '{Enter}');
    await expect(redirectTo).not.toHaveBeenCalled();
    await userEvent.click(confirmation);
    await expect(getPayButton(dialog)).toBeEnabled();
    // Another amount is another payment, and the same amount asks again.
    const field = dialog.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '300000');
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '250000');
    await expect(await dialog.findByRole('checkbox', { name: 'Es otro pago' })).not.toBeChecked();
    await expect(getPayButton(dialog)).toBeDisabled();
  },
};

export const Ecuador: Story = {
  parameters: { portal: { store: 'ecuador' } },
  play: async (context) => {
    const dialog = await enterAmount(context, '12,5');
    await waitFor(() => expect(dialog.getByText('US$ 12,50', { selector: 'p' })).toBeVisible());
    await expect(getPayButton(dialog)).toBeEnabled();
  },
};

export const Lubricants: Story = { parameters: { portal: { store: 'lubricantes' } } };

export const Support: Story = {
  parameters: { portal: { support: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('EDS Franquiciada')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Segmento/ })).toBeNull();
  },
};
