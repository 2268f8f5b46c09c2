import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScenarioRows } from '@surtidor/sandbox/scenarios';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openTab, portalStory, redirectTo } from '../../../../../.storybook/portal-story.tsx';
import {
  createLostPayment,
  createPendingPayment,
} from '../../../../../.storybook/story-attempt.ts';
import { createTwoCurrencies } from '../../../../../.storybook/story-documents.ts';
import PendingInvoicesScreen from './pending-invoices-screen.tsx';

const meta = {
  component: PendingInvoicesScreen,
  decorators: [portalStory],
  parameters: { portal: { path: '/admin/pending-invoices', framed: true } },
} satisfies Meta<typeof PendingInvoicesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type StoryContext = Parameters<NonNullable<Story['play']>>[0];

const operation = 'PendingInvoices';
const createTransactionOperation = { operation: 'CreateTransaction' };

const getPage = ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) =>
  within(canvasElement.ownerDocument.body);

/** Selects the first payable invoice, opens the payment modal and submits. */
async function payFirstInvoice(context: StoryContext) {
  const boxes = await context.canvas.findAllByRole('checkbox');
  const enabledBox = boxes.find((box) => !box.hasAttribute('disabled'));
  if (enabledBox) await userEvent.click(enabledBox);
  await userEvent.click(context.canvas.getByRole('button', { name: 'Continuar' }));
  const dialog = within(await getPage(context).findByRole('dialog', { name: 'Pagar facturas' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Ir a pagar' }));
}

/** Presses the button of the budget, which is among the list's options on a phone. */
async function pressBudget(context: StoryContext) {
  const name = 'Pagar con un presupuesto';
  await context.canvas.findAllByRole('article');
  if (context.canvas.queryByRole('button', { name }) === null)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Opciones de la lista' }));
  await userEvent.click(await getPage(context).findByRole('button', { name }));
}

/** Opens the budget dialog with this amount and submits it. */
async function allocateBudget(context: StoryContext, amount: string) {
  await pressBudget(context);
  const dialog = within(
    await getPage(context).findByRole('dialog', { name: 'Pagar con un presupuesto' }),
  );
  const field = await dialog.findByRole('textbox', { name: '¿Cuánto quiere pagar?' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, `${amount}{Enter}`);
  return dialog;
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(10);
    await expect(canvas.getByText(/Mostrando 10 de \d+/)).toBeVisible();
  },
};

export const Selected: Story = {
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    const enabledBoxes = boxes.filter((box) => !box.hasAttribute('disabled'));
    const [firstBox, secondBox] = enabledBoxes;
    if (firstBox) await userEvent.click(firstBox);
    if (secondBox) await userEvent.click(secondBox);
    await expect(canvas.getByText('Selección de facturas (2)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cargar más' }));
    await expect(await canvas.findByText(/Mostrando 20 de/)).toBeVisible();
    await expect(canvas.getByText('Selección de facturas (2)')).toBeVisible();
  },
};

/** 'Pagar' on a card pays that invoice alone. */
export const PayOne: Story = {
  play: async (context) => {
    const [card] = await context.canvas.findAllByRole('article', { name: /^Factura / });
    if (card === undefined) throw new Error('There is no invoice.');
    await userEvent.click(within(card).getByRole('button', { name: /^Pagar Factura / }));
    const dialog = await getPage(context).findByRole('dialog', { name: 'Pagar facturas' });
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Returns a response of `documentos` with open invoices in pesos. */
const createInvoices = (
  rows: readonly {
    readonly total: string;
    readonly bloqueada: string;
    readonly motivo_bloqueo?: string;
    readonly fecha_bloqueo?: string;
  }[],
) => ({
  total_count: rows.length,
  items: rows.map((row, index) => ({
    ...row,
    id_edocta_detalle: index + 1,
    tipo_documento: 'RV',
    classification: 'Factura',
    num_documento: `181000000${index + 1}`,
    num_factura: `FE-${index + 1}`,
    estado_documento: 'AT',
    fecha_documento: '2026-10-15',
    fecha_vencimiento_documento: '2026-11-14',
    moneda: 'COP',
  })),
});

/** Pages 1 and 2 of 23 invoices whose first three leave before page 2 is requested. */
const pagesOfChangedList = [
  { ids: [1, 10], total: 23 },
  { ids: [14, 23], total: 20 },
  { ids: [4, 13], total: 20 },
  { ids: [14, 23], total: 20 },
].map(({ ids: [first = 0, last = 0], total }) => {
  const openInvoice = { total: '100000.00', bloqueada: '0' };
  const { items } = createInvoices(Array.from({ length: last }, () => openInvoice));
  return { total_count: total, items: items.slice(first - 1) };
});

/** Invoices that left the list between two pages leave the selection, and no invoice is missing. */
export const ListChanged: Story = {
  parameters: {
    portal: {
      faults: pagesOfChangedList.map((value) => ({
        match: { operation },
        fault: { kind: 'response', value },
        times: 1,
      })),
    },
  },
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /FE-[14]$/ });
    for (const box of boxes) await userEvent.click(box);
    await expect(canvas.getByText('Selección de facturas (2)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cargar más' }));
    await expect(
      await canvas.findByText('La lista cambió. Mostrando 20 de 20', {}, { timeout: 5000 }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await expect(canvas.getByText('Selección de facturas (1)')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cargar más' })).toBeNull();
  },
};

/** The first list, the list after a payment and a block by others, and a search without a match. */
const changedInvoices = [
  createInvoices([
    { total: '1500000.00', bloqueada: '0' },
    { total: '400000.00', bloqueada: '0' },
  ]),
  createInvoices([
    { total: '1200000.00', bloqueada: '0' },
    { total: '400000.00', bloqueada: '1' },
  ]),
  createInvoices([]),
];

/** A search that hides changed invoices does not restore their earlier balance or state (faults 10). */
export const ChangedThenHidden: Story = {
  parameters: {
    portal: {
      faults: changedInvoices.map((value) => ({
        match: { operation },
        fault: { kind: 'response', value },
        times: 1,
      })),
    },
  },
  play: async (context) => {
    const { canvas } = context;
    for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
    await expect(canvas.getByText('Selección de facturas (2)')).toBeVisible();
    await expect(canvas.getByText('$ 1.900.000')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ordenar por' }), 'amount');
    await expect(await canvas.findByText('Selección de facturas (1)')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), '999{Enter}');
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
    await expect(
      await canvas.findByText('Selección de facturas (1), 0 en esta lista'),
    ).toBeVisible();
    await expect(canvas.getByText('$ 1.200.000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    const dialog = within(await getPage(context).findByRole('dialog', { name: 'Pagar facturas' }));
    await expect(dialog.getByRole('group', { name: 'Factura FE-1' })).toBeVisible();
    await expect(dialog.queryByRole('group', { name: 'Factura FE-2' })).toBeNull();
  },
};

/** The rows sort by their column headers and can be selected with the keyboard. The layout is saved. */
export const Rows: Story = {
  parameters: { portal: { storage: { 'surtidor-view.pending-invoices': 'rows' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Filas' })).toBeChecked();
    await userEvent.click(await canvas.findByRole('button', { name: 'Valor' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Valor' })).toHaveAttribute(
        'aria-sort',
        'descending',
      ),
    );
    // Sorting replaces the rows but keeps the focus on the column header.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Valor' })).toHaveFocus());
    const grid = within(canvas.getByRole('grid', { name: 'Facturas pendientes' }));
    const [box] = await grid.findAllByRole('checkbox', { name: /^Seleccionar Factura/ });
    await userEvent.click(box as HTMLElement);
    await userEvent.keyboard('{ArrowDown} ');
    await expect(await canvas.findByText('Selección de facturas (2)')).toBeVisible();
    await expect(grid.getByText(/^Total de las mostradas \(10\)/)).toBeVisible();
  },
};

/** Selects and deselects rows. */
export const RowsSelected: Story = {
  parameters: { portal: { store: 'lubricantes' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('radio', { name: 'Filas' }));
    const grid = within(await canvas.findByRole('grid'));
    await userEvent.click(await grid.findByRole('checkbox', { name: 'Seleccionar todo' }));
    await expect(await canvas.findByText(/^Selección de facturas/)).toBeVisible();
  },
};

export const Paying: Story = {
  play: async ({ canvas, canvasElement }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    const enabledBox = boxes.find((box) => !box.hasAttribute('disabled'));
    if (enabledBox) await userEvent.click(enabledBox);
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Pagar facturas' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Pago parcial' }));
    await expect(dialog.getByRole('button', { name: 'Ir a pagar' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Valor a pagar/ }), '50000');
    await waitFor(() => expect(dialog.getByText('$ 50.000', { selector: 'p' })).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Ir a pagar' })).toBeEnabled();
  },
};

/** The backend rejects the first payment. */
const rejectedPayment = {
  faults: [
    {
      match: createTransactionOperation,
      fault: { kind: 'error', message: 'El banco no responde.', category: 'graphql-input' },
      times: 1,
    },
  ],
} as const;

export const PaymentRejected: Story = {
  parameters: { portal: rejectedPayment },
  play: async (context) => {
    await payFirstInvoice(context);
    const message = within(
      await getPage(context).findByRole('alertdialog', { name: 'No pudimos iniciar el pago' }),
    );
    await waitFor(() => expect(message.getByText('El banco no responde.')).toBeVisible());
    await expect(redirectTo).not.toHaveBeenCalled();
  },
};

/** The payment can be sent again after the message is closed. */
export const PaymentRejectedThenClosed: Story = {
  parameters: { portal: rejectedPayment },
  play: async (context) => {
    await payFirstInvoice(context);
    const message = await getPage(context).findByRole('alertdialog', {
      name: 'No pudimos iniciar el pago',
    });
    await userEvent.click(within(message).getByRole('button', { name: 'Aceptar' }));
    const dialog = within(await getPage(context).findByRole('dialog', { name: 'Pagar facturas' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Ir a pagar' })).toBeEnabled());
    await expect(redirectTo).not.toHaveBeenCalled();
  },
};

export const Verifying: Story = {
  parameters: {
    portal: {
      faults: [{ match: { field: 'crearTransaccionOnline' }, fault: { kind: 'null' }, times: 1 }],
    },
  },
  play: async (context) => {
    await payFirstInvoice(context);
    const message = within(
      await getPage(context).findByRole('alertdialog', { name: 'Estamos verificando su pago' }),
    );
    await expect(message.getByRole('button', { name: 'Aceptar' })).toBeVisible();
  },
};

export const VerifyingThenAccepted: Story = {
  ...Verifying,
  play: async (context) => {
    await Verifying.play?.(context);
    const message = within(
      getPage(context).getByRole('alertdialog', { name: 'Estamos verificando su pago' }),
    );
    await userEvent.click(message.getByRole('button', { name: 'Aceptar' }));
    await expect(
      await context.canvas.findByRole('list', { name: 'Pagos en proceso' }),
    ).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByText(/Selección de facturas/)).toBeNull());
  },
};

export const Processing: Story = {
  parameters: {
    portal: { faults: [{ match: createTransactionOperation, fault: { kind: 'never' } }] },
  },
  play: async (context) => {
    await payFirstInvoice(context);
    const step = await getPage(context).findByText('Procesando la solicitud', { selector: 'p' });
    await waitFor(() => expect(step).toBeVisible());
  },
};

export const Filtered: Story = {
  parameters: { portal: { path: '/admin/pending-invoices?overdue=total&sort=amount&class=FC' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
    // The chip shows the name of the class instead of its code.
    const classChip = 'Quitar Clase de documento: Facturas de combustible';
    await userEvent.click(await canvas.findByRole('button', { name: classChip }));
    const chip = await canvas.findByRole('button', { name: /Mora: Total vencido/ });
    await userEvent.click(chip);
    await waitFor(() => expect(canvas.queryByText(/Mora: Total vencido/)).toBeNull());
    await expect(await canvas.findByText(/Mostrando 10 de \d+/)).toBeVisible();
  },
};

export const FiltersOpen: Story = {
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Filtros' }));
    const panel = within(await getPage(context).findByRole('dialog', { name: 'Filtrar facturas' }));
    await expect(await panel.findByRole('combobox', { name: 'Mora' })).toBeVisible();
  },
};

export const FiltersOpenThenApplied: Story = {
  play: async (context) => {
    await FiltersOpen.play?.(context);
    const panel = within(getPage(context).getByRole('dialog', { name: 'Filtrar facturas' }));
    await userEvent.selectOptions(await panel.findByRole('combobox', { name: 'Mora' }), 'older');
    await userEvent.click(panel.getByRole('button', { name: 'Aplicar filtros' }));
    await expect(
      await context.canvas.findByRole('button', { name: /Mora: \+21 días/ }),
    ).toBeVisible();
  },
};

export const ExportOpen: Story = {
  play: async (context) => {
    const boxes = await context.canvas.findAllByRole('checkbox');
    const enabledBox = boxes.find((box) => !box.hasAttribute('disabled'));
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Exportar' }));
    const exportDialog = within(await getPage(context).findByRole('dialog', { name: 'Exportar' }));
    await expect(
      exportDialog.getByRole('radio', { name: /^Solo lo que ve en esta página/ }),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(getPage(context).queryByRole('dialog')).toBeNull());
    if (enabledBox) await userEvent.click(enabledBox);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Exportar' }));
    const exportDialogWithSelection = within(
      await getPage(context).findByRole('dialog', { name: 'Exportar' }),
    );
    await expect(
      exportDialogWithSelection.getByRole('radio', { name: 'Solo la selección (1)' }),
    ).toBeInTheDocument();
    for (const name of [/XLSX/, /CSV/, /ZIP/]) {
      await expect(exportDialogWithSelection.getByRole('button', { name })).toBeEnabled();
    }
  },
};

export const OverdueSelected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Seleccionar todas las vencidas' }),
    );
    const note = await canvas.findByText(/Seleccionamos \d+ facturas? vencidas?/);
    await waitFor(() => expect(note).toBeVisible());
    await expect(await canvas.findByText(/Selección de facturas \(\d+\)/)).toBeInTheDocument();
  },
};

/** Two of three overdue invoices are part of a payment that this browser does not know. */
const overdueInvoicesInPayment = createInvoices([
  { total: '1500000.00', bloqueada: '0' },
  ...['400000.00', '600000.00'].map((total) => ({
    total,
    bloqueada: '1',
    motivo_bloqueo: 'PAGO',
    fecha_bloqueo: '2026-11-20 08:30:00',
  })),
]);

/** 'All overdue' names the invoices that somebody is already paying. */
export const OverdueInPayment: Story = {
  parameters: {
    portal: {
      faults: [
        { match: { operation }, fault: { kind: 'response', value: overdueInvoicesInPayment } },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Seleccionar todas las vencidas' }),
    );
    await expect(await canvas.findByText('Seleccionamos 1 factura vencida.')).toBeVisible();
    await expect(canvas.getByText(/^2 más ya se están pagando \(.*08:30\)\.$/)).toBeVisible();
  },
};

/** A budget says so too, even if it is spent. */
export const BudgetInPayment: Story = {
  ...OverdueInPayment,
  play: async (context) => {
    const dialog = await allocateBudget(context, '2000');
    await expect(await dialog.findByText(/^2 más ya se están pagando/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Continuar con \$\s2\.000$/ })).toBeEnabled();
  },
};

/** Returns the path of the list, filtered to a station with a payable overdue invoice. */
const getStationPath = ({ documents }: ScenarioRows) => {
  const [oldest] = (documents ?? [])
    .filter((row) => row.naturaleza === 'INVOICE' && row.saldo > 0 && row.bloqueada === '0')
    .toSorted((one, other) =>
      one.fecha_vencimiento_documento < other.fecha_vencimiento_documento ? -1 : 1,
    );
  return `/admin/pending-invoices?station=${oldest?.destino}`;
};

/** Selects all overdue invoices of the filtered list. Clearing the selection removes the message. */
export const StationOverdueSelected: Story = {
  parameters: { portal: { path: getStationPath } },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    const overdueCards = cards.filter(
      (card) =>
        within(card).queryByText(/^Vencida hace/) &&
        within(card).getByRole('checkbox').matches(':enabled'),
    );
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Seleccionar todas las vencidas' }),
    );
    const count = overdueCards.length;
    const bar = await canvas.findByText((label) =>
      label.startsWith(`Selección de facturas (${count})`),
    );
    await waitFor(() => expect(bar).toBeVisible());
    await expect(canvas.getByText(/^Seleccionamos/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar selección' }));
    await expect(canvas.queryByText(/^Seleccionamos/)).toBeNull();
  },
};

export const OverdueFailed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: { operation }, fault: { kind: 'delay', ms: 0 }, times: 1 },
        { match: { operation }, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  play: async (context) => {
    await context.canvas.findAllByRole('article');
    await userEvent.click(
      await context.canvas.findByRole('button', { name: 'Seleccionar todas las vencidas' }),
    );
    const dialog = within(await getPage(context).findByRole('dialog'));
    await expect(await dialog.findByText('Sin servicio')).toBeInTheDocument();
  },
};

export const OverdueFailedThenRetried: Story = {
  ...OverdueFailed,
  play: async (context) => {
    await OverdueFailed.play?.(context);
    const dialog = within(await getPage(context).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reintentar' }));
    await expect(await context.canvas.findByText(/Seleccionamos \d+/)).toBeInTheDocument();
  },
};

export const Budget: Story = {
  play: async (context) => {
    await allocateBudget(context, '100');
    const dialog = within(await getPage(context).findByRole('dialog', { name: 'Pagar facturas' }));
    await expect(await dialog.findByRole('textbox', { name: /^Valor a pagar/ })).toHaveValue(
      '$ 100',
    );
    await expect(dialog.getByText('El pago mínimo es de $ 1.600.')).toBeInTheDocument();
  },
};

export const BudgetTooLarge: Story = {
  play: async (context) => {
    const dialog = await allocateBudget(context, '9000000000');
    await expect(await dialog.findByText(/Es más de lo que debe/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: /Continuar con/ }));
    const modal = within(await getPage(context).findByRole('dialog', { name: 'Pagar facturas' }));
    await waitFor(() => expect(modal.getByRole('button', { name: 'Ir a pagar' })).toBeEnabled());
  },
};

/** A budget pays only the filtered invoices. Each line shows its station. */
export const StationBudget: Story = {
  parameters: { portal: { path: getStationPath } },
  play: async (context) => {
    const [card] = await context.canvas.findAllByRole('article');
    const station = within(card as HTMLElement).getByText(
      /^(Estación|EDS|Servicentro) /,
    ).textContent;
    const dialog = await allocateBudget(context, '9000000000');
    await expect(
      await dialog.findByText(/Es más de lo que suman las facturas filtradas/),
    ).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: /Continuar con/ }));
    const modal = within(await getPage(context).findByRole('dialog', { name: 'Pagar facturas' }));
    const lines = within(modal.getByRole('list', { name: 'Facturas por pagar' }));
    for (const line of lines.getAllByRole('listitem')) {
      await expect(within(line).getByText(new RegExp(`^${station} · `))).toBeInTheDocument();
    }
    await expect(modal.queryByText(/^Facturas de \d+ estaciones/)).toBeNull();
  },
};

