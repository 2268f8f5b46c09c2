import type { Meta, StoryObj } from '@storybook/react-vite';
import { zipSync } from 'fflate';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory, saveFile } from '../../../../../.storybook/portal-story.tsx';
import { createSheet, createTextCell } from '../../features/table-files/sheet.ts';
import { writeWorkbook } from '../../features/table-files/write-workbook.ts';
import AssociatesImportScreen from './associates-import-screen.tsx';

const path = '/allied/edit-profile/import';

const meta = {
  component: AssociatesImportScreen,
  decorators: [portalStory],
  parameters: { layout: 'fullscreen', portal: { path, framed: true } },
} satisfies Meta<typeof AssociatesImportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const headings = [
  'Rol',
  'Nombres',
  'Apellidos',
  'Correo electrónico',
  'Tipo de documento',
  'Documento',
  'Teléfono',
  'Dirección',
  'Ciudad',
  'Destinos',
];
const createRow = (name: string, email: string) => [
  'Financiero',
  name,
  'Páez',
  email,
  'CC',
  '1020304',
  '3001234567',
  'Calle 5',
  'Cali',
  '',
];
const validRow = createRow('Lucía', 'lucia.lote@ejemplo.com');
const otherValidRow = createRow('Marta', 'marta.lote@ejemplo.com');
const invalidRow = ['Gerente', ...createRow('R2', 'no-es-correo').slice(1)];

const createCsvFile = (...rows: readonly (readonly string[])[]) =>
  new File([rows.map((row) => row.join(';')).join('\r\n')], 'personas.csv', { type: 'text/csv' });

const selectFile = async (canvas: Canvas, file: File) => {
  await userEvent.upload(await canvas.findByLabelText('Archivo CSV o libro de Excel'), file);
};

export const Initial: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Plantilla para Excel (XLSX)' }),
    ).toBeVisible();
    await expect(canvas.getByText('Elegir archivo')).toBeVisible();
  },
};

/** Each template can be read back. It has headings but no users. */
export const Templates: Story = {
  play: async ({ canvas }) => {
    const extensionByButton = {
      'Plantilla para Excel (XLSX)': 'xlsx',
      'Plantilla de texto (CSV)': 'csv',
    };
    for (const [button, extension] of Object.entries(extensionByButton)) {
      saveFile.mockClear();
      await userEvent.click(await canvas.findByRole('button', { name: button }));
      await waitFor(() => expect(saveFile).toHaveBeenCalled());
      const [name = '', content = ''] = saveFile.mock.calls[0] ?? [];
      await expect(name).toBe(`personas-plantilla.${extension}`);
      await selectFile(canvas, new File([content], name));
      await expect(
        await canvas.findByText('El archivo solo tiene encabezados: no incluye usuarios.'),
      ).toBeVisible();
    }
  },
};

export const Preview: Story = {
  play: async ({ canvas }) => {
    await selectFile(canvas, createCsvFile(headings, validRow, invalidRow));
    await expect(await canvas.findByText('Listos para crear: 1. Con errores: 1.')).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: 'Contenido del archivo' }));
    const [firstRow] = rows.getAllByRole('listitem');
    await expect(firstRow).toHaveTextContent('Fila 3');
    await expect(firstRow).toHaveTextContent('Escriba un correo electrónico válido.');
    await expect(firstRow).toHaveTextContent(
      '«Gerente» no es un rol. Los roles son: Administrativo, Financiero,',
    );
    await expect(canvas.getByRole('button', { name: 'Crear 1 usuario' })).toBeEnabled();
  },
};

export const Workbook: Story = {
  play: async ({ canvas }) => {
    const columns = headings.map((title, index) => ({
      title,
      width: 20,
      cell: (row: readonly string[]) => createTextCell(row[index] ?? ''),
    }));
    const content = await writeWorkbook(
      createSheet('Personas', columns, [validRow, otherValidRow]),
    );
    await selectFile(canvas, new File([content], 'personas.xlsx'));
    await expect(await canvas.findByText('Listos para crear: 2. Con errores: 0.')).toBeVisible();
  },
};

