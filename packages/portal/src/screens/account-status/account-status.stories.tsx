import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openTab, portalStory, saveFile } from '../../../../../.storybook/portal-story.tsx';
import AccountStatusScreen from './account-status-screen.tsx';

const path = '/admin/account-status';

const meta = {
  component: AccountStatusScreen,
  decorators: [portalStory],
  parameters: { portal: { path, framed: true } },
} satisfies Meta<typeof AccountStatusScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type StoryContext = Parameters<NonNullable<Story['play']>>[0];

const listOperation = { operation: 'AccountStatus' };
const pdfField = { field: 'generatedPDFAccountStatusDetails' };

const getPage = ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) =>
  within(canvasElement.ownerDocument.body);

/** Resolves with the rows of the documents table. */
async function findRows({ canvas }: Pick<StoryContext, 'canvas'>) {
  const table = await canvas.findByRole('table', { name: 'Documentos de su cuenta' });
  const [, ...rows] = within(table).getAllByRole('row');
  return rows;
}

/** Opens the first PDF. */
async function openFirstPdf(context: StoryContext) {
  await findRows(context);
  const [firstButton] = context.canvas.getAllByRole('button', { name: /^PDF de / });
  if (firstButton) await userEvent.click(firstButton);
}

/** Waits for a file to be saved and resolves with the last one. */
async function waitForSavedFile() {
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [name, content]: [string, Blob] = saveFile.mock.lastCall as [string, Blob];
  return { name, content };
}

export const Ready: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await findRows(context)).toHaveLength(10);
    await expect(canvas.getByText(/Mostrando 10 de \d+/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Saldo total' })).toHaveTextContent(
      /\$ [\d.]+/,
    );
    for (const name of [/^Certificado de saldos/, /^PDF/, /^Excel/]) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
    const negativeAmounts = canvas.getAllByText(/^-\$/);
    await expect(negativeAmounts[0]).toHaveClass('text-ui-danger-ink');
    // The invitation is a lazy chunk with its own request.
    await expect(await canvas.findByText('Cuéntenos cómo lo estamos haciendo')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { portal: { faults: [{ match: listOperation, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Cargando…'))[0]).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { portal: { scenario: 'up-to-date' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tiene saldos pendientes')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Saldo total' })).toHaveTextContent('$ 0');
  },
};

export const Filtered: Story = {
  parameters: { portal: { path: `${path}?class=NC,PG` } },
  play: async (context) => {
    const { canvas } = context;
    const rows = await findRows(context);
    for (const row of rows) await expect(row).toHaveTextContent('-$');
    await expect(
      canvas.getByRole('region', { name: 'Saldo de los documentos filtrados' }),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: /^Quitar Clase de documento: Notas crédito/ }),
    );
    await expect(await canvas.findByRole('region', { name: 'Saldo total' })).toBeVisible();
  },
};

export const Filtering: Story = {
  play: async (context) => {
    const { canvas } = context;
    await findRows(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Filtros' }));
    const panel = within(
      await getPage(context).findByRole('dialog', { name: 'Filtrar documentos' }),
    );
    const classes = within(panel.getByRole('group', { name: 'Clase de documento' }));
    await expect(classes.getByRole('checkbox', { name: 'Todos' })).toBeChecked();
    await userEvent.click(await classes.findByRole('checkbox', { name: 'Notas crédito' }));
    // Selecting a class clears 'Todos', and the other way round.
    await expect(classes.getByRole('checkbox', { name: 'Todos' })).not.toBeChecked();
    await userEvent.click(classes.getByRole('checkbox', { name: 'Todos' }));
    await expect(classes.getByRole('checkbox', { name: 'Notas crédito' })).not.toBeChecked();
    await userEvent.click(classes.getByRole('checkbox', { name: 'Notas crédito' }));
    await userEvent.click(panel.getByRole('button', { name: 'Aplicar filtros' }));
    await expect(
      await canvas.findByRole('button', { name: 'Quitar Clase de documento: Notas crédito' }),
    ).toBeVisible();
  },
};

/** If the classes fail to load, the panel shows the error and a retry button, and its other filters work. */
export const ClassesFailed: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { operation: 'DocumentClasses' },
          fault: { kind: 'error', message: 'Sin servicio' },
          // The table and the panel.
          times: 2,
        },
      ],
    },
  },
  play: async (context) => {
    await findRows(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Filtros' }));
    const panel = within(
      await getPage(context).findByRole('dialog', { name: 'Filtrar documentos' }),
    );
    const classes = within(panel.getByRole('group', { name: 'Clase de documento' }));
    await expect(await classes.findByText('Sin servicio')).toBeVisible();
    await expect(classes.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const ClassesFailedThenRetried: Story = {
  ...ClassesFailed,
  play: async (context) => {
    await ClassesFailed.play?.(context);
    const page = getPage(context);
    await userEvent.click(page.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(page.queryByRole('button', { name: 'Reintentar' })).toBeNull());
    await expect(await page.findByRole('checkbox', { name: 'Notas crédito' })).toBeVisible();
  },
};

export const Sorted: Story = {
  play: async (context) => {
    await findRows(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Valor' }));
    await waitFor(() =>
      expect(context.canvas.getByRole('columnheader', { name: 'Valor' })).toHaveAttribute(
        'aria-sort',
        'descending',
      ),
    );
    await findRows(context);
  },
};

/** Searches the first invoice number of the first column, in lower case. */
async function searchFirstNumber(context: StoryContext) {
  const numbers = (await findRows(context)).map(
    (row) => row.querySelector('th, td:not(:has(input))')?.textContent?.trim() ?? '',
  );
  const number = numbers.find((text) => /^[A-Z]+\d+$/.test(text)) ?? '';
  await expect(number).not.toBe('');
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
  parameters: { portal: { path: `${path}?number=999999999` } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Ningún documento coincide con los filtros'),
    ).toBeVisible();
  },
};

export const NoMatchThenCleared: Story = {
  ...NoMatch,
  play: async (context) => {
    await NoMatch.play?.(context);
    const { canvas } = context;
    const search = canvas.getByRole('searchbox', { name: 'Buscar por número de documento' });
    await userEvent.clear(search);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/Mostrando 10 de/)).toBeVisible();
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
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Cargar más' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
    await expect(await findRows(context)).toHaveLength(10);
  },
};

export const LoadMoreFailedThenRetried: Story = {
  ...LoadMoreFailed,
  play: async (context) => {
    await LoadMoreFailed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByText(/Mostrando 20 de/)).toBeVisible();
  },
};

