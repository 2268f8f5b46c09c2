import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createFlow, flowMeta } from '../../../../../.storybook/create-flow.tsx';

export default { ...flowMeta, title: 'Flows/Buy vouchers' };

const { desktop, phone } = createFlow('/admin/bonos-regalo', async ({ canvas, step }) => {
  await step('Selects a use', async () => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Comprar bonos: Bono de combustible' }),
    );
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
  });
  await step('Adds three vouchers', async () => {
    const card = within(
      await canvas.findByRole('article', { name: /^Bono de combustible \$\s20\.000$/ }),
    );
    const quantity = card.getByRole('spinbutton');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3');
    await userEvent.tab();
    await userEvent.click(card.getByRole('button', { name: 'Agregar' }));
    await expect(await card.findByText('3 en su compra')).toBeVisible();
  });
  await step('Enters the address and accepts the terms', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /Correo/ }),
      'equipo@valdeluna.example',
    );
    await userEvent.click(canvas.getByRole('checkbox'));
  });
  await step('Goes to the bank', async () => {
    const button = canvas.getByRole('button', { name: 'Pagar con PSE' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(await canvas.findByRole('heading', { name: 'Página del banco' })).toBeVisible();
  });
  await step('Approves the payment and returns to the purchased vouchers', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aprobar el pago' }));
    await expect(await canvas.findByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
    await expect(await canvas.findByText(/^3 de \$\s20\.000, para \S+@/)).toBeVisible();
  });
  await step('Finds the purchase among the others', async () => {
    await userEvent.click(canvas.getByRole('link', { name: 'Ver sus bonos' }));
    await expect((await canvas.findAllByText('Activo'))[0]).toBeVisible();
  });
});

export const Desktop = desktop;
export const Phone = phone;