/** Closing the modal with Escape keeps the amounts of a budget. The selection bar includes them. */
export const KeepsBudgetAmountsOnEscape: Story = {
  play: async (context) => {
    await allocateBudget(context, '2000');
    await getPage(context).findByRole('dialog', { name: 'Pagar facturas' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(getPage(context).queryByRole('dialog')).toBeNull());
    await expect(await context.canvas.findByText('Selección de facturas (1)')).toBeInTheDocument();
    await expect(context.canvas.getByText('$ 2.000')).toBeInTheDocument();
    await userEvent.click(context.canvas.getByRole('button', { name: 'Continuar' }));
    const reopenedModal = within(
      await getPage(context).findByRole('dialog', { name: 'Pagar facturas' }),
    );
    await expect(reopenedModal.getByRole('textbox', { name: /^Valor a pagar/ })).toHaveValue(
      '$ 2.000',
    );
  },
};

/** Changes the mode of the visible lines, shows their count and undoes the change. */
export const UndoesModeChange: Story = {
  play: async (context) => {
    await userEvent.click(
      await context.canvas.findByRole('button', { name: 'Seleccionar todas las vencidas' }),
    );
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Continuar' }));
    const modal = within(await getPage(context).findByRole('dialog', { name: 'Pagar facturas' }));
    await expect(await modal.findByText(/^Facturas de \d+ estaciones: /)).toBeInTheDocument();
    const getTotal = () => modal.getByText(/^\$ [\d.]+$/, { selector: 'p.text-2xl' }).textContent;
    const previousTotal = getTotal();
    const [firstTitle] = modal.getAllByText(/^Factura /, { selector: 'li p' });
    const number = firstTitle?.textContent?.replace('Factura ', '') ?? '';
    await userEvent.type(modal.getByRole('searchbox'), number);
    await userEvent.click(await modal.findByRole('button', { name: 'Pagar esta parcialmente' }));
    await expect(
      await modal.findByText('1 factura quedó con pago parcial: escriba el valor.'),
    ).toBeInTheDocument();
    await userEvent.clear(modal.getByRole('searchbox'));
    const payAllButton = await modal.findByRole('button', { name: 'Pagar todas parcialmente' });
    await waitFor(() =>
      expect(modal.getAllByRole('radio', { name: 'Pago parcial', checked: true })).toHaveLength(1),
    );
    await expect(getTotal()).not.toBe(previousTotal);
    await userEvent.click(modal.getByRole('button', { name: 'Deshacer' }));
    await expect(modal.queryByRole('radio', { name: 'Pago parcial', checked: true })).toBeNull();
    await expect(getTotal()).toBe(previousTotal);
    await expect(payAllButton).toHaveFocus();
  },
};

const openFirstPdf = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  const [firstButton] = await canvas.findAllByRole('button', { name: /^PDF de/ });
  if (firstButton) await userEvent.click(firstButton);
};

