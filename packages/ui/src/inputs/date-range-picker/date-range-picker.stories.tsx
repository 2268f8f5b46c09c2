import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Card } from '../../layout/card/index.ts';
import { controlled } from '../../story/controlled.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { ownFrame } from '../../story/own-frame.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import { DateRangePicker } from './date-range-picker.tsx';

const meta = {
  component: DateRangePicker,
  parameters: {
    ...ownFrame,
    usage: {
      when: 'Use a date range picker to choose a range of days for a filter, a report or a certificate.',
      whenNot:
        'Use a `DatePicker` for one day and a `MonthPicker` for a month. Add buttons for common ranges.',
      content: 'Pass a label and the limits. Add a clear button if an empty range means all dates.',
      anatomy:
        'Two date fields with one label, one calendar, and an optional button that clears both dates.',
      keyboard:
        'Both dates can be typed. In the calendar, arrow keys move between days. Enter selects first the start, then the end. Escape keeps the current range.',
      accessibility: 'A `fieldset` named by its label and described by its hint and error.',
    },
  },
  args: {
    label: 'Fecha del documento',
    value: null,
    today: '2026-11-21',
    onValueChange: fn(),
  },
  decorators: [controlled({ value: 'onValueChange' }, { onClear: { value: null } })],
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const recentRange = { start: '2026-09-21', end: '2026-11-21' };
const findDay = (name: string) => screen.findByRole('gridcell', { name });

export const Empty: Story = {};
export const Selected: Story = { args: { value: recentRange } };
export const WithClearButton: Story = {
  args: { value: recentRange, onClear: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar fechas' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Desde')).toHaveValue('');
    await expect(canvas.getByLabelText('Desde')).toHaveFocus();
  },
};
/** On a phone both dates are on the same line, with the clear button above them. */
export const WithClearButtonOnPhone: Story = {
  args: { value: recentRange, onClear: fn() },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <Card title="Filtros">
        <Story />
      </Card>
    ),
  ],
  play: async ({ canvas }) => {
    const [start, end] = canvas.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    await expect(end.getBoundingClientRect().top).toBe(start.getBoundingClientRect().top);
    for (const field of [start, end]) {
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    }
  },
};
export const Invalid: Story = { args: { error: 'Elija las fechas.' } };
export const Disabled: Story = { args: { value: recentRange, disabled: true } };

export const EmitsOnlyCompleteRange: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Desde'), '01102026');
    await userEvent.tab();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Hasta'), '15102026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      start: '2026-10-01',
      end: '2026-10-15',
    });
  },
};

export const RejectsReversedRange: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Desde'), '15102026');
    await userEvent.type(canvas.getByLabelText('Hasta'), '01102026');
    await expect(
      await canvas.findByText('La fecha inicial no puede ser posterior a la final.'),
    ).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ExplainsMissingDate: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Desde'), '15102026');
    await expect(canvas.queryByText('Escriba las dos fechas.')).toBeNull();
    await userEvent.click(document.body);
    await expect(await canvas.findByText('Escriba las dos fechas.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Hasta'), '16102026');
    await waitFor(() => expect(canvas.queryByText('Escriba las dos fechas.')).toBeNull());
  },
};

/** If the window loses the focus, the missing date is not reported yet. */
export const KeepsDraftWhenWindowLosesFocus: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Desde' });
    await userEvent.type(field, '05/11/2026');
    await fireEvent.focusOut(field);
    await expect(field).not.toBeInvalid();
    await userEvent.click(document.body);
    await waitFor(() => expect(field).toBeInvalid());
  },
};

