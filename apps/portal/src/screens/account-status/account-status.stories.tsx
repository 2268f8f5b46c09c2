import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openTab, portalStory, saveFile } from '../../../../../.storybook/portal-story.tsx';
import { AccountStatusScreen } from './account-status-screen.tsx';

const path = '/admin/account-status';

const meta = {
  component: AccountStatusScreen,
  decorators: [portalStory],
  parameters: { portal: { path, framed: true } },
} satisfies Meta<typeof AccountStatusScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Played = Parameters<NonNullable<Story['play']>>[0];

const list = { operation: 'AccountStatus' };
const linePdf = { field: 'generatedPDFAccountStatusDetails' };

const page = ({ canvasElement }: Pick<Played, 'canvasElement'>) =>
  within(canvasElement.ownerDocument.body);

/** Returns the rows of the documents table. */
async function getLines({ canvas }: Pick<Played, 'canvas'>) {
  const table = await canvas.findByRole('table', { name: 'Documentos de su cuenta' });
  const [, ...lines] = within(table).getAllByRole('row');
  return lines;
}

/** Opens the first PDF. */
async function openFirstPdf(played: Played) {
  await getLines(played);
  const [first] = played.canvas.getAllByRole('button', { name: /^PDF de / });
  if (first) await userEvent.click(first);
}

/** Returns the last saved file. */
async function savedFile() {
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [name, content]: [string, Blob] = saveFile.mock.lastCall as [string, Blob];
  return { name, content };
}