export const Pdf: Story = {
  play: async ({ canvas }) => {
    await openFirstPdf({ canvas });
    await expect(await canvas.findByRole('link', { name: /^PDF de/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^http/),
    );
    // The browser may block a new tab after a simulated click.
    await expect(openTab.mock.calls.length).toBeLessThanOrEqual(1);
  },
};

export const PdfWithoutUrl: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { field: 'generatedPDFAccountStatusDetails' },
          fault: { kind: 'error', message: 'Sin archivo' },
        },
      ],
    },
  },
  play: async (context) => {
    await openFirstPdf(context);
    const notice = within(
      await getPage(context).findByRole('alertdialog', { name: 'No pudimos abrir el PDF' }),
    );
    await expect(notice.getByText('No encontramos información')).toBeInTheDocument();
  },
};

export const PdfWithoutUrlThenAccepted: Story = {
  ...PdfWithoutUrl,
  play: async (context) => {
    await PdfWithoutUrl.play?.(context);
    const notice = within(getPage(context).getByRole('alertdialog'));
    await userEvent.click(notice.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(getPage(context).queryByRole('alertdialog')).toBeNull());
  },
};

export const Compensated: Story = {
  parameters: { portal: { path: '/admin/pending-invoices?status=compensated' } },
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    for (const box of boxes) await expect(box).toBeDisabled();
    await expect(canvas.getAllByText('Compensada').length).toBeGreaterThan(0);
  },
};

