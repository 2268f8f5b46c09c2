import { expect, userEvent, within } from 'storybook/test';
import { createFlow, flowMeta } from '../../../../../.storybook/create-flow.tsx';

export default { ...flowMeta, title: 'Flows/Follow an order' };

const { desktop, phone } = createFlow(
  '/admin/orders-list',
  async ({ canvas, canvasElement, step }) => {
    const body = within(canvasElement.ownerDocument.body);
    await step('Filters the list by dispatched orders', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Filtros/ }));
      const panel = within(await body.findByRole('dialog', { name: 'Filtrar pedidos' }));
      await userEvent.selectOptions(await panel.findByLabelText('Estado'), 'Despachado');
      await userEvent.click(panel.getByRole('button', { name: 'Aplicar filtros' }));
    });
    await step('Opens an order', async () => {
      // The number is a link; in the compact card of a phone it opens the details, which contain the link.
      const [number] = await canvas.findAllByText(/^(?:Pedido )?40\d{8}$/);
      await userEvent.click(number as HTMLElement);
      const card = number?.closest('article');
      if (card) await userEvent.click(within(card).getByRole('link', { name: 'Ver el pedido' }));
      await expect(
        await canvas.findByRole('heading', { level: 1, name: /^Pedido / }),
      ).toBeVisible();
    });
    await step('Reads its tracking', async () => {
      const tracking = within(await canvas.findByRole('region', { name: 'Seguimiento' }));
      await expect(await tracking.findByText('Estado actual')).toBeVisible();
    });
    await step('Finds its documents', async () => {
      const documents = within(await canvas.findByRole('region', { name: 'Documentos' }));
      await expect(
        (await documents.findAllByRole('button', { name: /^PDF de / }))[0],
      ).toBeVisible();
    });
  },
);

export const Desktop = desktop;
export const Phone = phone;
