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
      // A compact card on a phone opens its details, which contain the link.
      const [card] = await canvas.findAllByRole('article', { name: /^Pedido / });
      const link = within(card as HTMLElement).queryByRole('link', { name: /^Pedido / });
      if (link === null) await userEvent.click(within(card as HTMLElement).getByText(/^Pedido /));
      await userEvent.click(
        link ?? within(card as HTMLElement).getByRole('link', { name: 'Ver el pedido' }),
      );
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
