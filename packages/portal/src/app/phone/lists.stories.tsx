import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { flowMeta } from '../../../../../.storybook/create-flow.tsx';

export default { ...flowMeta, title: 'Phone' };

type Play = NonNullable<StoryObj['play']>;
type StoryContext = Parameters<Play>[0];

/** Creates the story of a page on a phone. */
const createPhoneStory = (path: string, play: Play): StoryObj => ({
  parameters: { portal: { path, framed: true } },
  globals: { viewport: { value: 'phone' } },
  play,
});

const getPage = ({ canvasElement }: StoryContext) => within(canvasElement.ownerDocument.body);

/** Expects whole rows in the first screen. */
async function expectRows(context: StoryContext, role: 'article' | 'row', count: number) {
  // Not the row of the headings.
  const name = role === 'row' ? /\d/ : /./;
  const rows = await context.canvas.findAllByRole(role, { name });
  const whole = rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight);
  await expect(whole.length).toBeGreaterThanOrEqual(count);
  return rows;
}

const pendingPath = '/admin/pending-invoices';
const ordersPath = '/admin/orders-list';

export const PendingInvoices = createPhoneStory(pendingPath, async (context) => {
  await expectRows(context, 'article', 6);
});

/** A press on a card opens its details and closes those of the others. */
export const OpenInvoice = createPhoneStory(pendingPath, async (context) => {
  const cards = await expectRows(context, 'article', 6);
  const [first, second] = cards as [HTMLElement, HTMLElement];
  await userEvent.click(within(first).getByRole('heading'));
  await expect(within(first).getByText('Documento')).toBeVisible();
  await userEvent.click(within(second).getByRole('heading'));
  await expect(within(first).getByText('Documento')).not.toBeVisible();
  await expect(within(second).getByText('Documento')).toBeVisible();
});

/** Everything that the line of tools has no room for: payment, sort, layout, saved views and export. */
export const InvoiceOptions = createPhoneStory(pendingPath, async (context) => {
  await userEvent.click(
    await context.canvas.findByRole('button', { name: 'Opciones de la lista' }),
  );
  const sheet = within(
    await getPage(context).findByRole('dialog', { name: 'Opciones de la lista' }),
  );
  await userEvent.click(sheet.getByRole('radio', { name: 'Mayor valor' }));
  await expect(sheet.getByRole('radio', { name: 'Mayor valor' })).toBeChecked();
  for (const name of ['Pagar con un presupuesto', /^Vistas/, /^Exportar/]) {
    await expect(sheet.getByRole('button', { name })).toBeVisible();
  }
});

export const Orders = createPhoneStory(ordersPath, async (context) => {
  await expectRows(context, 'article', 6);
});

/** The dates of the request are a button below the tools, with a sheet of its own. */
export const OrderDates = createPhoneStory(ordersPath, async (context) => {
  await userEvent.click(await context.canvas.findByRole('button', { name: /^Solicitado entre/ }));
  const sheet = within(await getPage(context).findByRole('dialog', { name: 'Solicitado entre' }));
  await expect(sheet.getByRole('button', { name: 'Aplicar filtros' })).toBeVisible();
});

export const AccountStatus = createPhoneStory('/admin/account-status', async (context) => {
  await expectRows(context, 'row', 6);
});

/** The files of the account stand behind one button. */
export const AccountFiles = createPhoneStory('/admin/account-status', async (context) => {
  await expectRows(context, 'row', 6);
  await userEvent.click(context.canvas.getByRole('button', { name: 'Descargar' }));
  await expect(await getPage(context).findByRole('dialog', { name: 'Descargar' })).toBeVisible();
});

export const AccountHistory = createPhoneStory('/admin/account-history', async (context) => {
  await expectRows(context, 'row', 6);
});

export const People = createPhoneStory('/allied/edit-profile/associates', async (context) => {
  await expectRows(context, 'article', 7);
});

export const Compensations = createPhoneStory(`${pendingPath}/compensations`, async (context) => {
  await expectRows(context, 'article', 6);
});
