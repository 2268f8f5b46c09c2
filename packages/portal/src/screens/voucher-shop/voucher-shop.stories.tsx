import type { Meta, StoryObj } from '@storybook/react-vite';
import { createAttempt, serialiseJournal } from '@surtidor/domain/payments';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyNow } from '../../../../../.storybook/portal-parameters.ts';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import {
  createAddVouchersEvent,
  fuelUse,
  SavedCart,
  type SavedCartProps,
} from '../../../../../.storybook/saved-cart.tsx';
import VoucherShopScreen from './voucher-shop-screen.tsx';

const meta = {
  component: VoucherShopScreen,
  decorators: [portalStory],
  parameters: { portal: { path: '/admin/bonos-regalo-tienda', framed: true } },
} satisfies Meta<typeof VoucherShopScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const renderWithCart =
  (props: Omit<SavedCartProps, 'children'> = {}): Story['render'] =>
  () => (
    <SavedCart {...props}>
      <VoucherShopScreen />
    </SavedCart>
  );

const operation = 'VoucherConfig';

const findCard = async (canvas: Canvas, price: string) => {
  const displayedPrice = price.replace(' ', '\u00A0');
  return within(
    await canvas.findByRole('article', { name: `Bono de combustible ${displayedPrice}` }),
  );
};
const findSummary = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Su compra' }));

/** Adds a quantity of an amount to the cart. */
async function addToCart(canvas: Canvas, price: string, quantity: string) {
  const voucher = await findCard(canvas, price);
  const quantityInput = voucher.getByRole('spinbutton');
  await userEvent.clear(quantityInput);
  await userEvent.type(quantityInput, quantity);
  await userEvent.tab();
  await userEvent.click(voucher.getByRole('button', { name: 'Agregar' }));
}

export const Ready: Story = {
  render: renderWithCart(),
  play: async ({ canvas }) => {
    await findCard(canvas, '$ 20.000');
    const cart = await findSummary(canvas);
    await expect(cart.getByText('Agregue al menos un bono para continuar.')).toBeVisible();
    await expect(cart.getByRole('button', { name: 'Continuar' })).toBeDisabled();
    await expect(
      cart.getByText('El límite máximo permitido por cada compra es de $ 2.000.000'),
    ).toBeVisible();
  },
};

export const Added: Story = {
  render: renderWithCart(),
  play: async ({ canvas }) => {
    await addToCart(canvas, '$ 20.000', '3');
    const voucher = await findCard(canvas, '$ 20.000');
    await expect(await voucher.findByText('3 en su compra')).toBeVisible();
    // The button with the focus is disabled again.
    await expect(voucher.getByRole('heading')).toHaveFocus();
    const cart = await findSummary(canvas);
    await expect(cart.getByText('$ 60.000')).toBeVisible();
    await expect(cart.getByRole('button', { name: 'Continuar' })).toBeEnabled();
    await addToCart(canvas, '$ 20.000', '2');
    await expect(await voucher.findByText('5 en su compra')).toBeVisible();
  },
};

/** The add button is disabled at quantity 0 (spec 5). */
export const DisabledAtZero: Story = {
  render: renderWithCart(),
  play: async ({ canvas }) => {
    const voucher = await findCard(canvas, '$ 20.000');
    await expect(voucher.getByRole('button', { name: 'Agregar' })).toBeDisabled();
  },
};

export const QuantitiesChanged: Story = {
  render: renderWithCart({
    events: [createAddVouchersEvent(20_000, 3), createAddVouchersEvent(50_000, 1)],
  }),
  play: async ({ canvas }) => {
    const cart = await findSummary(canvas);
    await userEvent.click(cart.getByRole('button', { name: 'Ver detalle de compra' }));
    const [firstQuantity] = await cart.findAllByRole('spinbutton');
    if (firstQuantity === undefined) throw new Error('Expected a line in the cart.');
    await userEvent.clear(firstQuantity);
    await userEvent.tab();
    await waitFor(() => expect(cart.getByText('$ 70.000')).toBeVisible());
    const [removeButton] = cart.getAllByRole('button', { name: /^Quitar (?!un)/ });
    if (removeButton === undefined) throw new Error('Expected a remove button.');
    await userEvent.click(removeButton);
    await waitFor(() => expect(cart.getAllByRole('spinbutton')).toHaveLength(1));
    await userEvent.click(cart.getByRole('button', { name: 'Ocultar detalle de compra' }));
    await waitFor(() => expect(cart.queryByRole('spinbutton')).toBeNull());
  },
};

export const AtTheLimit: Story = {
  render: renderWithCart({ events: [createAddVouchersEvent(200_000, 10)] }),
  play: async ({ canvas }) => {
    const cart = await findSummary(canvas);
    await expect(
      await cart.findByText('Tu compra ha alcanzado el límite máximo permitido de $ 2.000.000.'),
    ).toBeVisible();
    await expect(cart.getByRole('button', { name: 'Continuar' })).toBeEnabled();
  },
};

export const AboveTheLimit: Story = {
  render: renderWithCart({ events: [createAddVouchersEvent(200_000, 11)] }),
  play: async ({ canvas }) => {
    const cart = await findSummary(canvas);
    await expect(
      await cart.findByText('Tu compra ha alcanzado el límite máximo permitido de $ 2.000.000.'),
    ).toBeVisible();
    await expect(cart.getByRole('button', { name: 'Continuar' })).toBeDisabled();
  },
};

