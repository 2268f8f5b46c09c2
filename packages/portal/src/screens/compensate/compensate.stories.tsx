import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { createLostCompensation } from '../../../../../.storybook/story-compensation.ts';
import { createTwoCurrencies } from '../../../../../.storybook/story-documents.ts';
import CompensateScreen from './compensate-screen.tsx';

const meta = {
  component: CompensateScreen,
  decorators: [portalStory],
  parameters: { portal: { path: '/admin/pending-invoices/compensate', framed: true } },
} satisfies Meta<typeof CompensateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const listOperation = 'CompensableDocuments';
const sendOperation = 'CreateCompensation';
const oneSidedMessage = 'Debe elegir al menos 1 elemento de cada lado para hacer la compensación.';

/** Returns the first enabled checkbox of a column. */
const findEnabledCheckbox = async (canvas: Canvas, side: 'Pagos' | 'Facturas') => {
  const column = within(await canvas.findByRole('region', { name: side, hidden: true }));
  const checkboxes = await column.findAllByRole('checkbox', { hidden: true });
  const enabledCheckbox = checkboxes.find((checkbox) => !checkbox.hasAttribute('disabled'));
  if (!enabledCheckbox) throw new Error(`Expected a selectable document in ${side}.`);
  return enabledCheckbox;
};

const selectBothSides = async (canvas: Canvas) => {
  await userEvent.click(await findEnabledCheckbox(canvas, 'Pagos'));
  await userEvent.click(await findEnabledCheckbox(canvas, 'Facturas'));
};

const openModal = async (canvas: Canvas, element: HTMLElement) => {
  await selectBothSides(canvas);
  await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }));
  const page = within(element.ownerDocument.body);
  return { page, dialog: within(await page.findByRole('dialog', { name: 'Pagos vs. facturas' })) };
};

const sendCompensation = async (canvas: Canvas, element: HTMLElement) => {
  const { page, dialog } = await openModal(canvas, element);
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar compensación' }));
  return page;
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    const payments = within(await canvas.findByRole('region', { name: 'Pagos' }));
    await expect((await payments.findAllByRole('article')).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: 'Continuar' })).toBeNull();
  },
};

export const OneSided: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await findEnabledCheckbox(canvas, 'Pagos'));
    // The bar fades in.
    await waitFor(() => expect(canvas.getByText(oneSidedMessage)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Continuar' })).toBeDisabled();
  },
};

export const BothSides: Story = {
  play: async ({ canvas }) => {
    await selectBothSides(canvas);
    await expect(await canvas.findByRole('button', { name: 'Continuar' })).toBeEnabled();
    await expect(canvas.queryByText(oneSidedMessage)).toBeNull();
    await waitFor(() => expect(canvas.getByText('Diferencia')).toBeVisible());
  },
};

/** Payments are sorted by date, oldest first. */
export const OldestFirst: Story = {
  play: async ({ canvas }) => {
    const payments = within(await canvas.findByRole('region', { name: 'Pagos' }));
    const dates = (await payments.findAllByRole('article')).map(
      (card) => within(card).getByText(/^\d+ \p{L}+ \d{4}$/u).textContent,
    );
    const months = [
      'ene',
      'feb',
      'mar',
      'abr',
      'may',
      'jun',
      'jul',
      'ago',
      'sep',
      'oct',
      'nov',
      'dic',
    ];
    const sortableDates = dates.map((date) => {
      const [day, month = '', year] = (date ?? '').split(' ');
      return Number(year) * 10_000 + months.indexOf(month) * 100 + Number(day);
    });
    await expect(sortableDates).toEqual(sortableDates.toSorted((a, b) => a - b));
  },
};

