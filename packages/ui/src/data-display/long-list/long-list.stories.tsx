import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { InvoiceCard } from '../../patterns/invoice-card/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import { LongList } from './long-list.tsx';

interface Line {
  id: string;
  title: string;
}

const linesFrom = (start: number, count: number): readonly Line[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(start + at),
    title: `Factura FE-${start + at}`,
  }));

const status = { label: 'Vencida', tone: 'danger' } as const;

const onRender = fn();

/** A list with a selection and a button, controlled by its parent. */
const Cards = ({ count }: { count: number }) => {
  const [lines, setLines] = useState(() => linesFrom(0, count));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [renderItem] = useState(() => (line: Line, isSelected: boolean) => {
    onRender(line.id);
    return (
      <InvoiceCard
        {...line}
        status={status}
        amount="$ 1.000"
        selectLabel={`Seleccionar ${line.title}`}
        selected={isSelected}
        onSelectedChange={(id, next) =>
          setSelected(
            (previous) => new Set([...previous].filter((one) => one !== id).concat(next ? id : [])),
          )
        }
      />
    );
  });
  return (
    <>
      <LongList
        label="Facturas"
        items={lines}
        getKey={({ id }) => id}
        getItemState={({ id }) => selected.has(id)}
        renderItem={renderItem}
        estimatedHeight={200}
      />
      <p className="mt-4 text-center">
        <Button
          variant="secondary"
          onClick={() => setLines([...lines, ...linesFrom(lines.length, 10)])}
        >
          Cargar más
        </Button>
        <Button variant="quiet" onClick={() => setSelected(new Set(lines.map(({ id }) => id)))}>
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
    items: linesFrom(0, 60),
    getKey: ({ id }) => id,
    getItemState: () => false,
    renderItem: ({ title }) => <p>{title}</p>,
    estimatedHeight: 200,
  },
  render: ({ items }) => <Cards count={items.length} />,
} satisfies Meta<typeof LongList<Line, boolean>>;

export default meta;
type Story = StoryObj<typeof LongList<Line, boolean>>;

/** Every card is in the DOM, visible or not, for screen readers and text search. */
export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Facturas' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
  },
};

const positionsIn = (list: HTMLElement) =>
  [...list.children].map(
    (chunk) => chunk instanceof HTMLElement && chunk.style.containIntrinsicBlockSize,
  );

/** A chunk has an estimated height until it is first visible; the last chunk's depends on its items. */
export const ScrollPositionPersists: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Facturas' });
    await expect(positionsIn(list)).toEqual(['auto 200rem', 'auto 200rem', 'auto 100rem']);
    await userEvent.click(canvas.getByRole('button', { name: 'Cargar más' }));
    await waitFor(() => expect(positionsIn(list).at(-1)).toMatch(/^auto 183\.\d+rem$/));
  },
};

export const OnlyWhatChangedRenders: Story = {
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox');
    const previous = onRender.mock.calls.length;
    await userEvent.click(boxes[25] ?? canvas.getByRole('list'));
    await waitFor(() => expect(boxes[25]).toBeChecked());
    await expect(boxes[24]).not.toBeChecked();
    const rendered = onRender.mock.calls.slice(previous).flat();
    await expect(new Set(rendered)).toEqual(new Set(['25']));
  },
};

/** A click that changes every item renders the visible items first, the others after the next paint. */
export const VisibleRowsRenderFirst: Story = {
  play: async ({ canvas }) => {
    // The browser reports skipped content one frame after the first.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const previous = onRender.mock.calls.length;
    const rendered = () => onRender.mock.calls.slice(previous).flat();
    canvas.getByRole('button', { name: 'Elegir todas' }).click();
    await Promise.resolve();
    const atOnce = rendered();
    await expect(atOnce).toContain('0');
    await expect(atOnce).not.toContain('59');
    await waitFor(() => expect(canvas.getAllByRole('checkbox').at(-1)).toBeChecked());
    await expect(rendered()).toContain('59');
  },
};

export const MoreAtItsEnd: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cargar más' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(70));
  },
};

export const Empty: Story = { args: { items: [] } };

export const States: Story = {
  render: () => renderStates({ states: { 'some cards': <Cards count={3} /> } }),
};
