import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openTab, portalStory, saveFile } from '../../../../../.storybook/portal-story.tsx';
import AccountHistoryScreen from './account-history-screen.tsx';

const path = '/admin/account-history';

const meta = {
  component: AccountHistoryScreen,
  decorators: [portalStory],
  parameters: { portal: { path, framed: true } },
} satisfies Meta<typeof AccountHistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type StoryContext = Parameters<NonNullable<Story['play']>>[0];

const listOperation = { operation: 'AccountHistory' };
const pdfField = { field: 'generatedPDFAccountHistoryDetails' };

const getPage = ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) =>
  within(canvasElement.ownerDocument.body);

/** Resolves with the rows of the movements table. */
async function findRows({ canvas }: Pick<StoryContext, 'canvas'>) {
  const table = await canvas.findByRole('table', { name: 'Movimientos de su cuenta' });
  const [, ...rows] = within(table).getAllByRole('row');
  return rows;
}

/** Opens the first PDF. */
async function openFirstPdf(context: StoryContext) {
  await findRows(context);
  const [firstButton] = context.canvas.getAllByRole('button', { name: /^PDF de / });
  if (firstButton) await userEvent.click(firstButton);
}

const findDateHeader = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.findByRole('columnheader', { name: 'Fecha del documento' });

export const Ready: Story = {
  play: async (context) => {
    await expect(await findRows(context)).toHaveLength(10);
    await expect(await findDateHeader(context)).toHaveAttribute('aria-sort', 'descending');
    await expect(
      context.canvas.getByRole('region', { name: 'Total de los movimientos' }),
    ).toHaveTextContent(/\d+ movimientos/);
    await expect(context.canvas.getByRole('link', { name: /^Excel/ })).toBeVisible();
  },
};

