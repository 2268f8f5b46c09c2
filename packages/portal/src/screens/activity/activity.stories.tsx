import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory, saveFile } from '../../../../../.storybook/portal-story.tsx';
import ActivityScreen from './activity-screen.tsx';

const path = '/allied/edit-profile/activity';

const meta = {
  component: ActivityScreen,
  decorators: [portalStory],
  parameters: { layout: 'fullscreen', portal: { path, framed: true } },
} satisfies Meta<typeof ActivityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findTable = async (canvas: Canvas) =>
  within(await canvas.findByRole('table', { name: 'Actividad' }));

/** What everyone did, newest first. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const table = await findTable(canvas);
    await expect(table.getAllByRole('rowheader')).toHaveLength(20);
    await expect(table.getAllByText('Ingresó al portal')[0]).toBeVisible();
    await expect(table.getByText(/^Creó a /)).toBeVisible();
    await expect(table.getByText('Pago rechazado')).toBeVisible();
  },
};

export const SupportVisits: Story = {
  play: async ({ canvas }) => {
    await findTable(canvas);
    await userEvent.selectOptions(canvas.getByLabelText('Qué se hizo'), 'Visitas de soporte');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(canvas.getByText('Soporte ingresó en su nombre')).toBeVisible();
  },
};

/** Every column of the rows, with the amount of a payment as a number. */
export const Exported: Story = {
  parameters: { portal: { path: `${path}?kind=payment`, framed: true } },
  play: async ({ canvas, canvasElement }) => {
    await findTable(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    const body = within(canvasElement.ownerDocument.body);
    const menu = within(await body.findByRole('dialog', { name: 'Exportar' }));
    await userEvent.click(menu.getByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    const [name, content] = saveFile.mock.lastCall ?? [];
    await expect(name).toBe('actividad-2026-11-20.csv');
    const [header = '', row = ''] = (await (content as Blob).text()).split('\r\n');
    await expect(header).toContain('Fecha;Hora;Qué se hizo;Usuario;Estado;Valor ($);Referencia');
    await expect(row).toMatch(/;Pago de \$\s[\d.]+;[^;]+;[^;]+;[\d,]+;/);
  },
};

export const OnePerson: Story = {
  play: async ({ canvas }) => {
    await findTable(canvas);
    const [, option] = within(canvas.getByLabelText('Usuario')).getAllByRole('option');
    const name = option?.textContent ?? '';
    await userEvent.selectOptions(canvas.getByLabelText('Usuario'), name);
    await waitFor(async () => {
      const [, ...rows] = (await findTable(canvas)).getAllByRole('row');
      for (const row of rows) expect(row).toHaveTextContent(name);
    });
  },
};

export const Changes: Story = {
  parameters: { portal: { path: `${path}?kind=person-change`, framed: true } },
  play: async ({ canvas }) => {
    const table = await findTable(canvas);
    for (const text of [/^Creó a/, /^Editó a/, /^Cambió el rol de/, /^Activó a/, /^Desactivó a/]) {
      await expect(table.getByText(text)).toBeVisible();
    }
  },
};

/** Each attempt to pay links to its result. */
export const Payments: Story = {
  parameters: { portal: { path: `${path}?kind=payment`, framed: true } },
  play: async ({ canvas }) => {
    const table = await findTable(canvas);
    await expect(table.getAllByText('Pago aprobado').length).toBeGreaterThan(0);
    const [link] = table.getAllByRole('link', { name: /^Pago de/ });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/resultado-transaccion\?uuid=/),
    );
  },
};

export const NoMatch: Story = {
  parameters: { portal: { path: `${path}?person=999999`, framed: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay actividad con estos filtros')).toBeVisible();
  },
};

export const MoreLoaded: Story = {
  play: async ({ canvas }) => {
    await findTable(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: /^(Cargar|Ver|Mostrar) más/ }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(20));
  },
};

export const Loading: Story = {
  parameters: {
    portal: {
      path,
      framed: true,
      faults: [{ match: { operation: 'Activity' }, fault: { kind: 'never' } }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Actividad' })).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Actividad' })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: {
    portal: {
      path,
      framed: true,
      faults: [
        { match: { operation: 'Activity' }, fault: { kind: 'error', message: 'Sin servicio.' } },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sin servicio.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
