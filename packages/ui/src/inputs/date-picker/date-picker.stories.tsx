import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { controlled } from '../../story/controlled.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { ownFrame } from '../../story/own-frame.ts';
import { DatePicker } from './date-picker.tsx';

const meta = {
  component: DatePicker,
  parameters: {
    ...ownFrame,
    usage: {
      when: 'Use a date picker to enter an exact day that users know or find by its weekday.',
      whenNot:
        'Use a `DateRangePicker` for two days, a `MonthPicker` for a month, and a `Select` for named periods.',
      content:
        "Pass a label, the limits if they exist, and the current day in the store's time zone.",
      anatomy: 'A label, a text field, a button that opens the calendar, a hint and an error.',
      keyboard:
        'A date can be typed. In the calendar, arrow keys move by day and week, Page Up and Page Down by month. Enter selects a day and Escape closes the calendar.',
      accessibility:
        'The calendar is a `dialog` with a `grid`. Each day has its full date as its name.',
    },
  },
  args: {
    label: 'Fecha de entrega',
    value: null,
    today: '2026-11-21',
    onValueChange: fn(),
  },
  decorators: [controlled({ value: 'onValueChange' })],
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDay = (name: string) => screen.findByRole('gridcell', { name });

export const Empty: Story = {};
export const Selected: Story = { args: { value: '2026-11-05' } };
export const Invalid: Story = { args: { error: 'Elija la fecha de entrega.' } };
export const Disabled: Story = { args: { value: '2026-11-05', disabled: true } };
export const ReadOnly: Story = { args: { value: '2026-11-05', readOnly: true } };

/** The backend sometimes sends invalid dates. The field stays empty instead of showing another day. */
export const NonexistentDate: Story = {
  args: { value: '2026-02-31' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const Typing: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Fecha de entrega' });
    await userEvent.type(field, '05112026');
    await expect(field).toHaveValue('05/11/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-05');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(field).toBeValid();
  },
};

/** If the window loses the focus, the incomplete date is not reported as an error. */
export const KeepsDraftWhenWindowLosesFocus: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '05/11');
    await fireEvent.focusOut(field);
    await expect(field).not.toBeInvalid();
    await userEvent.keyboard('2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-05');
  },
};

export const ExplainsInvalidDate: Story = {
  args: { value: '2026-11-05' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '31/02/2026');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveValue('31/02/2026');
    await expect(field).toHaveAccessibleDescription(/DD\/MM\/AAAA/);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.clear(field);
    await userEvent.type(field, '2-3-2026');
    await userEvent.tab();
    await expect(field).toHaveValue('02/03/2026');
    await expect(field).toBeValid();
  },
};

export const ExplainsDateOutsideLimits: Story = {
  args: { min: '2026-09-21', max: '2026-11-21' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '22/11/2026');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/entre el 21\/09\/2026 y el 21\/11\/2026/);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Open: Story = {
  args: { value: '2026-11-05', min: '2026-09-21', max: '2026-11-21' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Abrir calendario/ }));
    await waitFor(async () =>
      expect(await findDay('jueves, 5 de noviembre de 2026')).toHaveFocus(),
    );
    const columnHeaders = within(screen.getByRole('grid')).getAllByRole('columnheader');
    await expect(columnHeaders[0]).toHaveAttribute('abbr', 'lunes');
  },
};

export const ByKeyboard: Story = {
  args: { value: '2026-11-05', max: '2026-12-10' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () =>
      expect(await findDay('jueves, 5 de noviembre de 2026')).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(async () =>
      expect(await findDay('viernes, 13 de noviembre de 2026')).toHaveFocus(),
    );
    await userEvent.keyboard('{Home}');
    await waitFor(async () => expect(await findDay('lunes, 9 de noviembre de 2026')).toHaveFocus());
    await userEvent.keyboard('{End}{PageUp}');
    await waitFor(async () => expect(await findDay('jueves, 15 de octubre de 2026')).toHaveFocus());
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await waitFor(async () =>
      expect(await findDay('jueves, 10 de diciembre de 2026')).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-12-10');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field).toHaveFocus();
  },
};

/** Closing returns the focus to the field or button that opened the calendar, even after a click outside. */
export const RestoresFocusOnClose: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    const panel = await screen.findByRole('dialog');
    await expect(panel).toHaveAttribute('aria-modal', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const TrapsTabAndRestoresFocusOnEscape: Story = {
  args: { value: '2026-11-05' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const selectedCell = await findDay('jueves, 5 de noviembre de 2026');
    await waitFor(() => expect(selectedCell).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Año anterior' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(selectedCell).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const SelectsDayInAnotherMonth: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Mes anterior' }));
    await screen.findByRole('grid', { name: 'octubre de 2026' });
    await userEvent.click(await findDay('sábado, 31 de octubre de 2026'));
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-10-31');
    await expect(canvas.getByRole('textbox')).toHaveValue('31/10/2026');
  },
};

/** The form posts the value, not the text in the field. */
export const PostsValueInForm: Story = {
  args: { name: 'when' },
  render: (args) => (
    <form aria-label="Entrega">
      <DatePicker {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const getPostedValues = () => new FormData(form).getAll('when');
    await expect(getPostedValues()).toEqual(['']);
    await userEvent.type(canvas.getByRole('textbox'), '20-11-26');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('20/11/2026');
    await expect(getPostedValues()).toEqual(['2026-11-20']);
  },
};

const baseProps = { today: '2026-11-21', onValueChange: fn() };

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        empty: <DatePicker label="Fecha" value={null} {...baseProps} />,
        selected: <DatePicker label="Fecha" value="2026-11-05" {...baseProps} />,
        hint: <DatePicker label="Fecha" value={null} hint="Hasta hoy." {...baseProps} />,
        invalid: <DatePicker label="Fecha" value={null} error="Elija una fecha." {...baseProps} />,
        disabled: <DatePicker label="Fecha" value="2026-11-05" disabled {...baseProps} />,
        'read-only': <DatePicker label="Fecha" value="2026-11-05" readOnly {...baseProps} />,
      },
    }),
};