const twoCurrencies = {
  faults: [
    {
      match: { operation },
      fault: { kind: 'response', value: createTwoCurrencies('invoice') },
    },
  ],
} as const;

/** An invoice in dollars is listed, but a Colombian store cannot pay it, not even with a budget (reading 79). */
export const ForeignCurrency: Story = {
  parameters: { portal: twoCurrencies },
  play: async (context) => {
    const { canvas } = context;
    const dollarBox = await canvas.findByRole('checkbox', { name: 'Seleccionar Factura FE-USD' });
    await expect(dollarBox).toBeDisabled();
    await expect(canvas.getByText('US$ 250,50')).toBeVisible();
    await expect(canvas.getByText(/^Está en otra moneda/)).toBeVisible();
    const dialog = await allocateBudget(context, '9000000');
    await expect(
      await dialog.findByRole('button', { name: /^Continuar con \$\s1\.500\.000$/ }),
    ).toBeEnabled();
  },
};

export const ForeignCurrencyPhone: Story = {
  ...ForeignCurrency,
  globals: { viewport: { value: 'phone' } },
};

/** The footer has one total per currency, and 'select all' excludes the other currency. */
export const ForeignCurrencyRows: Story = {
  parameters: {
    portal: { ...twoCurrencies, storage: { 'surtidor-view.pending-invoices': 'rows' } },
  },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Facturas pendientes' }));
    await userEvent.click(await grid.findByRole('checkbox', { name: 'Seleccionar todo' }));
    await expect(await canvas.findByText('Selección de facturas (1)')).toBeInTheDocument();
    await expect(grid.getByText(/^Está en otra moneda/)).toBeVisible();
    // Each amount is in its row and in the footer.
    await expect(grid.getAllByText('$ 1.500.000')).toHaveLength(2);
    await expect(grid.getAllByText('US$ 250,50')).toHaveLength(2);
  },
};

