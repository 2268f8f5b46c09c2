import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory, saveFile } from '../../../../../.storybook/portal-story.tsx';
import AccessMatrixScreen from './access-matrix-screen.tsx';

const path = '/allied/edit-profile/access';

const meta = {
  component: AccessMatrixScreen,
  decorators: [portalStory],
  parameters: { layout: 'fullscreen', portal: { path, framed: true } },
} satisfies Meta<typeof AccessMatrixScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'));
    await expect(table.getAllByRole('row').length).toBeGreaterThan(5);
    const financialRow = table
      .getAllByRole('row')
      .find((row) => within(row).queryByText(/^Financiero · (?!Inactivo)/));
    if (!financialRow) throw new Error('Expected an active user with the role Financiero.');
    await expect(within(financialRow).getAllByText('Sí').length).toBeGreaterThan(0);
    await expect(within(financialRow).getAllByText('No').length).toBeGreaterThan(0);
  },
};

export const FilteredByPage: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await userEvent.selectOptions(canvas.getByLabelText('Página'), 'Pedidos');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
  },
};

export const FilteredByPerson: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await userEvent.type(canvas.getByRole('searchbox'), 'nadie-asi{Enter}');
    await expect(await canvas.findByText('Ningún usuario coincide con la búsqueda')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'compras@{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
  },
};

/** Shows the users assigned to the station and those with access to every station. */
export const FilteredByStation: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    const initialCount = canvas.getAllByRole('rowheader').length;
    await userEvent.click(canvas.getByRole('combobox', { name: 'Estación' }));
    const stations = within(await canvas.findByRole('listbox', { name: 'Estación' }));
    const lastOption = (await stations.findAllByRole('option')).at(-1);
    if (!lastOption) throw new Error('Expected a station in the list.');
    await userEvent.click(lastOption);
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(initialCount));
    await expect(canvas.getAllByText(/Todas las estaciones/).length).toBeGreaterThan(0);
  },
};

export const Exporting: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    await expect(saveFile.mock.calls[0]?.[0]).toBe('accesos-2026-11-20.csv');
  },
};

export const Loading: Story = {
  parameters: {
    portal: { path, faults: [{ match: { operation: 'RolesAccess' }, fault: { kind: 'never' } }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: {
    portal: {
      path,
      faults: [
        {
          match: { operation: 'RolesAccess' },
          fault: { kind: 'error', message: 'Sin directorio' },
          times: 1,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sin directorio');
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Support: Story = {
  parameters: { portal: { path, framed: true, support: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};