export const WrongColumns: Story = {
  play: async ({ canvas }) => {
    await selectFile(canvas, createCsvFile(headings.slice(2), validRow.slice(2)));
    await expect(await canvas.findByText('Faltan estas columnas: Rol, Nombres')).toBeVisible();
  },
};

export const Unreadable: Story = {
  play: async ({ canvas }) => {
    await selectFile(canvas, new File(['PK\u0003\u0004 roto'], 'roto.xlsx'));
    await expect(await canvas.findByText(/no es un CSV ni un libro de Excel/)).toBeVisible();
  },
};

/** A file of 50 kB that unpacks to 50 MB (faults 39). */
export const TooLargeUnpacked: Story = {
  play: async ({ canvas }) => {
    const archive = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(50_000_000) });
    await selectFile(canvas, new File([archive], 'bomba.xlsx'));
    await expect(await canvas.findByText(/demasiado grande al descomprimirlo/)).toBeVisible();
  },
};

/** A CSV file as Excel saves it on a Spanish-language version of Windows (faults 39). */
export const WindowsCsv: Story = {
  play: async ({ canvas }) => {
    const lines = [headings, validRow].map((row) => row.join(';')).join('\r\n');
    // All characters are in Latin-1, which Windows-1252 extends.
    const bytes = Uint8Array.from([...lines].map((character) => character.charCodeAt(0)));
    await selectFile(canvas, new File([bytes], 'personas.csv'));
    await expect(await canvas.findByText('Listos para crear: 1. Con errores: 0.')).toBeVisible();
    await expect(canvas.getByLabelText('Codificación')).toHaveValue('windows-1252');
    await expect(canvas.getByLabelText('Separador')).toHaveValue(';');
    const preview = within(canvas.getByRole('table', { name: 'Primeras filas del archivo' }));
    await expect(preview.getByText('Lucía')).toBeVisible();
  },
};

