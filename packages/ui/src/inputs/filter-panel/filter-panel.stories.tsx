import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { everyThemeParameters, inTheme, renderStates } from '../../story/every-theme.tsx';
import { ownFrame } from '../../story/own-frame.ts';
import { DateRangePicker } from '../date-range-picker/index.ts';
import { TextField } from '../text-field/index.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterButton } from './filter-button.tsx';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

interface OrderFilter {
  number: string;
  plant: string;
}

const emptyFilter: OrderFilter = { number: '', plant: '' };
const labels = { number: 'Número de pedido', plant: 'Planta de despacho' } as const;

/** The header of a list: the filter button, its panel and chips of the active filters. */
const ListHeader = (props: FilterPanelProps<OrderFilter>) => {
  const [open, setOpen] = useState(props.open ?? false);
  const [filter, setFilter] = useState(props.value);
  const apply = (next: OrderFilter) => {
    setFilter(next);
    props.onApply(next);
  };
  const activeFilters = (['number', 'plant'] as const).map((id) => ({
    id,
    label: labels[id],
    value: filter[id],
  }));
  return (
    <div style={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
      <FilterButton
        count={activeFilters.filter(({ value }) => value !== '').length}
        open={open}
        onOpenChange={setOpen}
      />
      <ActiveFilters
        filters={activeFilters}
        onRemove={(id) => apply({ ...filter, [id]: '' })}
        onClearAll={() => apply(emptyFilter)}
      />
      <FilterPanel
        {...props}
        open={open}
        value={filter}
        onApply={apply}
        onOpenChange={() => setOpen(false)}
      />
    </div>
  );
};

const meta = {
  component: FilterPanel,
  parameters: {
    ...ownFrame,
    usage: {
      when: 'Use a filter panel to filter a list by three or more properties.',
      whenNot:
        'For one or two filters, place the fields next to the list. To search by text, use a `SearchBox`.',
      content:
        'Use one field per filter, the most used first. Combine it with `FilterButton` and `ActiveFilters`.',
      anatomy: 'A side dialog with the fields, and a footer with buttons to clear and apply.',
      keyboard:
        'Enter in a field applies the filters. Escape closes the panel without applying them.',
      accessibility: 'A modal `dialog`. If a field is invalid, applying moves the focus to it.',
    },
  },
  args: {
    open: false,
    title: 'Filtrar pedidos',
    value: emptyFilter,
    cleared: emptyFilter,
    onApply: fn(),
    onOpenChange: fn(),
    canApply: ({ number }) => /^\d*$/.test(number),
    children: ({ draft, change, refused }) => (
      <>
        <TextField
          label={labels.number}
          value={draft.number}
          error={refused === 'yes' && /\D/.test(draft.number) ? 'Escriba solo números.' : undefined}
          onChange={(event) => change({ number: event.target.value })}
        />
        <TextField
          label={labels.plant}
          value={draft.plant}
          onChange={(event) => change({ plant: event.target.value })}
        />
      </>
    ),
  },
  render: (args) => <ListHeader {...args} />,
} satisfies Meta<typeof FilterPanel<OrderFilter>>;

export default meta;
type Story = StoryObj<typeof FilterPanel<OrderFilter>>;

const clickButton = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Applying calls `onApply` with all values, closes the panel and returns the focus to the button. */
export const AppliesFilters: Story = {
  play: async ({ args }) => {
    await clickButton('Filtros');
    await userEvent.type(await screen.findByLabelText('Número de pedido'), '4501');
    await clickButton('Aplicar filtros');
    await expect(args.onApply).toHaveBeenCalledWith({ number: '4501', plant: '' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: /^Filtros\s*1 filtro activo$/ })).toHaveFocus();
    await expect(
      screen.getByRole('button', { name: 'Quitar Número de pedido: 4501' }),
    ).toBeVisible();
  },
};

/** Closing applies nothing, and the panel opens again with the applied values. */
export const DiscardsDraftOnClose: Story = {
  play: async ({ args }) => {
    await clickButton('Filtros');
    await userEvent.type(await screen.findByLabelText('Número de pedido'), '99');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onApply).not.toHaveBeenCalled();
    await clickButton('Filtros');
    await expect(await screen.findByLabelText('Número de pedido')).toHaveValue('');
  },
};

/** An open panel with a button that changes the applied filter, as a delayed search does. */
const PanelWithSearch = (props: FilterPanelProps<OrderFilter>) => {
  const [value, setValue] = useState(props.value);
  return (
    <FilterPanel {...props} open value={value}>
      {(fields) => (
        <>
          {props.children(fields)}
          <Button onClick={() => setValue({ ...value, plant: 'Yumbo' })}>Buscar</Button>
        </>
      )}
    </FilterPanel>
  );
};

/** A search that runs while the panel is open changes the applied filter. Applying the draft keeps it. */
export const KeepsLaterSearch: Story = {
  render: (args) => <PanelWithSearch {...args} />,
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Número de pedido'), '4501');
    await clickButton('Buscar');
    await clickButton('Aplicar filtros');
    await expect(args.onApply).toHaveBeenCalledWith({ number: '4501', plant: 'Yumbo' });
  },
};

