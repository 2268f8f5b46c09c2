import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createFlow, flowMeta } from '../../../../../.storybook/create-flow.tsx';

export default { ...flowMeta, title: 'Flows/Compensate' };

type Canvas = ReturnType<typeof within>;

/** Selects the first document of a side; a phone shows one side at a time. */
async function selectFrom(canvas: Canvas, side: 'Pagos' | 'Facturas') {
  const sideRadio = canvas.queryByRole('radio', { name: new RegExp(`^${side}`) });
  if (sideRadio) await userEvent.click(sideRadio);
  const column = within(await canvas.findByRole('region', { name: side }));
  const boxes = await column.findAllByRole('checkbox');
  const enabledBox = boxes.find((box) => !box.hasAttribute('disabled'));
  if (enabledBox) await userEvent.click(enabledBox);
}

const { desktop, phone } = createFlow(
  '/admin/pending-invoices/compensate',
  async ({ canvas, canvasElement, step }) => {
    const body = within(canvasElement.ownerDocument.body);
    await step('Selects a payment', () => selectFrom(canvas, 'Pagos'));
    await step('Selects an invoice', async () => {
      await selectFrom(canvas, 'Facturas');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Continuar' })).toBeEnabled());
    });
    await step('Reviews and sends', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
      const dialog = within(await body.findByRole('dialog', { name: 'Pagos vs. facturas' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Enviar compensación' }));
    });
    await step('Accepts the success message', async () => {
      const message = within(
        await body.findByRole('alertdialog', { name: 'Compensación enviada' }),
      );
      await userEvent.click(message.getByRole('button', { name: 'Aceptar' }));
    });
    await step('Finds it in the list', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Compensaciones' }));
      await expect((await canvas.findAllByText('En proceso'))[0]).toBeVisible();
    });
  },
);

export const Desktop = desktop;
export const Phone = phone;
