import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openTab, portalStory, saveFile } from '../../../../../.storybook/portal-story.tsx';
import { AccountHistoryScreen } from './account-history-screen.tsx';

const path = '/admin/account-history';

const meta = {
  component: AccountHistoryScreen,
  decorators: [portalStory],
  parameters: { portal: { path, framed: true } },
} satisfies Meta<typeof AccountHistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Played = Parameters<NonNullable<Story['play']>>[0];

const list = { operation: 'AccountHistory' };
const linePdf = { field: 'generatedPDFAccountHistoryDetails' };

const page = ({ canvasElement }: Pick<Played, 'canvasElement'>) =>
  within(canvasElement.ownerDocument.body);

/** Returns the rows of the movements table. */
async function getLines({ canvas }: Pick<Played, 'canvas'>) {
  const table = await canvas.findByRole('table', { name: 'Movimientos de su cuenta' });
  const [, ...lines] = within(table).getAllByRole('row');
  return lines;
}

/** Opens the first PDF. */
async function openFirstPdf(played: Played) {
  await getLines(played);
  const [first] = played.canvas.getAllByRole('button', { name: /^PDF de / });
  if (first) await userEvent.click(first);
}

const dateHeading = ({ canvas }: Pick<Played, 'canvas'>) =>
  canvas.findByRole('columnheader', { name: 'Fecha del documento' });

export const Ready: Story = {
  play: async (played) => {
    await expect(await getLines(played)).toHaveLength(10);
    await expect(await dateHeading(played)).toHaveAttribute('aria-sort', 'descending');
    await expect(
      played.canvas.getByRole('region', { name: 'Total de los movimientos' }),
    ).toHaveTextContent(/\d+ movimientos/);
    await expect(played.canvas.getByRole('link', { name: /^Excel/ })).toBeVisible();
  },
};

export const OldestFirst: Story = {
  play: async (played) => {
    await getLines(played);
    await userEvent.click(played.canvas.getByRole('button', { name: 'Fecha del documento' }));
    await waitFor(async () =>
      expect(await dateHeading(played)).toHaveAttribute('aria-sort', 'ascending'),
    );
    await expect(await getLines(played)).toHaveLength(10);
  },
};