/** Changing a detected setting reads the file again. */
export const OtherSeparator: Story = {
  play: async ({ canvas }) => {
    await selectFile(canvas, createCsvFile(headings, validRow));
    await userEvent.selectOptions(await canvas.findByLabelText('Separador'), 'Coma (,)');
    await expect(await canvas.findByText(/^Faltan estas columnas: Rol, Nombres/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Separador'), 'Punto y coma (;)');
    await expect(await canvas.findByText('Listos para crear: 1. Con errores: 0.')).toBeVisible();
  },
};

export const Creating: Story = {
  parameters: {
    portal: {
      path,
      framed: true,
      faults: [{ match: { operation: 'CreateCustomer' }, fault: { kind: 'never' } }],
    },
  },
  play: async ({ canvas }) => {
    await selectFile(canvas, createCsvFile(headings, validRow));
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear 1 usuario' }));
    await expect(
      await canvas.findByRole('progressbar', { name: 'Creando usuarios' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Detener' })).toBeVisible();
  },
};

export const AllCreated: Story = {
  play: async ({ canvas }) => {
    await selectFile(canvas, createCsvFile(headings, validRow, otherValidRow));
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear 2 usuarios' }));
    await expect(await canvas.findByText('Creados: 2. Fallidos: 0.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Crear/ })).toBeNull();
    await expect(canvas.getAllByText('Creado e invitado')).toHaveLength(2);
    const summary = canvas.getByText('Creados: 2. Fallidos: 0.').closest('[role=status]');
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

/** Users whose invitation failed are kept; a retry sends only the invitation. */
export const InvitationsFailed: Story = {
  parameters: {
    portal: {
      path,
      framed: true,
      rest: {
        '/server-middleware/invitations': { status: 200, body: { result: 'unavailable' } },
      },
    },
  },
  play: async ({ canvas }) => {
    await selectFile(canvas, createCsvFile(headings, validRow, otherValidRow));
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear 2 usuarios' }));
    const summary = 'Creados: 2. Fallidos: 0. Sin invitación: 2.';
    await expect(await canvas.findByText(summary)).toBeVisible();
    await expect(canvas.getAllByText('Creado, sin invitación')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar (2)' }));
    await expect(await canvas.findByText(summary)).toBeVisible();
  },
};

/** The administrator does not want invitations. */
export const WithoutInvitations: Story = {
  parameters: InvitationsFailed.parameters ?? {},
  play: async ({ canvas }) => {
    await selectFile(canvas, createCsvFile(headings, validRow));
    const field = await canvas.findByRole('checkbox', { name: /^Enviar invitación a cada/ });
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Crear 1 usuario' }));
    await expect(await canvas.findByText('Creados: 1. Fallidos: 0.')).toBeVisible();
    await expect(canvas.getByText('Creado')).toBeVisible();
  },
};

/** Failed users show their error and can be retried; created users are not sent again. */
export const FailedRows: Story = {
  parameters: {
    portal: {
      path,
      framed: true,
      faults: [
        {
          match: { operation: 'CreateCustomer' },
          fault: { kind: 'error', message: 'El directorio no responde.' },
          times: 1,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await selectFile(canvas, createCsvFile(headings, validRow, otherValidRow));
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear 2 usuarios' }));
    await expect(await canvas.findByText('Creados: 1. Fallidos: 1.')).toBeVisible();
    await expect(canvas.getByText('El directorio no responde.')).toBeVisible();
  },
};

export const FailedRowsThenRetried: Story = {
  ...FailedRows,
  play: async (context) => {
    await FailedRows.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar (1)' }));
    await expect(await canvas.findByText('Creados: 2. Fallidos: 0.')).toBeVisible();
  },
};

const createFault = (message: string) => ({
  match: { operation: 'CreateCustomer' },
  fault: { kind: 'error' as const, message },
});

/** If no user was created, each row shows its error. */
export const AllFailed: Story = {
  parameters: {
    portal: { path, framed: true, faults: [createFault('El directorio no responde.')] },
  },
  play: async ({ canvas }) => {
    await selectFile(canvas, createCsvFile(headings, validRow, otherValidRow));
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear 2 usuarios' }));
    await expect(await canvas.findByText('Creados: 0. Fallidos: 2.')).toBeVisible();
    await expect(canvas.getAllByText('El directorio no responde.')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Reintentar (2)' })).toBeEnabled();
  },
};

/** Selecting another file during creation asks for confirmation. Confirming stops the creation. */
export const FileReplaced: Story = {
  parameters: Creating.parameters ?? {},
  play: async ({ canvas }) => {
    await selectFile(canvas, createCsvFile(headings, validRow));
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear 1 usuario' }));
    await selectFile(canvas, createCsvFile(headings, validRow, otherValidRow));
    await userEvent.click(await canvas.findByRole('button', { name: 'Seguir creando' }));
    await expect(canvas.getByRole('button', { name: 'Detener' })).toBeVisible();
    await selectFile(canvas, createCsvFile(headings, validRow, otherValidRow));
    await userEvent.click(await canvas.findByRole('button', { name: 'Usar el otro archivo' }));
    await expect(await canvas.findByRole('button', { name: 'Crear 2 usuarios' })).toBeEnabled();
  },
};

/** While users are created, removing the file asks for confirmation. */
export const FileRemoved: Story = {
  parameters: Creating.parameters ?? {},
  play: async ({ canvas }) => {
    await selectFile(canvas, createCsvFile(headings, validRow));
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear 1 usuario' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar personas.csv' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar el archivo' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Detener' })).toBeNull());
    await expect(canvas.queryByText('personas.csv')).toBeNull();
  },
};

export const Support: Story = {
  parameters: { portal: { path, framed: true, support: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No puede crear usuarios en esta sesión')).toBeVisible();
    await expect(canvas.queryByLabelText('Archivo CSV o libro de Excel')).toBeNull();
  },
};