/** The saved layout shows one row per document. The headings sort the rows, and the keyboard selects them. */
export const Rows: Story = {
  parameters: { portal: { storage: { 'surtidor-view.compensate': 'rows' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Filas' })).toBeChecked();
    const payments = within(await canvas.findByRole('region', { name: 'Pagos' }));
    const findValueHeader = () => payments.findByRole('columnheader', { name: 'Valor' });
    await userEvent.click(within(await findValueHeader()).getByRole('button'));
    await waitFor(async () =>
      expect(await findValueHeader()).toHaveAttribute('aria-sort', 'descending'),
    );
    // Sorting replaces the rows; the focus stays on the heading.
    await waitFor(async () =>
      expect(within(await findValueHeader()).getByRole('button')).toHaveFocus(),
    );
    const cells = payments.getAllByRole('gridcell').map((cell) => cell.textContent ?? '');
    const amounts = cells.filter((text) => /^\$\s[\d.]+$/.test(text));
    const values = amounts.map((text) => Number(text.replaceAll(/\D/g, '')));
    const rowValues = values.slice(0, -1);
    await expect(rowValues).toEqual(rowValues.toSorted((a, b) => b - a));
    await expect(values.at(-1)).toBe(rowValues.reduce((sum, value) => sum + value, 0));
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(await payments.findByText(/^2 seleccionados, /)).toBeVisible();
  },
};

/** Selects and deselects all payments. */
export const RowsSelected: Story = {
  parameters: { portal: { store: 'lubricantes' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('radio', { name: 'Filas' }));
    const payments = within(await canvas.findByRole('region', { name: 'Pagos' }));
    await userEvent.click(await payments.findByRole('checkbox', { name: 'Seleccionar todo' }));
    await expect(await payments.findByText(/^\d+ seleccionados, /)).toBeVisible();
    await userEvent.click(payments.getByRole('checkbox', { name: 'Seleccionar todo' }));
    await expect(await payments.findByText('Elija pagos')).toBeVisible();
  },
};

const twoCurrencies = {
  faults: (['payment', 'invoice'] as const).map((side) => ({
    match: { operation: listOperation },
    fault: { kind: 'response' as const, value: createTwoCurrencies(side) },
    times: 1,
  })),
};

/** Documents in dollars are listed, but a Colombian store cannot compensate them (reading 79). */
export const ForeignCurrency: Story = {
  parameters: { portal: twoCurrencies },
  play: async ({ canvas }) => {
    // A phone hides the invoices.
    for (const title of ['Pago 14-USD', 'Factura FE-USD']) {
      const name = `Seleccionar ${title}`;
      await expect(await canvas.findByRole('checkbox', { name, hidden: true })).toBeDisabled();
    }
    await expect(canvas.getAllByText(/^Está en otra moneda/)).toHaveLength(2);
    await expect(canvas.getAllByText('US$ 250,50')).toHaveLength(2);
    await userEvent.click(await findEnabledCheckbox(canvas, 'Pagos'));
    await expect(await canvas.findByText('1 seleccionado, $ 1.500.000')).toBeVisible();
  },
};

export const ForeignCurrencyPhone: Story = {
  ...ForeignCurrency,
  globals: { viewport: { value: 'phone' } },
};

/** The footer has one total per currency, and 'select all' excludes the other currency. */
export const ForeignCurrencyRows: Story = {
  parameters: {
    portal: { ...twoCurrencies, storage: { 'surtidor-view.compensate': 'rows' } },
  },
  play: async ({ canvas }) => {
    const payments = within(await canvas.findByRole('region', { name: 'Pagos' }));
    await userEvent.click(await payments.findByRole('checkbox', { name: 'Seleccionar todo' }));
    await expect(await payments.findByText('1 seleccionado, $ 1.500.000')).toBeVisible();
    await expect(payments.getByText(/^Está en otra moneda/)).toBeVisible();
    // Each amount is in its row and in the footer.
    await expect(payments.getAllByText('$ 1.500.000')).toHaveLength(2);
    await expect(payments.getAllByText('US$ 250,50')).toHaveLength(2);
  },
};

/** The proposal does not select or send anything until the user accepts it. */
export const Proposal: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await findEnabledCheckbox(canvas, 'Pagos'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Proponer facturas' }));
    await expect(await canvas.findByText('Facturas que proponemos')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usar esta propuesta' }));
    await expect(await canvas.findByRole('button', { name: 'Continuar' })).toBeEnabled();
    await expect(canvas.queryByText('Facturas que proponemos')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Proponer facturas' }));
    await expect(await canvas.findByText('Facturas que proponemos')).toBeVisible();
  },
};

export const Reviewing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { dialog } = await openModal(canvas, canvasElement);
    for (const button of dialog.getAllByRole('button', { name: /^Quitar/ })) {
      await expect(button).toBeDisabled();
    }
    await expect(dialog.getByRole('button', { name: 'Enviar compensación' })).toBeEnabled();
  },
};

/** Accepts the message with this title. */
const acceptMessage = async (page: Canvas, title: string) => {
  const message = within(await page.findByRole('alertdialog', { name: title }));
  await userEvent.click(message.getByRole('button', { name: 'Aceptar' }));
};

export const Sent: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = await sendCompensation(canvas, canvasElement);
    const notice = await page.findByRole('alertdialog', { name: 'Compensación enviada' });
    await expect(notice).toHaveAccessibleDescription(/en aproximadamente 15 minutos/);
  },
};

export const SentThenAccepted: Story = {
  play: async ({ canvas, canvasElement }) => {
    await findEnabledCheckbox(canvas, 'Pagos');
    await findEnabledCheckbox(canvas, 'Facturas');
    const countHeldDocuments = () => canvas.queryAllByText('Retenida por una compensación.').length;
    const previousCount = countHeldDocuments();
    const page = await sendCompensation(canvas, canvasElement);
    await acceptMessage(page, 'Compensación enviada');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Continuar' })).toBeNull());
    // The lists are refetched, and both documents are now held.
    await waitFor(() => expect(countHeldDocuments()).toBe(previousCount + 2));
  },
};

export const Rejected: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { operation: sendOperation },
          fault: {
            kind: 'error',
            message: 'El periodo contable está cerrado.',
            category: 'graphql-input',
          },
          times: 1,
        },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const page = await sendCompensation(canvas, canvasElement);
    const notice = await page.findByRole('alertdialog', { name: 'No se realizó la compensación' });
    await expect(notice).toHaveAccessibleDescription(
      /Hubo un problema al hacer la compensación\. ?Intente de nuevo más tarde\./,
    );
    await expect(notice).toHaveTextContent('El periodo contable está cerrado.');
    await expect(notice).not.toHaveTextContent('<br');
  },
};