export const Month: Story = {
  parameters: { portal: { path: `${path}?month=2026-10` } },
  play: async (played) => {
    const { canvas } = played;
    for (const line of await getLines(played)) await expect(line).toHaveTextContent(/oct 2026/);
    await expect(canvas.getByRole('textbox', { name: 'Mes' })).toHaveValue('10/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Mes: oct 2026' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Mes' })).toHaveValue(''));
  },
};

export const MonthTyped: Story = {
  play: async (played) => {
    const { canvas } = played;
    await getLines(played);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mes' }), '10/2026{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Quitar Mes: oct 2026' })).toBeVisible();
    for (const line of await getLines(played)) await expect(line).toHaveTextContent(/oct 2026/);
  },
};

export const Loading: Story = {
  parameters: { portal: { faults: [{ match: list, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Cargando…'))[0]).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { portal: { scenario: 'new-dealer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay movimientos')).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: { portal: { path: `${path}?month=2001-01` } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Ningún movimiento coincide con los filtros'),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    portal: {
      faults: [{ match: list, fault: { kind: 'error', message: 'Estamos en cierre.' }, times: 1 }],
    },
  },
  play: async (played) => {
    await expect(await played.canvas.findByRole('alert')).toHaveTextContent('Estamos en cierre.');
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  play: async (played) => {
    await Failed.play?.(played);
    await userEvent.click(played.canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await getLines(played)).toHaveLength(10);
  },
};

/** Without a data entry, the error text is 'Data not found' (spec 4). */
export const NoDataEntry: Story = {
  parameters: { portal: { faults: [{ match: list, fault: { kind: 'null' }, times: 1 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No encontramos información');
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const MoreFailed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: list, fault: { kind: 'delay', ms: 0 }, times: 1 },
        { match: list, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  play: async (played) => {
    await userEvent.click(await played.canvas.findByRole('button', { name: 'Cargar más' }));
    await expect(await played.canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
    await expect(await getLines(played)).toHaveLength(10);
  },
};

export const PdfOpened: Story = {
  play: async (played) => {
    await openFirstPdf(played);
    await expect(await played.canvas.findByRole('link', { name: /^PDF de / })).toHaveAttribute(
      'href',
      expect.stringContaining('/files/document/'),
    );
  },
};

const pdfResponse = (pdf: object | null) => ({
  portal: { faults: [{ match: linePdf, fault: { kind: 'response', value: { pdf } } }] },
});

/** Opens the first PDF and expects the text in the warning modal. */
const showsNotice = (texts: string) => async (played: Played) => {
  await openFirstPdf(played);
  const dialog = await page(played).findByRole('alertdialog');
  await expect(dialog).toHaveTextContent(texts);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(page(played).queryByRole('alertdialog')).toBeNull());
  await expect(openTab).not.toHaveBeenCalled();
};

/** A url without http is shown as text (spec 8). */
export const PdfUrlText: Story = {
  parameters: pdfResponse({ url: 'El documento se está generando', menssage: 'otro texto' }),
  play: showsNotice('El documento se está generando'),
};

/** Without a url, the message is shown (spec 8). */
export const PdfMessage: Story = {
  parameters: pdfResponse({ url: '', menssage: 'Movimiento sin soporte' }),
  play: showsNotice('Movimiento sin soporte'),
};

/** Without a url or a message, the text is 'Data not found' (spec 8). */
export const PdfNothing: Story = {
  parameters: pdfResponse({ url: ' ', menssage: null }),
  play: showsNotice('No encontramos información'),
};

/** A thrown error shows 'Data not found' too (spec 8). */
export const PdfThrown: Story = {
  parameters: {
    portal: { faults: [{ match: linePdf, fault: { kind: 'error', message: 'Sin servicio' } }] },
  },
  play: showsNotice('No encontramos información'),
};

export const DownloadMissing: Story = {
  parameters: { portal: { scenario: 'new-dealer' } },
  play: async (played) => {
    await played.canvas.findByText('Aún no hay movimientos');
    await userEvent.click(played.canvas.getByRole('button', { name: 'PDF' }));
    await expect(
      await page(played).findByRole('alertdialog', { name: 'Documento no disponible' }),
    ).toHaveTextContent('No encontramos el documento PDF');
  },
};

export const Exported: Story = {
  play: async (played) => {
    await getLines(played);
    await userEvent.click(played.canvas.getByRole('button', { name: 'Exportar' }));
    const menu = within(await page(played).findByRole('dialog', { name: 'Exportar' }));
    await expect(
      menu.getByRole('radio', { name: 'Solo lo que ve en esta página (10)' }),
    ).toBeVisible();
    await userEvent.click(menu.getByRole('radio', { name: /^Solo lo que ve/ }));
    await userEvent.click(menu.getByRole('button', { name: /XLSX/ }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    await expect(saveFile.mock.lastCall?.[0]).toBe('historico-de-movimientos-2026-11-20.xlsx');
  },
};

/** Exports the whole list, the menu's default. */
async function exportWhole(played: Played): Promise<void> {
  await getLines(played);
  await userEvent.click(played.canvas.getByRole('button', { name: 'Exportar' }));
  const menu = within(await page(played).findByRole('dialog', { name: 'Exportar' }));
  await expect(menu.getByRole('radio', { name: /^Toda la lista/ })).toBeChecked();
  await userEvent.click(menu.getByRole('button', { name: /CSV/ }));
}

/** The file contains every page of the filtered list, loaded or not. */
export const ExportedWhole: Story = {
  play: async (played) => {
    const [, total] = (await played.canvas.findByText(/Mostrando 10 de/)).textContent.split(' de ');
    await exportWhole(played);
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    const [, content] = saveFile.mock.lastCall ?? [];
    const rows = (await (content as Blob).text()).trim().split('\r\n');
    await expect(rows).toHaveLength(Number(total) + 1);
    await waitFor(() => expect(page(played).queryByRole('dialog')).toBeNull());
  },
};

/** The first response is for the list on the page; the fault is for the export. */
const firstPage = { match: list, fault: { kind: 'delay', ms: 0 }, times: 1 };

/** The export shows its progress and can be stopped. */
export const ExportRunning: Story = {
  parameters: { portal: { faults: [firstPage, { match: list, fault: { kind: 'never' } }] } },
  play: async (played) => {
    await exportWhole(played);
    const dialog = within(
      await page(played).findByRole('dialog', { name: 'Exportar toda la lista' }),
    );
    await expect(dialog.getByRole('progressbar', { name: 'Cargando la lista' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Detener' }));
    await waitFor(() => expect(page(played).queryByRole('dialog')).toBeNull());
    await expect(saveFile).not.toHaveBeenCalled();
  },
};

/** Continuing requests the failed page again and keeps the earlier ones. */
export const ExportFailed: Story = {
  parameters: {
    portal: {
      faults: [
        firstPage,
        { match: list, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  play: async (played) => {
    await exportWhole(played);
    const dialog = within(
      await page(played).findByRole('dialog', { name: 'Exportar toda la lista' }),
    );
    await expect(await dialog.findByText('Sin servicio')).toBeVisible();
    await expect(saveFile).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
  },
};

/** Ecuador stores show cents. */
export const Dollars: Story = {
  parameters: { portal: { store: 'ecuador' } },
  play: async (played) => {
    const [first] = await getLines(played);
    await expect(first).toHaveTextContent(/US\$ [\d.]+,\d{2}/);
  },
};