export const Emptied: Story = {
  render: renderWithCart({ events: [createAddVouchersEvent(20_000, 3)] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vaciar la compra' }));
    const confirmation = within(
      await canvas.findByRole('alertdialog', { name: '¿Vaciar la compra?' }),
    );
    await userEvent.click(confirmation.getByRole('button', { name: 'Vaciar la compra' }));
    const cart = await findSummary(canvas);
    await expect(await cart.findByText('Agregue al menos un bono para continuar.')).toBeVisible();
  },
};

export const NoLongerOffered: Story = {
  render: renderWithCart({
    events: [createAddVouchersEvent(20_000, 1), createAddVouchersEvent(33_000, 1)],
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/ya no se ofrecen y se quitaron: \$ 33\.000/),
    ).toBeVisible();
    const cart = await findSummary(canvas);
    await expect(cart.getByText('$ 20.000')).toBeVisible();
  },
};

const uuid = 'story-vouchers';
const pendingPurchase = serialiseJournal([
  {
    ...createAttempt(
      {
        key: 'story-vouchers',
        owner: '10001001',
        kind: 'vouchers',
        lines: [],
        amount: { minor: 6_000_000, currency: 'COP' },
      },
      storyNow - 240_000,
    ),
    phase: 'unknown',
    uuid,
    checks: 3,
    lastCheckAt: storyNow,
  },
]);

/** Opens the recipients dialog, pastes a list and checks it. */
async function checkRecipientList(canvas: Canvas, list: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Bonos para varias personas' }));
  const dialog = within(await canvas.findByRole('dialog', { name: 'Bonos para varias personas' }));
  await userEvent.click(dialog.getByRole('textbox', { name: /Lista de correos/ }));
  await userEvent.paste(list);
  await userEvent.click(dialog.getByRole('button', { name: 'Revisar la lista' }));
  return dialog;
}

const confirmListButtonQuery = { name: 'Usar esta lista' };

/** A valid list replaces the cart. Each recipient gets their own vouchers. */
export const ManyRecipients: Story = {
  render: renderWithCart({ events: [createAddVouchersEvent(50_000, 2)] }),
  play: async ({ canvas }) => {
    const dialog = await checkRecipientList(
      canvas,
      'Correo;Valor;Cantidad\nana@valdeluna.example;20.000;2\nluis@valdeluna.example;$ 50.000',
    );
    await expect(dialog.getByRole('status')).toHaveTextContent(
      '2 de 2 filas correctas: $ 90.000 de $ 2.000.000 como máximo',
    );
    await expect(dialog.getByText('La lista reemplaza su compra actual.')).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', confirmListButtonQuery));
    const cart = await findSummary(canvas);
    await expect(await cart.findByText('$ 90.000')).toBeVisible();
  },
};

/** Each invalid row shows its error. The list is accepted only if all rows are valid. */
export const InvalidRecipients: Story = {
  render: renderWithCart(),
  play: async ({ canvas }) => {
    const dialog = await checkRecipientList(
      canvas,
      'ana@valdeluna.example,20000\nana@valdeluna.example,20000\nluis@,20000\neva@valdeluna.example,12345\nsol@valdeluna.example,50000,cero',
    );
    await expect(dialog.getByText('Este correo ya tiene un bono de este valor.')).toBeVisible();
    await expect(dialog.getByText('Escriba un correo electrónico válido.')).toBeVisible();
    await expect(dialog.getByText('Este valor no está disponible.')).toBeVisible();
    await expect(dialog.getByText('La cantidad debe ser 1 o más.')).toBeVisible();
    await expect(dialog.getByRole('button', confirmListButtonQuery)).toBeDisabled();
    await userEvent.clear(dialog.getByRole('textbox', { name: /Lista de correos/ }));
    await userEvent.paste('ana@valdeluna.example;50.000;41');
    await userEvent.click(dialog.getByRole('button', { name: 'Revisar la lista' }));
    await expect(dialog.getByText('El total supera el máximo.')).toBeVisible();
    await expect(dialog.getByRole('button', confirmListButtonQuery)).toBeDisabled();
  },
};

/** If the cart no longer matches the recipients, the user must set the recipients again. */
export const RecipientsLost: Story = {
  render: renderWithCart({
    events: [createAddVouchersEvent(20_000, 2)],
    recipients: [{ email: 'ana@valdeluna.example', pesos: 20_000, quantity: 1 }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Falta la lista de destinatarios (1)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar todos a un solo correo' }));
    await expect(
      await canvas.findByRole('button', { name: 'Bonos para varias personas' }),
    ).toBeVisible();
    await expect(canvas.queryByText(/Falta la lista/)).toBeNull();
  },
};

/** A cart whose payment is pending shows a notice with a link to the status. */
export const PaymentInProgress: Story = {
  parameters: { portal: { storage: { 'surtidor-payments': pendingPurchase } } },
  render: renderWithCart({ events: [createAddVouchersEvent(20_000, 3)], sentTransaction: uuid }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Esta compra se está pagando/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver el estado' })).toHaveAttribute(
      'href',
      expect.stringContaining(uuid),
    );
  },
};

export const Loading: Story = {
  parameters: { portal: { faults: [{ match: { operation }, fault: { kind: 'never' } }] } },
  render: renderWithCart(),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Cargando…'))[0]).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: { operation }, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  render: renderWithCart({ events: [createAddVouchersEvent(20_000, 3)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    const cart = await findSummary(canvas);
    await expect(await cart.findByText('$ 60.000')).toBeVisible();
  },
};

export const Soles: Story = {
  parameters: { portal: { store: 'peru' } },
  render: renderWithCart({
    use: { ...fuelUse, id: 'COMB-PEN', maximum: { minor: 200_000, currency: 'PEN' } },
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('S/ 20'))[0]).toBeVisible();
  },
};