export const RejectedThenAccepted: Story = {
  ...Rejected,
  play: async ({ canvas, canvasElement }) => {
    const page = await sendCompensation(canvas, canvasElement);
    await acceptMessage(page, 'No se realizó la compensación');
    await expect(await page.findByRole('button', { name: 'Enviar compensación' })).toBeEnabled();
  },
};

export const ResponseLost: Story = {
  parameters: {
    portal: {
      faults: [{ match: { operation: sendOperation }, fault: { kind: 'null' }, times: 1 }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const page = await sendCompensation(canvas, canvasElement);
    const notice = await page.findByRole('alertdialog', {
      name: 'Estamos verificando su compensación',
    });
    await expect(notice).toHaveTextContent('No la envíe de nuevo');
  },
};

export const ResponseLostThenAccepted: Story = {
  ...ResponseLost,
  play: async ({ canvas, canvasElement }) => {
    const page = await sendCompensation(canvas, canvasElement);
    await acceptMessage(page, 'Estamos verificando su compensación');
    await expect(
      await canvas.findByRole('list', { name: 'Compensaciones en verificación' }),
    ).toBeVisible();
    await expect(
      await canvas.findAllByText('Estamos verificando una compensación de este documento.'),
    ).toHaveLength(2);
  },
};

export const Sending: Story = {
  parameters: {
    portal: { faults: [{ match: { operation: sendOperation }, fault: { kind: 'never' } }] },
  },
  play: async ({ canvas, canvasElement }) => {
    const page = await sendCompensation(canvas, canvasElement);
    const stepText = await page.findByText('Procesando la solicitud', { selector: 'p' });
    await waitFor(() => expect(stepText).toBeVisible());
    await expect(page.queryByRole('button', { name: 'Enviar compensación' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: {
    portal: { faults: [{ match: { operation: listOperation }, fault: { kind: 'never' } }] },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Cargando…')).length).toBe(2);
  },
};

export const Empty: Story = {
  parameters: { portal: { scenario: 'new-dealer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No encontramos información')).toHaveLength(2);
    await expect(canvas.getByText('No tiene pagos por aplicar.')).toBeVisible();
  },
};

/** If one column fails, the other stays visible. */
export const OneSideFailed: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { operation: listOperation },
          fault: { kind: 'error', message: 'El sistema de cartera está en cierre.' },
          times: 1,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const payments = within(await canvas.findByRole('region', { name: 'Pagos' }));
    await expect(await payments.findByRole('alert')).toHaveTextContent(
      'El sistema de cartera está en cierre.',
    );
    const invoices = within(canvas.getByRole('region', { name: 'Facturas', hidden: true }));
    await expect(await invoices.findAllByRole('article', { hidden: true })).toHaveLength(10);
  },
};

export const OneSideFailedThenRetried: Story = {
  ...OneSideFailed,
  play: async (context) => {
    await OneSideFailed.play?.(context);
    const { canvas } = context;
    const payments = within(await canvas.findByRole('region', { name: 'Pagos' }));
    await userEvent.click(payments.getByRole('button', { name: 'Reintentar' }));
    await expect((await payments.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

export const LoadMoreFailed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: { operation: listOperation }, fault: { kind: 'delay', ms: 0 }, times: 2 },
        {
          match: { operation: listOperation },
          fault: { kind: 'error', message: 'Sin servicio' },
          times: 1,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const invoices = within(await canvas.findByRole('region', { name: 'Facturas', hidden: true }));
    await invoices.findAllByRole('article', { hidden: true });
    const loadMore = { name: 'Cargar más', hidden: true };
    await userEvent.click(await invoices.findByRole('button', loadMore));
    await expect(await invoices.findByText('Sin servicio')).toBeInTheDocument();
  },
};

export const LoadMoreFailedThenRetried: Story = {
  ...LoadMoreFailed,
  play: async (context) => {
    await LoadMoreFailed.play?.(context);
    const { canvas } = context;
    const invoices = within(await canvas.findByRole('region', { name: 'Facturas', hidden: true }));
    await userEvent.click(invoices.getByRole('button', { name: 'Reintentar', hidden: true }));
    await expect(await invoices.findByText(/Mostrando 20 de/)).toBeInTheDocument();
  },
};

/** Shows a compensation from an earlier visit whose response was lost. */
export const Checking: Story = {
  parameters: { portal: { storage: createLostCompensation(125_000_000) } },
  play: async ({ canvas }) => {
    const attempts = within(
      await canvas.findByRole('list', { name: 'Compensaciones en verificación' }),
    );
    await expect(attempts.getByText('$ 1.250.000')).toBeVisible();
    await expect(attempts.getByText('Verificando')).toBeVisible();
  },
};

export const Support: Story = {
  parameters: { portal: { support: true } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Continuar' })).toBeNull();
  },
};