const backendLine = {
  id_edocta_detalle: 1,
  num_documento: '900100',
  num_factura: '=1+1',
  agrupacion: 'FC',
  tipo_documento: 'RV',
  total: '1250000.00',
  fecha_documento: '0000-00-00',
};
const createListFault = (
  download: object,
  lines: readonly object[] = [backendLine, { ...backendLine, total: 'x' }],
) => ({
  match: { field: 'AccountStatus' },
  fault: {
    kind: 'response' as const,
    value: {
      size: 1,
      download,
      data: [{ subtotal: '1250000.00', sizeDetails: lines.length, lines }],
    },
  },
});

export const UnreadableRows: Story = {
  parameters: { portal: { faults: [createListFault({})] } },
  play: async (context) => {
    await expect(await findRows(context)).toHaveLength(1);
    await expect(
      context.canvas.getByText('Algunos documentos no se pudieron leer y no se muestran.'),
    ).toBeVisible();
    await expect(context.canvas.getAllByText('00/00/0000')[0]).toBeVisible();
  },
};

/** The balance of the backend is shown even if it sends no documents. */
export const EmptyWithBalance: Story = {
  parameters: { portal: { faults: [createListFault({}, [])] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tiene saldos pendientes')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Saldo total' })).toHaveTextContent(
      '$ 1.250.000',
    );
  },
};

