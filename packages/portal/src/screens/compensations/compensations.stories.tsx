import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import CompensationsScreen from './compensations-screen.tsx';

const path = '/admin/pending-invoices/compensations';

const meta = {
  component: CompensationsScreen,
  decorators: [portalStory],
  parameters: { portal: { path, framed: true } },
} satisfies Meta<typeof CompensationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const operation = 'Compensations';

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
    await expect(canvas.getByText('En proceso')).toBeVisible();
    await expect(canvas.getAllByText('Completada').length).toBeGreaterThan(0);
    const tools = [
      canvas.getByRole('searchbox'),
      canvas.getByRole('combobox', { name: 'Ordenar por' }),
      ...['Filtros', 'Vistas', 'Exportar'].map((name) => canvas.getByRole('button', { name })),
    ];
    const heights = new Set(tools.map((tool) => Math.round(tool.getBoundingClientRect().height)));
    await expect([...heights]).toEqual([44]);
  },
};

/** The export menu contains the files of the entire list (spec 2). */
export const Exporting: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    const page = within(canvasElement.ownerDocument.body);
    for (const name of [/^PDF de toda la lista/, /^Excel de toda la lista/]) {
      await expect(await page.findByRole('link', { name })).toHaveAttribute('href');
    }
  },
};

/** The search requires a complete invoice number (spec 7). */
export const Searched: Story = {
  play: async ({ canvas }) => {
    const [firstCard] = await canvas.findAllByRole('article');
    if (!firstCard) throw new Error('Expected a compensation.');
    await userEvent.selectOptions(canvas.getByLabelText('Ordenar por'), 'Menor valor primero');
    await waitFor(() =>
      expect(canvas.getAllByRole('article')[0]).not.toHaveTextContent(firstCard.textContent ?? ''),
    );
    const searchBox = canvas.getByRole('searchbox', {
      name: 'Buscar por número completo de factura',
    });
    await userEvent.type(searchBox, 'NO-EXISTE{Enter}');
    await expect(
      await canvas.findByText('Ninguna compensación coincide con los filtros'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar los filtros' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
    await expect(searchBox).toHaveValue('');
  },
};

export const Documents: Story = {
  play: async ({ canvas }) => {
    const [firstCard] = await canvas.findAllByRole('article');
    if (!firstCard) throw new Error('Expected a compensation.');
    const card = within(firstCard);
    await userEvent.click(card.getByText(/^Ver los documentos/));
    await waitFor(() => expect(card.getByRole('heading', { name: 'Pagos' })).toBeVisible());
    await expect(card.getByText(/^Pago \d+/)).toBeVisible();
  },
};

export const Filtering: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }));
    const page = within(canvasElement.ownerDocument.body);
    const panel = within(await page.findByRole('dialog', { name: 'Filtrar compensaciones' }));
    await userEvent.selectOptions(panel.getByLabelText('Estado'), 'Rechazada');
    await userEvent.click(panel.getByRole('button', { name: 'Aplicar filtros' }));
    await expect(
      await canvas.findByRole('button', { name: 'Quitar Estado: Rechazada' }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Completada')).toBeNull());
    await expect((await canvas.findAllByText('Rechazada')).length).toBeGreaterThan(0);
  },
};

/** Dates before the default range can be selected. */
export const Filtered: Story = {
  parameters: { portal: { path: `${path}?state=completed&from=2026-08-15&to=2026-11-10` } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
    await expect(canvas.queryByText('Rechazada')).toBeNull();
    const chip = canvas.getByRole('button', { name: /^Quitar Fecha de envío/ });
    await userEvent.click(chip);
    await expect(
      await canvas.findByRole('button', { name: 'Quitar Estado: Completada' }),
    ).toHaveFocus();
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /Fecha de envío/ })).toBeNull(),
    );
  },
};

export const NoMatch: Story = {
  parameters: { portal: { path: `${path}?invoice=NO-EXISTE` } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Ninguna compensación coincide con los filtros'),
    ).toBeVisible();
  },
};

export const NoMatchThenCleared: Story = {
  ...NoMatch,
  play: async (context) => {
    await NoMatch.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar los filtros' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
  },
};

export const Loading: Story = {
  parameters: { portal: { faults: [{ match: { operation }, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { portal: { scenario: 'new-dealer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No encontramos información')).toBeVisible();
    await expect(canvas.getByText('No hay compensaciones en estas fechas.')).toBeVisible();
    // Other dates can be selected; the search, sort and export are hidden.
    await expect(canvas.getByRole('button', { name: 'Filtros' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Exportar' })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { operation },
          fault: { kind: 'error', message: 'El sistema de cartera está en cierre.' },
          times: 1,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'El sistema de cartera está en cierre.',
    );
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
  },
};

/** A page with fewer than ten items is the last one; the request after a full page fails. */
export const LoadMoreFailed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: { operation }, fault: { kind: 'delay', ms: 0 }, times: 1 },
        { match: { operation }, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cargar más' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
  },
};

export const LoadMoreFailedThenRetried: Story = {
  ...LoadMoreFailed,
  play: async (context) => {
    await LoadMoreFailed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(10));
  },
};

const responseWithoutFiles = {
  match: { field: 'listarCompensaciones' },
  fault: {
    kind: 'response' as const,
    value: {
      items: [
        {
          id_compensacion: 7,
          id_transaccion: 'c-7',
          total_compensado: '1250000.00',
          total_pagos: '1250000.00',
          total_facturas: '1250000.00',
          estado: 'S',
          created_at: '2026-11-18 09:00:00',
          moneda: 'COP',
          detalle: [],
        },
      ],
      download: null,
      total_count: 1,
    },
  },
};

/** Requesting a missing file shows a message. */
export const MissingFile: Story = {
  parameters: { portal: { faults: [responseWithoutFiles] } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'PDF de toda la lista' }));
    await waitFor(() => expect(page.getByText('No encontramos el documento PDF')).toBeVisible());
  },
};
