import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { InvoiceCard } from '../../patterns/invoice-card/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import { LongList } from './long-list.tsx';

interface Invoice {
  id: string;
  title: string;
}

const createInvoices = (firstIndex: number, count: number): readonly Invoice[] =>
  Array.from({ length: count }, (_, offset) => ({
    id: String(firstIndex + offset),
    title: `Factura FE-${firstIndex + offset}`,
  }));

const status = { label: 'Vencida', tone: 'danger' } as const;

const onRender = fn();

/** A list with a selection and a button, controlled by its parent. */
const SelectableCards = ({ count }: { count: number }) => {
  const [invoices, setInvoices] = useState(() => createInvoices(0, count));
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [renderItem] = useState(() => (invoice: Invoice, isSelected: boolean) => {
    onRender(invoice.id);
    return (
      <InvoiceCard
        {...invoice}
        status={status}
        amount="$ 1.000"
        selectLabel={`Seleccionar ${invoice.title}`}
        selected={isSelected}
        onSelectedChange={(id, shouldSelect) =>
          setSelectedIds(
            (previous) =>
              new Set(
                [...previous]
                  .filter((selectedId) => selectedId !== id)
                  .concat(shouldSelect ? id : []),
              ),
          )
        }
      />
    );
  });
  return (
    <>
      <LongList
        label="Facturas"
        items={invoices}
        getKey={({ id }) => id}
        getItemState={({ id }) => selectedIds.has(id)}
        renderItem={renderItem}
        estimatedHeight={200}
      />
      <p className="mt-4 text-center">
        <Button
          variant="secondary"
          onClick={() => setInvoices([...invoices, ...createInvoices(invoices.length, 10)])}
        >
          Cargar más
        </Button>
        <Button
          variant="quiet"
          onClick={() => setSelectedIds(new Set(invoices.map(({ id }) => id)))}
        >
          Elegir todas
        </Button>
      </p>
    </>
  );
};

/** A long list of cards that stays fast: only the changed item is rendered again. */
const meta = {
  component: LongList,
  parameters: {
    usage: {
      when: 'Use it for hundreds of cards that must stay fast and searchable with the browser.',
      whenNot:
        'For fewer than a hundred cards, use a plain list. For rows in columns, use a `LongTable`.',
      content: 'Use cards of similar height, and pass that height as the estimate.',
      anatomy: 'Items in chunks of 24. Chunks outside the viewport stay in the DOM without layout.',
      keyboard: 'Tab moves through the controls inside the items.',
      accessibility:
        'A `list` named by `label`, or a `rowgroup` with `parts="rows"`. Every item stays in the DOM.',
    },
  },
  args: {
    label: 'Facturas',
    items: createInvoices(0, 60),
    getKey: ({ id }) => id,
    getItemState: () => false,
    renderItem: ({ title }) => <p>{title}</p>,
    estimatedHeight: 200,
  },
  render: ({ items }) => <SelectableCards count={items.length} />,
} satisfies Meta<typeof LongList<Invoice, boolean>>;

export default meta;
type Story = StoryObj<typeof LongList<Invoice, boolean>>;

/** Every card is in the DOM, visible or not, for screen readers and text search. */
export const ManyItems: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Facturas' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
  },
};

const getEstimatedHeights = (list: HTMLElement) =>
  [...list.children].map(
    (chunk) => chunk instanceof HTMLElement && chunk.style.containIntrinsicBlockSize,
  );

/** A chunk has an estimated height until it is first visible; the last chunk's depends on its item count. */
export const EstimatesChunkHeights: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Facturas' });
    await expect(getEstimatedHeights(list)).toEqual(['auto 200rem', 'auto 200rem', 'auto 100rem']);
    await userEvent.click(canvas.getByRole('button', { name: 'Cargar más' }));
    await waitFor(() => expect(getEstimatedHeights(list).at(-1)).toMatch(/^auto 183\.\d+rem$/));
  },
};

export const RendersOnlyChangedItems: Story = {
  play: async ({ canvas }) => {
    const checkboxes = canvas.getAllByRole('checkbox');
    const callCount = onRender.mock.calls.length;
    await userEvent.click(checkboxes[25] ?? canvas.getByRole('list'));
    await waitFor(() => expect(checkboxes[25]).toBeChecked());
    await expect(checkboxes[24]).not.toBeChecked();
    const renderedIds = onRender.mock.calls.slice(callCount).flat();
    await expect(new Set(renderedIds)).toEqual(new Set(['25']));
  },
};

/** A click that changes every item renders the visible items first and the others after the next paint. */
export const RendersVisibleItemsFirst: Story = {
  play: async ({ canvas }) => {
    // The browser reports skipped content one frame after the first.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const callCount = onRender.mock.calls.length;
    const getRenderedIds = () => onRender.mock.calls.slice(callCount).flat();
    canvas.getByRole('button', { name: 'Elegir todas' }).click();
    await Promise.resolve();
    const synchronousIds = getRenderedIds();
    await expect(synchronousIds).toContain('0');
    await expect(synchronousIds).not.toContain('59');
    await waitFor(() => expect(canvas.getAllByRole('checkbox').at(-1)).toBeChecked());
    await expect(getRenderedIds()).toContain('59');
  },
};

export const AppendsItems: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cargar más' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(70));
  },
};

export const Empty: Story = { args: { items: [] } };

export const States: Story = {
  render: () => renderStates({ states: { 'some cards': <SelectableCards count={3} /> } }),
};