export const OldestFirst: Story = {
  play: async (context) => {
    await findRows(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Fecha del documento' }));
    await waitFor(async () =>
      expect(await findDateHeader(context)).toHaveAttribute('aria-sort', 'ascending'),
    );
    await expect(await findRows(context)).toHaveLength(10);
  },
};

export const Month: Story = {
  parameters: { portal: { path: `${path}?month=2026-10` } },
  play: async (context) => {
    const { canvas } = context;
    for (const row of await findRows(context)) await expect(row).toHaveTextContent(/oct 2026/);
    await expect(canvas.getByRole('textbox', { name: 'Mes' })).toHaveValue('10/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Mes: oct 2026' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Mes' })).toHaveValue(''));
  },
};

export const MonthEntered: Story = {
  play: async (context) => {
    const { canvas } = context;
    await findRows(context);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mes' }), '10/2026{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Quitar Mes: oct 2026' })).toBeVisible();
    for (const row of await findRows(context)) await expect(row).toHaveTextContent(/oct 2026/);
  },
};

export const Loading: Story = {
  parameters: { portal: { faults: [{ match: listOperation, fault: { kind: 'never' } }] } },
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

/** Searches the first column of the first row, in lower case. */
async function searchFirstNumber(context: StoryContext) {
  const [row] = await findRows(context);
  const number = row?.querySelector('th, td:not(:has(input))')?.textContent?.trim() ?? '';
  await expect(number).toMatch(/^[A-Z]+\d+/);
  const search = context.canvas.getByRole('searchbox', { name: 'Buscar por número de documento' });
  await userEvent.type(search, `${number.toLowerCase()}{Enter}`);
  await waitFor(async () => {
    const rows = await findRows(context);
    await expect(rows.length).toBeLessThan(10);
    for (const found of rows) await expect(found).toHaveTextContent(number);
  });
  await expect(context.canvas.queryByRole('link', { name: /^Excel/ })).toBeNull();
}

export const NumberFound: Story = { play: searchFirstNumber };

export const NumberFoundStrict: Story = {
  parameters: { portal: { sandboxMode: 'strict' } },
  play: searchFirstNumber,
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
      faults: [
        { match: listOperation, fault: { kind: 'error', message: 'Estamos en cierre.' }, times: 1 },
      ],
    },
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Estamos en cierre.');
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  play: async (context) => {
    await Failed.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await findRows(context)).toHaveLength(10);
  },
};

/** Without a data entry, the error text is 'Data not found' (spec 4). */
export const NoDataEntry: Story = {
  parameters: { portal: { faults: [{ match: listOperation, fault: { kind: 'null' }, times: 1 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No encontramos información');
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const LoadMoreFailed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: listOperation, fault: { kind: 'delay', ms: 0 }, times: 1 },
        { match: listOperation, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Cargar más' }));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
    await expect(await findRows(context)).toHaveLength(10);
  },
};

export const PdfOpened: Story = {
  play: async (context) => {
    await openFirstPdf(context);
    await expect(await context.canvas.findByRole('link', { name: /^PDF de / })).toHaveAttribute(
      'href',
      expect.stringContaining('/files/document/'),
    );
  },
};

const createPdfParameters = (pdf: object | null) => ({
  portal: { faults: [{ match: pdfField, fault: { kind: 'response', value: { pdf } } }] },
});

/** Opens the first PDF and expects the message in the warning dialog. */
const expectPdfNotice = (message: string) => async (context: StoryContext) => {
  await openFirstPdf(context);
  const dialog = await getPage(context).findByRole('alertdialog');
  await expect(dialog).toHaveTextContent(message);
  await expect(openTab).not.toHaveBeenCalled();
};

/** A URL without HTTP is shown as text (spec 8). */
export const PdfTextInsteadOfUrl: Story = {
  parameters: createPdfParameters({
    url: 'El documento se está generando',
    menssage: 'otro texto',
  }),
  play: expectPdfNotice('El documento se está generando'),
};

export const PdfTextInsteadOfUrlThenAccepted: Story = {
  ...PdfTextInsteadOfUrl,
  play: async (context) => {
    await PdfTextInsteadOfUrl.play?.(context);
    const dialog = within(getPage(context).getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(getPage(context).queryByRole('alertdialog')).toBeNull());
  },
};

/** Without a URL, the message is shown (spec 8). */
export const PdfMessage: Story = {
  parameters: createPdfParameters({ url: '', menssage: 'Movimiento sin soporte' }),
  play: expectPdfNotice('Movimiento sin soporte'),
};

/** Without a URL or a message, the text is 'Data not found' (spec 8). */
export const PdfEmptyResponse: Story = {
  parameters: createPdfParameters({ url: ' ', menssage: null }),
  play: expectPdfNotice('No encontramos información'),
};

/** A thrown error also shows 'Data not found' (spec 8). */
export const PdfError: Story = {
  parameters: {
    portal: { faults: [{ match: pdfField, fault: { kind: 'error', message: 'Sin servicio' } }] },
  },
  play: expectPdfNotice('No encontramos información'),
};

export const DownloadMissing: Story = {
  parameters: { portal: { scenario: 'new-dealer' } },
  play: async (context) => {
    await context.canvas.findByText('Aún no hay movimientos');
    await userEvent.click(context.canvas.getByRole('button', { name: 'PDF' }));
    await expect(
      await getPage(context).findByRole('alertdialog', { name: 'Documento no disponible' }),
    ).toHaveTextContent('No encontramos el documento PDF');
  },
};

export const Exported: Story = {
  play: async (context) => {
    await findRows(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Exportar' }));
    const menu = within(await getPage(context).findByRole('dialog', { name: 'Exportar' }));
    await expect(
      menu.getByRole('radio', { name: 'Solo lo que ve en esta página (10)' }),
    ).toBeVisible();
    await userEvent.click(menu.getByRole('radio', { name: /^Solo lo que ve/ }));
    await userEvent.click(menu.getByRole('button', { name: /XLSX/ }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    await expect(saveFile.mock.lastCall?.[0]).toBe('historico-de-movimientos-2026-11-20.xlsx');
  },
};

/** Exports the entire list, the menu's default. */
async function exportCompleteList(context: StoryContext): Promise<void> {
  await findRows(context);
  await userEvent.click(context.canvas.getByRole('button', { name: 'Exportar' }));
  const menu = within(await getPage(context).findByRole('dialog', { name: 'Exportar' }));
  await expect(menu.getByRole('radio', { name: /^Toda la lista/ })).toBeChecked();
  await userEvent.click(menu.getByRole('button', { name: /CSV/ }));
}

/** The file contains every page of the filtered list, loaded or not. */
export const ExportedCompleteList: Story = {
  play: async (context) => {
    const [, total] = (await context.canvas.findByText(/Mostrando 10 de/)).textContent.split(
      ' de ',
    );
    await exportCompleteList(context);
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    const [, content] = saveFile.mock.lastCall ?? [];
    const csvLines = (await (content as Blob).text()).trim().split('\r\n');
    await expect(csvLines).toHaveLength(Number(total) + 1);
    await waitFor(() => expect(getPage(context).queryByRole('dialog')).toBeNull());
  },
};

/** Lets the screen's own request succeed, so that the next fault applies to the export. */
const passInitialRequest = { match: listOperation, fault: { kind: 'delay', ms: 0 }, times: 1 };

/** The export shows its progress and can be stopped. */
export const ExportRunning: Story = {
  parameters: {
    portal: { faults: [passInitialRequest, { match: listOperation, fault: { kind: 'never' } }] },
  },
  play: async (context) => {
    await exportCompleteList(context);
    const dialog = within(
      await getPage(context).findByRole('dialog', { name: 'Exportar toda la lista' }),
    );
    await expect(dialog.getByRole('progressbar', { name: 'Cargando la lista' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Detener' }));
    await waitFor(() => expect(getPage(context).queryByRole('dialog')).toBeNull());
    await expect(saveFile).not.toHaveBeenCalled();
  },
};

/** Continuing the export requests the failed page again and keeps the earlier pages. */
export const ExportFailed: Story = {
  parameters: {
    portal: {
      faults: [
        passInitialRequest,
        { match: listOperation, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  play: async (context) => {
    await exportCompleteList(context);
    const dialog = within(
      await getPage(context).findByRole('dialog', { name: 'Exportar toda la lista' }),
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
  play: async (context) => {
    const [firstRow] = await findRows(context);
    await expect(firstRow).toHaveTextContent(/US\$ [\d.]+,\d{2}/);
  },
};