export const Ready: Story = {
  play: async (played) => {
    const { canvas } = played;
    await expect(await getLines(played)).toHaveLength(10);
    await expect(canvas.getByText(/Mostrando 10 de \d+/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Saldo total' })).toHaveTextContent(
      /\$ [\d.]+/,
    );
    for (const name of [/^Certificado de saldos/, /^PDF/, /^Excel/]) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
    const negative = canvas.getAllByText(/^-\$/);
    await expect(negative[0]).toHaveClass('text-danger-ink');
    // The invitation is a lazy chunk with its own request.
    await expect(await canvas.findByText('Cuéntenos cómo lo estamos haciendo')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { portal: { faults: [{ match: list, fault: { kind: 'never' } }] } },
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
  play: async (played) => {
    const { canvas } = played;
    const lines = await getLines(played);
    for (const line of lines) await expect(line).toHaveTextContent('-$');
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
  play: async (played) => {
    const { canvas } = played;
    await getLines(played);
    await userEvent.click(await canvas.findByRole('button', { name: 'Filtros' }));
    const panel = within(await page(played).findByRole('dialog', { name: 'Filtrar documentos' }));
    await userEvent.click(panel.getByRole('combobox', { name: 'Clase de documento' }));
    const options = within(await page(played).findByRole('listbox'));
    await expect(options.getByRole('option', { name: 'Todos' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(await options.findByRole('option', { name: 'Notas crédito' }));
    // Selecting a class clears 'Todos'.
    await expect(options.getByRole('option', { name: 'Todos' })).toHaveAttribute(
      'aria-selected',
      'false',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(panel.getByRole('button', { name: 'Aplicar filtros' }));
    await expect(
      await canvas.findByRole('button', { name: 'Quitar Clase de documento: Notas crédito' }),
    ).toBeVisible();
  },
};

export const Sorted: Story = {
  play: async (played) => {
    await getLines(played);
    await userEvent.click(played.canvas.getByRole('button', { name: 'Valor' }));
    await waitFor(() =>
      expect(played.canvas.getByRole('columnheader', { name: 'Valor' })).toHaveAttribute(
        'aria-sort',
        'descending',
      ),
    );
    await getLines(played);
  },
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
  play: async (played) => {
    await NoMatch.play?.(played);
    const { canvas } = played;
    const search = canvas.getByRole('searchbox', { name: 'Buscar por número de documento' });
    await userEvent.clear(search);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/Mostrando 10 de/)).toBeVisible();
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
    const { canvas } = played;
    await userEvent.click(await canvas.findByRole('button', { name: 'Cargar más' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
    await expect(await getLines(played)).toHaveLength(10);
  },
};

export const MoreFailedThenRetried: Story = {
  ...MoreFailed,
  play: async (played) => {
    await MoreFailed.play?.(played);
    const { canvas } = played;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByText(/Mostrando 20 de/)).toBeVisible();
  },
};

const line = {
  id_edocta_detalle: 1,
  num_documento: '900100',
  num_factura: '=1+1',
  agrupacion: 'FC',
  tipo_documento: 'RV',
  total: '1250000.00',
  fecha_documento: '0000-00-00',
};
const response = (download: object) => ({
  match: { field: 'AccountStatus' },
  fault: {
    kind: 'response' as const,
    value: {
      size: 1,
      download,
      data: [{ subtotal: '1250000.00', sizeDetails: 2, lines: [line, { ...line, total: 'x' }] }],
    },
  },
});

export const Unreadable: Story = {
  parameters: { portal: { faults: [response({})] } },
  play: async (played) => {
    await expect(await getLines(played)).toHaveLength(1);
    await expect(
      played.canvas.getByText('Algunos documentos no se pudieron leer y no se muestran.'),
    ).toBeVisible();
    await expect(played.canvas.getAllByText('00/00/0000')[0]).toBeVisible();
  },
};

export const DownloadMissing: Story = {
  parameters: { portal: { faults: [response({ pdf: null, xls: { url: 'ninguno' } })] } },
  play: async (played) => {
    await getLines(played);
    await userEvent.click(played.canvas.getByRole('button', { name: 'Excel' }));
    await expect(
      await page(played).findByRole('alertdialog', { name: 'Documento no disponible' }),
    ).toHaveTextContent('No encontramos el documento Excel');
  },
};

export const DownloadRefused: Story = {
  parameters: {
    portal: { faults: [response({ pdf: { url: 'https://archivos.example.net/a.pdf' } })] },
  },
  play: async (played) => {
    await getLines(played);
    await expect(played.canvas.queryByRole('link', { name: /^PDF/ })).toBeNull();
    await userEvent.click(played.canvas.getByRole('button', { name: 'PDF' }));
    await expect(await page(played).findByRole('alertdialog')).toHaveTextContent(
      'Esta dirección no está permitida.',
    );
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

const pdfResponse = (pdf: object) => [
  { match: linePdf, fault: { kind: 'response' as const, value: { pdf } }, times: 1 },
];

export const PdfServerText: Story = {
  parameters: { portal: { faults: pdfResponse({ url: '', menssage: 'Factura en proceso.' }) } },
  play: async (played) => {
    await openFirstPdf(played);
    const notice = await page(played).findByRole('alertdialog');
    await expect(notice).toHaveTextContent('Factura en proceso.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page(played).queryByRole('alertdialog')).toBeNull());
    await expect(openTab).not.toHaveBeenCalled();
  },
};

export const PdfNotFound: Story = {
  parameters: {
    portal: {
      faults: [{ match: linePdf, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 }],
    },
  },
  play: async (played) => {
    await openFirstPdf(played);
    await expect(await page(played).findByRole('alertdialog')).toHaveTextContent(
      'No encontramos información',
    );
  },
};

/** Selects the first two rows. */
async function chooseTwo(played: Played) {
  const [first, second] = await getLines(played);
  if (first) await userEvent.click(within(first).getByRole('checkbox'));
  if (second) await userEvent.click(within(second).getByRole('checkbox'));
  await expect(await played.canvas.findByText('Selección de documentos (2)')).toBeVisible();
}

export const Selected: Story = {
  play: async (played) => {
    await chooseTwo(played);
    await userEvent.click(played.canvas.getByRole('button', { name: 'Cargar más' }));
    await expect(await played.canvas.findByText(/Mostrando 20 de/)).toBeVisible();
    await expect(played.canvas.getByText('Selección de documentos (2)')).toBeVisible();
  },
};

export const Exported: Story = {
  play: async (played) => {
    await chooseTwo(played);
    await userEvent.click(played.canvas.getByRole('button', { name: 'Exportar' }));
    const menu = within(await page(played).findByRole('dialog', { name: 'Exportar' }));
    await expect(menu.getByRole('radio', { name: 'Solo la selección (2)' })).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: /CSV/ }));
    const { name, content } = await savedFile();
    await expect(name).toBe('estado-de-cuenta-2026-11-20.csv');
    const lines = (await content.text()).trim().split('\r\n');
    await expect(lines).toHaveLength(3);
    await expect(lines[1]).toMatch(/;-?\d+,\d{2}$/);
  },
};

const pdfFile = { '/files/*': { status: 200, body: '%PDF-1.7 un documento' } };

export const ManyPdfs: Story = {
  parameters: { portal: { rest: pdfFile } },
  play: async (played) => {
    await chooseTwo(played);
    await userEvent.click(played.canvas.getByRole('button', { name: 'Descargar los PDF' }));
    const dialog = within(
      await page(played).findByRole('dialog', { name: 'PDF de sus documentos' }),
    );
    await waitFor(() => expect(dialog.getByText('Todos los PDF están listos.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar ZIP (2)' }));
    const { name, content } = await savedFile();
    await expect(name).toBe('estado-de-cuenta-2026-11-20.zip');
    await expect(content.size).toBeGreaterThan(100);
  },
};

export const PdfFailed: Story = {
  parameters: {
    portal: {
      rest: pdfFile,
      faults: pdfResponse({ url: '', menssage: 'Factura en proceso.' }),
    },
  },
  play: async (played) => {
    await chooseTwo(played);
    await userEvent.click(played.canvas.getByRole('button', { name: 'Descargar los PDF' }));
    const dialog = within(
      await page(played).findByRole('dialog', { name: 'PDF de sus documentos' }),
    );
    await waitFor(() => expect(dialog.getByText('No pudimos descargar 1 PDF')).toBeVisible());
    await expect(dialog.getByRole('listitem')).toHaveTextContent('Factura en proceso.');
    await expect(dialog.getByRole('button', { name: 'Guardar ZIP (1)' })).toBeEnabled();
  },
};

export const PdfFailedThenRetried: Story = {
  ...PdfFailed,
  play: async (played) => {
    await PdfFailed.play?.(played);
    const dialog = within(
      await page(played).findByRole('dialog', { name: 'PDF de sus documentos' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Reintentar estos' }));
    await waitFor(() => expect(dialog.getByText('Todos los PDF están listos.')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Guardar ZIP (2)' })).toBeEnabled();
  },
};

export const SavedView: Story = {
  parameters: { portal: { path: `${path}?class=NC&sort=-value` } },
  play: async (played) => {
    const { canvas } = played;
    await getLines(played);
    await userEvent.click(canvas.getByRole('button', { name: 'Vistas' }));
    const views = within(await page(played).findByRole('dialog', { name: 'Vistas guardadas' }));
    await userEvent.type(await views.findByLabelText('Nombre de la vista'), 'Notas crédito{Enter}');
    await expect(await views.findByRole('button', { name: 'Notas crédito' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /^Quitar Clase de documento/ }));
    await expect(await canvas.findByRole('region', { name: 'Saldo total' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vistas' }));
    await userEvent.click(await page(played).findByRole('button', { name: 'Notas crédito' }));
    await expect(
      await canvas.findByRole('button', { name: /^Quitar Clase de documento: Notas crédito/ }),
    ).toBeVisible();
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

export const Lubricants: Story = {
  parameters: { portal: { store: 'lubricantes' } },
  play: async (played) => {
    await expect((await getLines(played)).length).toBeGreaterThan(0);
  },
};