export const ClearsWhenBothDatesAreEmptied: Story = {
  args: { value: recentRange, onClear: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Desde'));
    await userEvent.clear(canvas.getByLabelText('Hasta'));
    await userEvent.tab();
    await waitFor(() => expect(args.onClear).toHaveBeenCalledOnce());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ExplainsDateOutsideLimits: Story = {
  args: { max: '2026-11-21' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Hasta');
    await userEvent.type(field, '22/11/2026');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/hasta el 21\/11\/2026/);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Open: Story = {
  args: { value: { start: '2026-10-12', end: '2026-11-05' }, max: '2026-11-21' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendario: Desde' }));
    await waitFor(() => expect(screen.getByText('Elija la fecha inicial')).toBeVisible());
    await waitFor(async () => expect(await findDay('lunes, 12 de octubre de 2026')).toHaveFocus());
  },
};

/** The calendar does not move to months without selectable days. */
export const NavigatesWithinLimits: Story = {
  args: { value: recentRange, min: '2026-09-05', max: '2026-11-21' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendario: Hasta' }));
    const getVisibleMonths = () =>
      screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'));
    await waitFor(() => expect(getVisibleMonths().at(-1)).toBe('noviembre de 2026'));
    await userEvent.click(screen.getByRole('button', { name: 'Mes siguiente' }));
    await expect(getVisibleMonths().at(-1)).toBe('noviembre de 2026');
    await userEvent.click(screen.getByRole('button', { name: 'Año anterior' }));
    await waitFor(() => expect(getVisibleMonths().at(0)).toBe('septiembre de 2026'));
    await userEvent.click(screen.getByRole('button', { name: 'Mes anterior' }));
    await expect(getVisibleMonths().at(0)).toBe('septiembre de 2026');
  },
};

export const SelectsRangeInCalendar: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Abrir calendario: Desde' });
    await userEvent.click(button);
    await userEvent.click(await findDay('martes, 10 de noviembre de 2026'));
    await expect(await screen.findByText('Elija la fecha final')).toBeInTheDocument();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    // A day before the start becomes the start.
    await userEvent.click(await findDay('martes, 3 de noviembre de 2026'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(await findDay('viernes, 20 de noviembre de 2026'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      start: '2026-11-03',
      end: '2026-11-20',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const KeepsRangeOnEscape: Story = {
  args: { value: recentRange },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendario: Desde' }));
    await userEvent.click(await findDay('jueves, 1 de octubre de 2026'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText('Desde')).toHaveValue('21/09/2026');
    await expect(canvas.getByLabelText('Hasta')).toHaveValue('21/11/2026');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  args: { value: { start: '2026-11-03', end: '2026-11-05' } },
  play: async ({ args, canvas }) => {
    canvas.getByLabelText('Hasta').focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () =>
      expect(await findDay('jueves, 5 de noviembre de 2026')).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      start: '2026-11-03',
      end: '2026-11-12',
    });
  },
};

const baseProps = { label: 'Fecha', today: '2026-11-21', onValueChange: fn() };

/** A link in the error summary focuses the first field. Both fields are invalid; the error describes the group. */
export const ReceivesFocusFromErrorSummary: Story = {
  args: { id: 'dates', error: 'Elija las fechas.' },
  render: (args) => (
    <>
      <ErrorSummary errors={[{ fieldId: 'dates', label: 'Fechas' }]} />
      <DateRangePicker {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Fechas' }));
    await expect(canvas.getByLabelText('Desde')).toHaveFocus();
    await expect(canvas.getByLabelText('Desde')).toBeInvalid();
    await expect(canvas.getByLabelText('Hasta')).toBeInvalid();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Elija las fechas.');
  },
};

/** In a card on a narrow phone the fields are stacked, so no date is truncated. */
export const NarrowPhone: Story = {
  args: { value: recentRange },
  render: (args) => (
    <div style={{ width: 'min(296px, 100%)' }}>
      <DateRangePicker {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) {
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    }
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        empty: <DateRangePicker {...baseProps} value={null} />,
        selected: <DateRangePicker {...baseProps} value={recentRange} />,
        'with clear': <DateRangePicker {...baseProps} value={recentRange} onClear={fn()} />,
        'field labels': <DateRangePicker {...baseProps} value={recentRange} labelMode="hidden" />,
        hint: <DateRangePicker {...baseProps} value={recentRange} hint="Hasta hoy." />,
        invalid: <DateRangePicker {...baseProps} value={null} error="Elija las dos fechas." />,
        disabled: <DateRangePicker {...baseProps} value={recentRange} disabled />,
      },
    }),
};
