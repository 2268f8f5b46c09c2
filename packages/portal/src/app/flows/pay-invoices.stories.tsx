import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createFlow, flowMeta } from '../../../../../.storybook/create-flow.tsx';

export default { ...flowMeta, title: 'Flows/Pay three invoices' };

const { desktop, phone } = createFlow(
  '/admin/pending-invoices',
  async ({ canvas, canvasElement, step }) => {
    const body = within(canvasElement.ownerDocument.body);
    await step('Selects three invoices', async () => {
      const boxes = await canvas.findAllByRole('checkbox');
      const enabledBoxes = boxes.filter((box) => !box.hasAttribute('disabled'));
      for (const box of enabledBoxes.slice(0, 3)) await userEvent.click(box);
      await expect(await canvas.findByText(/^Selección de facturas \(3\)/)).toBeVisible();
    });
    await step('Reviews the amounts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
      const dialog = within(await body.findByRole('dialog', { name: 'Pagar facturas' }));
      await expect(await dialog.findAllByRole('radio', { name: 'Pago total' })).toHaveLength(3);
    });
    await step('Goes to the bank', async () => {
      const button = body.getByRole('button', { name: 'Ir a pagar' });
      await waitFor(() => expect(button).toBeEnabled());
      await userEvent.click(button);
      await expect(await body.findByRole('heading', { name: 'Página del banco' })).toBeVisible();
    });
    await step('Approves the payment and returns to its result', async () => {
      await userEvent.click(body.getByRole('button', { name: 'Aprobar el pago' }));
      await expect(await canvas.findByRole('heading', { name: 'Pago aprobado' })).toBeVisible();
      await expect(await canvas.findByText('Facturas incluidas en el pago')).toBeVisible();
    });
  },
);

export const Desktop = desktop;
export const Phone = phone;