export const Ecuador: Story = {
  parameters: { portal: { store: 'ecuador' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

export const Lubricants: Story = {
  parameters: { portal: { store: 'lubricantes' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

export const Loading: Story = {
  parameters: { portal: { faults: [{ match: { operation }, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { portal: { scenario: 'up-to-date' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Está al día')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    // An empty list has no tools.
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Filtros|Exportar|vencidas/ })).toBeNull();
  },
};

/** If the whole portal shows one station, the text names it, and a button shows all. */
export const EmptyForStation: Story = {
  parameters: { portal: { path: '/admin/pending-invoices?station=99999' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No hay facturas por pagar de la estación 99999.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todas las estaciones' }));
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

export const NoMatchForStation: Story = {
  parameters: { portal: { path: '/admin/pending-invoices?q=999999999999&station=99999' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Ninguna factura de la estación 99999 coincide con estos filtros.'),
    ).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: { portal: { path: '/admin/pending-invoices?q=999999999999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ninguna factura coincide con la búsqueda')).toBeVisible();
  },
};

/** A number that only a paid invoice has: the list says so and links to it. */
export const PaidMatch: Story = {
  parameters: {
    portal: {
      path: ({ documents }: ScenarioRows) => {
        const paid = documents?.find((row) => row.naturaleza === 'INVOICE' && row.saldo === 0);
        return `/admin/pending-invoices?q=${paid?.num_documento}`;
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ ya está pagada o compensada\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver lo ya pagado' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/invoice\?number=FEV\d+$/),
    );
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

/** The backend rejects the request although the session has the permission. */
export const Forbidden: Story = {
  parameters: {
    portal: {
      faults: [
        { match: { operation }, fault: { kind: 'error', message: 'No', code: 'FORBIDDEN' } },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No tiene permiso para ver esta información'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
};

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
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
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

export const PaymentInProgress: Story = {
  parameters: {
    portal: { storage: createPendingPayment(125_000_000) },
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Pagos en proceso' }));
    await expect(list.getByText('Pendiente')).toBeVisible();
    await expect(list.getByText('$ 1.250.000')).toBeVisible();
    await expect(list.getByText(/^Hasta las /)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Volver al banco' }));
    // The backend of the story does not know this bank session, so the button shows a message.
    await expect(await list.findByText(/La sesión con el banco terminó/)).toBeVisible();
  },
};

/** The document number of an open invoice in the typical scenario. */
const savedDocumentNumber = '1810000073';

/** The session ended while the payment modal was open. The same user signed in again. */
const interruptedDraft = {
  name: 'invoices',
  draft: {
    opened: [savedDocumentNumber],
    selected: [savedDocumentNumber],
    amounts: [{ documentNumber: savedDocumentNumber, partial: 1_000_000 }],
  },
};

/** The modal opens again with the typed amount. */
export const PaymentRestored: Story = {
  parameters: { portal: { interruptedDraft } },
  play: async (context) => {
    const dialog = within(await getPage(context).findByRole('dialog', { name: 'Pagar facturas' }));
    await expect(dialog.getByRole('textbox', { name: /^Valor a pagar/ })).toHaveValue('$ 10.000');
  },
};

/** The payment of one card does not replace the selection of another one. */
export const PaymentRestoredBesideSelectionThenClosed: Story = {
  parameters: {
    portal: {
      interruptedDraft: {
        name: 'invoices',
        draft: {
          opened: [savedDocumentNumber],
          selected: ['1810000074'],
          amounts: [
            { documentNumber: savedDocumentNumber, partial: 1_000_000 },
            { documentNumber: '1810000074', partial: null },
          ],
        },
      },
    },
  },
  play: async (context) => {
    const dialog = await getPage(context).findByRole('dialog', { name: 'Pagar facturas' });
    await expect(within(dialog).getByRole('textbox', { name: /^Valor a pagar/ })).toHaveValue(
      '$ 10.000',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(context.canvas.getByText(/^Selección de facturas \(1\)/)).toBeVisible();
  },
};

export const RestoreFailed: Story = {
  parameters: {
    portal: {
      interruptedDraft,
      // The restored invoices are fetched before the list.
      faults: [
        { match: { operation }, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos recuperar su selección')).toBeVisible();
    await expect(canvas.getByText('Sin servicio')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
  },
};

export const RestoreFailedThenRetried: Story = {
  ...RestoreFailed,
  play: async (context) => {
    await RestoreFailed.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Reintentar' }));
    await getPage(context).findByRole('dialog', { name: 'Pagar facturas' });
  },
};

/** If the distributor has blocked all invoices of a saved payment, no empty modal opens. */
export const SavedPaymentBlocked: Story = {
  parameters: {
    portal: {
      interruptedDraft: {
        name: 'invoices',
        draft: {
          opened: ['1810000001'],
          selected: ['1810000001'],
          amounts: [{ documentNumber: '1810000001', partial: null }],
        },
      },
      faults: [
        {
          match: { operation },
          fault: {
            kind: 'response',
            value: createInvoices([{ total: '1500000.00', bloqueada: '1' }]),
          },
        },
      ],
    },
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole('article')).toBeVisible();
    // The saved invoices are fetched before the list.
    await expect(getPage(context).queryByRole('dialog')).toBeNull();
  },
};

/** A saved payment waits while a payment in progress holds its invoices. */
export const SavedPaymentHeld: Story = {
  parameters: {
    portal: { interruptedDraft, storage: createPendingPayment(125_000_000, [savedDocumentNumber]) },
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('list', { name: 'Pagos en proceso' })).toBeVisible();
    const note = await canvas.findByText(/^Guardamos su selección anterior/);
    await expect(note).toBeVisible();
    await canvas.findAllByRole('article');
    await expect(canvas.queryByText('No pudimos recuperar su selección')).toBeNull();
    await expect(getPage(context).queryByRole('dialog')).toBeNull();
  },
};

/** The user can dismiss the notice of the saved payment. */
export const SavedPaymentHeldThenDismissed: Story = {
  parameters: SavedPaymentHeld.parameters ?? {},
  play: async ({ canvas }) => {
    const note = await canvas.findByText(/^Guardamos su selección anterior/);
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }));
    await expect(note).not.toBeInTheDocument();
  },
};

/** A payment redirects to the bank even if the backend offers only the specified calls and fields. */
export const SpecificationOnly: Story = {
  parameters: { portal: { sandboxMode: 'strict' } },
  play: async (context) => {
    await payFirstInvoice(context);
    await waitFor(() => expect(redirectTo).toHaveBeenCalled());
  },
};

/**
 * The backend of the specification cannot return the status of a lost payment. The list shows when its
 * invoices can be paid again.
 */
export const LostPaymentSpecificationOnly: Story = {
  parameters: {
    portal: { sandboxMode: 'strict', storage: createLostPayment(125_000_000, ['1800000000']) },
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Pagos en proceso' }));
    await expect(
      list.getByText(/podrá pagarlas de nuevo desde las 10:02.*se liberan hacia las 10:19/),
    ).toBeVisible();
    await expect(list.queryByRole('button', { name: 'Volver al banco' })).toBeNull();
  },
};

/** Closing the modal with Escape keeps the typed amounts. */
export const KeepsTypedAmountsOnEscape: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [box] = await canvas.findAllByRole('checkbox', { name: /^Seleccionar / });
    if (box === undefined) throw new Error('Expected a selectable invoice.');
    await userEvent.click(box);
    const openModal = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }));
      return within(await page.findByRole('dialog', { name: 'Pagar facturas' }));
    };
    const modal = await openModal();
    await userEvent.click(modal.getByRole('radio', { name: 'Pago parcial' }));
    await userEvent.type(modal.getByRole('textbox', { name: /^Valor a pagar/ }), '5000');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const reopenedModal = await openModal();
    await expect(reopenedModal.getByRole('textbox', { name: /^Valor a pagar/ })).toHaveValue(
      '$ 5.000',
    );
  },
};

export const Support: Story = {
  parameters: { portal: { support: true } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /presupuesto|vencidas/ })).toBeNull();
  },
};