/** Clearing empties the fields; the list changes only when the filter is applied. */
export const ClearsFields: Story = {
  args: { value: { number: '4501', plant: 'Yumbo' } },
  play: async ({ args }) => {
    await clickButton(/^Filtros/);
    const panel = within(await screen.findByRole('dialog', { name: 'Filtrar pedidos' }));
    await userEvent.click(panel.getByRole('button', { name: 'Borrar filtros' }));
    await expect(screen.getByLabelText('Número de pedido')).toHaveValue('');
    await expect(args.onApply).not.toHaveBeenCalled();
    await clickButton('Aplicar filtros');
    await expect(args.onApply).toHaveBeenCalledWith(emptyFilter);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Quitar/ })).toBeNull());
  },
};

/** An incomplete or invalid range keeps the panel open with an error until it is corrected or cleared. */
export const StaysOpenWithInvalidRange: Story = {
  args: {
    children: () => (
      <DateRangePicker
        label="Fecha de solicitud"
        value={null}
        today="2026-11-21"
        onValueChange={fn()}
      />
    ),
  },
  play: async ({ args }) => {
    await clickButton('Filtros');
    const start = await screen.findByLabelText('Desde');
    await userEvent.type(start, '20/11/2026{Enter}');
    await expect(await screen.findByText('Escriba las dos fechas.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Hasta'), '01/11/2026');
    await clickButton('Aplicar filtros');
    await expect(
      await screen.findByText('La fecha inicial no puede ser posterior a la final.'),
    ).toBeVisible();
    await expect(start).toBeInvalid();
    await waitFor(() => expect(start).toHaveFocus());
    await expect(args.onApply).not.toHaveBeenCalled();
    await clickButton('Borrar filtros');
    await expect(screen.getByLabelText('Desde')).toHaveValue('');
    await clickButton('Aplicar filtros');
    await expect(args.onApply).toHaveBeenCalledWith(emptyFilter);
  },
};

/** The calendar of a filter never covers the panel's buttons, even on phones. */
export const KeepsActionsVisibleBelowCalendar: Story = {
  args: {
    children: () => (
      <>
        {Object.values(labels).map((label) => (
          <TextField key={label} label={label} />
        ))}
        <DateRangePicker
          label="Fecha de solicitud"
          value={null}
          today="2026-11-21"
          onValueChange={fn()}
        />
      </>
    ),
  },
  play: async () => {
    await clickButton('Filtros');
    const [calendarButton] = await screen.findAllByRole('button', { name: /Abrir calendario/ });
    if (calendarButton) await userEvent.click(calendarButton);
    const [monthGrid] = await screen.findAllByRole('grid');
    const panel = monthGrid?.closest('[popover]');
    const applyButton = screen.getByRole('button', { name: 'Aplicar filtros' });
    await waitFor(() =>
      expect(panel?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        applyButton.getBoundingClientRect().top,
      ),
    );
    // Close the calendar: once opened on a wide screen, it keeps showing two months.
    await userEvent.keyboard('{Escape}');
  },
};

/** If the draft is invalid, the panel stays open and shows the error. */
export const StaysOpenWithInvalidDraft: Story = {
  play: async ({ args }) => {
    await clickButton('Filtros');
    const field = await screen.findByLabelText('Número de pedido');
    await userEvent.type(field, 'abc');
    await clickButton('Aplicar filtros');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/**
 * Removing a chip applies the remaining filters. The focus moves to the next or previous chip, or to
 * the filter button if none is left.
 */
export const RemovesChip: Story = {
  args: { value: { number: '4501', plant: 'Yumbo' } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const chip = canvas.getByRole('button', { name: 'Quitar Número de pedido: 4501' });
    await expect(chip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledWith({ number: '', plant: 'Yumbo' });
    const remainingChip = canvas.getByRole('button', { name: 'Quitar Planta de despacho: Yumbo' });
    await expect(remainingChip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenLastCalledWith(emptyFilter);
    await expect(canvas.getByRole('button', { name: /^Filtr/ })).toHaveFocus();
  },
};

export const RemovesAllChips: Story = {
  args: { value: { number: '4501', plant: 'Yumbo' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar filtros' }));
    await expect(args.onApply).toHaveBeenCalledWith(emptyFilter);
    await expect(canvas.getByRole('button', { name: /^Filtr/ })).toHaveFocus();
  },
};

export const Open: Story = { args: { open: true, value: { number: '4501', plant: '' } } };
export const Lubricants: Story = { ...Open, decorators: [inTheme('lubricants', 'light')] };
export const Dark: Story = { ...Open, decorators: [inTheme('standard', 'dark')] };

export const States: Story = {
  parameters: everyThemeParameters,
  render: () =>
    renderStates({
      states: {
        'no active filters': <FilterButton count={0} open={false} onOpenChange={fn()} />,
        'three active filters': <FilterButton count={3} open={false} onOpenChange={fn()} />,
        chips: (
          <ActiveFilters
            filters={[
              { id: 'status', label: 'Estado', value: 'Facturado' },
              { id: 'dates', label: 'Fechas', value: '1 oct 2026 a 20 nov 2026' },
              { id: 'plant', label: 'Planta', value: '' },
            ]}
            onRemove={fn()}
            onClearAll={fn()}
          />
        ),
      },
    }),
};