export const DownloadMissing: Story = {
  parameters: { portal: { faults: [createListFault({ pdf: null, xls: { url: 'ninguno' } })] } },
  play: async (context) => {
    await findRows(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Excel' }));
    await expect(
      await getPage(context).findByRole('alertdialog', { name: 'Documento no disponible' }),
    ).toHaveTextContent('No encontramos el documento Excel');
  },
};

export const DownloadBlocked: Story = {
  parameters: {
    portal: { faults: [createListFault({ pdf: { url: 'https://archivos.example.net/a.pdf' } })] },
  },
  play: async (context) => {
    await findRows(context);
    await expect(context.canvas.queryByRole('link', { name: /^PDF/ })).toBeNull();
    await userEvent.click(context.canvas.getByRole('button', { name: 'PDF' }));
    await expect(await getPage(context).findByRole('alertdialog')).toHaveTextContent(
      'Esta dirección no está permitida.',
    );
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

const createPdfFaults = (pdf: object) => [
  { match: pdfField, fault: { kind: 'response' as const, value: { pdf } }, times: 1 },
];

export const PdfServerMessage: Story = {
  parameters: { portal: { faults: createPdfFaults({ url: '', menssage: 'Factura en proceso.' }) } },
  play: async (context) => {
    await openFirstPdf(context);
    const notice = await getPage(context).findByRole('alertdialog');
    await expect(notice).toHaveTextContent('Factura en proceso.');
    await expect(openTab).not.toHaveBeenCalled();
  },
};

export const PdfServerMessageThenClosed: Story = {
  ...PdfServerMessage,
  play: async (context) => {
    await PdfServerMessage.play?.(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(getPage(context).queryByRole('alertdialog')).toBeNull());
  },
};

export const PdfNotFound: Story = {
  parameters: {
    portal: {
      faults: [{ match: pdfField, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 }],
    },
  },
  play: async (context) => {
    await openFirstPdf(context);
    await expect(await getPage(context).findByRole('alertdialog')).toHaveTextContent(
      'No encontramos información',
    );
  },
};

/** Selects the first two rows. */
async function selectTwoRows(context: StoryContext) {
  const [firstRow, secondRow] = await findRows(context);
  if (firstRow) await userEvent.click(within(firstRow).getByRole('checkbox'));
  if (secondRow) await userEvent.click(within(secondRow).getByRole('checkbox'));
  await expect(await context.canvas.findByText('Selección de documentos (2)')).toBeVisible();
}

export const Selected: Story = {
  play: async (context) => {
    await selectTwoRows(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Cargar más' }));
    await expect(await context.canvas.findByText(/Mostrando 20 de/)).toBeVisible();
    await expect(context.canvas.getByText('Selección de documentos (2)')).toBeVisible();
  },
};

export const Exported: Story = {
  play: async (context) => {
    await selectTwoRows(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Exportar' }));
    const menu = within(await getPage(context).findByRole('dialog', { name: 'Exportar' }));
    await expect(menu.getByRole('radio', { name: 'Solo la selección (2)' })).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: /CSV/ }));
    const { name, content } = await waitForSavedFile();
    await expect(name).toBe('estado-de-cuenta-2026-11-20.csv');
    const lines = (await content.text()).trim().split('\r\n');
    await expect(lines).toHaveLength(3);
    await expect(lines[1]).toMatch(/;-?\d+,\d{2}$/);
  },
};

const pdfFile = { '/files/*': { status: 200, body: '%PDF-1.7 un documento' } };

export const BulkPdfDownload: Story = {
  parameters: { portal: { rest: pdfFile } },
  play: async (context) => {
    await selectTwoRows(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Descargar los PDF' }));
    const dialog = within(
      await getPage(context).findByRole('dialog', { name: 'PDF de sus documentos' }),
    );
    await waitFor(() => expect(dialog.getByText('Todos los PDF están listos.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar ZIP (2)' }));
    const { name, content } = await waitForSavedFile();
    await expect(name).toBe('estado-de-cuenta-2026-11-20.zip');
    await expect(content.size).toBeGreaterThan(100);
  },
};

export const PdfFailed: Story = {
  parameters: {
    portal: {
      rest: pdfFile,
      faults: createPdfFaults({ url: '', menssage: 'Factura en proceso.' }),
    },
  },
  play: async (context) => {
    await selectTwoRows(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Descargar los PDF' }));
    const dialog = within(
      await getPage(context).findByRole('dialog', { name: 'PDF de sus documentos' }),
    );
    await waitFor(() => expect(dialog.getByText('No pudimos descargar 1 PDF')).toBeVisible());
    await expect(dialog.getByRole('listitem')).toHaveTextContent('Factura en proceso.');
    await expect(dialog.getByRole('button', { name: 'Guardar ZIP (1)' })).toBeEnabled();
  },
};

export const PdfFailedThenRetried: Story = {
  ...PdfFailed,
  play: async (context) => {
    await PdfFailed.play?.(context);
    const dialog = within(
      await getPage(context).findByRole('dialog', { name: 'PDF de sus documentos' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Reintentar estos' }));
    await waitFor(() => expect(dialog.getByText('Todos los PDF están listos.')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Guardar ZIP (2)' })).toBeEnabled();
  },
};

export const SavedView: Story = {
  parameters: { portal: { path: `${path}?class=NC&sort=-value` } },
  play: async (context) => {
    const { canvas } = context;
    await findRows(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Vistas' }));
    const views = within(await getPage(context).findByRole('dialog', { name: 'Vistas guardadas' }));
    await userEvent.type(await views.findByLabelText('Nombre de la vista'), 'Notas crédito{Enter}');
    await expect(await views.findByRole('button', { name: 'Notas crédito' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /^Quitar Clase de documento/ }));
    await expect(await canvas.findByRole('region', { name: 'Saldo total' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vistas' }));
    await userEvent.click(await getPage(context).findByRole('button', { name: 'Notas crédito' }));
    await expect(
      await canvas.findByRole('button', { name: /^Quitar Clase de documento: Notas crédito/ }),
    ).toBeVisible();
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

export const Lubricants: Story = {
  parameters: { portal: { store: 'lubricantes' } },
  play: async (context) => {
    await expect((await findRows(context)).length).toBeGreaterThan(0);
  },
};
