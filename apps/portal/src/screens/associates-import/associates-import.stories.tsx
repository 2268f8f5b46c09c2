import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory, saveFile } from '../../../../../.storybook/portal-story.tsx';
import { sheetOf, textCell } from '../../features/lists/export/sheet.ts';
import { toXlsx } from '../../features/lists/export/to-xlsx.ts';
import AssociatesImportScreen from './associates-import-screen.tsx';

const path = '/allied/edit-profile?section=import';

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
const person = (name: string, email: string) => [
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
const good = person('Lucía', 'lucia.lote@ejemplo.com');
const other = person('Marta', 'marta.lote@ejemplo.com');
const bad = person('R2', 'no-es-correo');

const csvOf = (...rows: readonly (readonly string[])[]) =>
  new File([rows.map((row) => row.join(';')).join('\r\n')], 'personas.csv', { type: 'text/csv' });

const choose = async (canvas: Canvas, file: File) => {
  await userEvent.upload(await canvas.findByLabelText('Archivo CSV o libro de Excel'), file);
};

export const Start: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Descargar la plantilla' }),
    ).toBeVisible();
  },
};

export const Template: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar la plantilla' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    await expect(saveFile.mock.calls[0]?.[0]).toBe('personas-plantilla.xlsx');
  },
};

export const Preview: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, csvOf(headings, good, bad));
    await expect(await canvas.findByText('Listos para crear: 1. Con errores: 1.')).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: 'Contenido del archivo' }));
    await expect(rows.getByText('Escriba un correo electrónico válido.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Crear 1 usuario' })).toBeEnabled();
  },
};

export const Workbook: Story = {
  play: async ({ canvas }) => {
    const columns = headings.map((title, at) => ({
      title,
      width: 20,
      cell: (row: readonly string[]) => textCell(row[at] ?? ''),
    }));
    const content = toXlsx(sheetOf('Usuarios', columns, [good, other]));
    await choose(canvas, new File([content], 'personas.xlsx'));
    await expect(await canvas.findByText('Listos para crear: 2. Con errores: 0.')).toBeVisible();
  },
};

export const WrongColumns: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, csvOf(headings.slice(2), good.slice(2)));
    await expect(await canvas.findByText('Faltan estas columnas: Rol, Nombres')).toBeVisible();
  },
};

export const Unreadable: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, new File(['PK\u0003\u0004 roto'], 'roto.xlsx'));
    await expect(await canvas.findByText(/no es un CSV ni un libro de Excel/)).toBeVisible();
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
    await choose(canvas, csvOf(headings, good));
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear 1 usuario' }));
    await expect(
      await canvas.findByRole('progressbar', { name: 'Creando usuarios' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Detener' })).toBeVisible();
  },
};

export const CreatedAll: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, csvOf(headings, good, other));
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear 2 usuarios' }));
    await expect(await canvas.findByText('Creados: 2. Fallidos: 0.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Crear/ })).toBeNull();
  },
};

/** Who failed keeps the reason and is sent again; who was created is not. */
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
    await choose(canvas, csvOf(headings, good, other));
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear 2 usuarios' }));
    await expect(await canvas.findByText('Creados: 1. Fallidos: 1.')).toBeVisible();
    await expect(canvas.getByText('El directorio no responde.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar los fallidos (1)' }));
    await expect(await canvas.findByText('Creados: 2. Fallidos: 0.')).toBeVisible();
  },
};

export const Support: Story = {
  parameters: { portal: { path, framed: true, support: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No puede crear usuarios en esta sesión')).toBeVisible();
    await expect(canvas.queryByLabelText('Archivo CSV o libro de Excel')).toBeNull();
  },
};
