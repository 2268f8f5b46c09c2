import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../../story/controlled.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { ownFrame } from '../../story/own-frame.ts';
import { MonthPicker } from './month-picker.tsx';

const meta = {
  component: MonthPicker,
  parameters: {
    ...ownFrame,
    usage: {
      when: 'Use a month picker to choose a month and its year, such as a statement period or an expiry month.',
      whenNot: 'Use a `DatePicker` for days and a `Select` for the last few months by name.',
      content: 'Pass a label and the first and last selectable month.',
      anatomy: 'A label, a text field, and a button that opens the months of a year.',
      keyboard:
        'A month can be typed. Arrow keys move by month, Page Up and Page Down by year. Enter selects; Escape closes.',
      accessibility: 'The panel is a `dialog` with a `grid` of months.',
    },
  },
  args: { label: 'Mes y año', value: null, today: '2026-11-21', onValueChange: fn() },
  decorators: [controlled({ value: 'onValueChange' })],
} satisfies Meta<typeof MonthPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const findMonth = (name: string) => screen.findByRole('gridcell', { name });

export const Empty: Story = {};
export const Selected: Story = { args: { value: { year: 2026, month: 9 } } };
export const Invalid: Story = { args: { error: 'Elija un mes.' } };
export const Disabled: Story = { args: { value: { year: 2026, month: 9 }, disabled: true } };
export const ReadOnly: Story = { args: { value: { year: 2026, month: 9 }, readOnly: true } };

export const Typing: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mes y año' });
    await userEvent.type(field, '092026');
    await expect(field).toHaveValue('09/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ year: 2026, month: 9 });
    await userEvent.clear(field);
    await userEvent.type(field, '13/2026');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/MM\/AAAA/);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const ExplainsMonthOutsideLimits: Story = {
  args: { max: { year: 2026, month: 11 } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '122026');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/hasta el 11\/2026/);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Open: Story = {
  args: { value: { year: 2026, month: 9 }, max: { year: 2026, month: 11 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () => expect(await findMonth('septiembre de 2026')).toHaveFocus());
    await expect(await findMonth('diciembre de 2026')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ByKeyboard: Story = {
  args: { max: { year: 2026, month: 11 } },
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await findMonth('noviembre de 2026')).toHaveFocus());
    // Arrow keys with Alt are browser shortcuts.
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(await findMonth('noviembre de 2026')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await waitFor(async () => expect(await findMonth('agosto de 2026')).toHaveFocus());
    await userEvent.keyboard('{PageUp}{Home}');
    await waitFor(async () => expect(await findMonth('enero de 2025')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith({ year: 2025, month: 1 });
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

/** The form posts the value, not the text in the field. */
export const PostsValueInForm: Story = {
  args: { name: 'when' },
  render: (args) => (
    <form aria-label="Entrega">
      <MonthPicker {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const getPostedValues = () => new FormData(form).getAll('when');
    await expect(getPostedValues()).toEqual(['']);
    await userEvent.type(canvas.getByRole('textbox'), '9-2026');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('09/2026');
    await expect(getPostedValues()).toEqual(['2026-09']);
  },
};

const baseProps = { label: 'Mes', today: '2026-11-21', onValueChange: fn() };
const september = { year: 2026, month: 9 };

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        empty: <MonthPicker {...baseProps} value={null} />,
        selected: <MonthPicker {...baseProps} value={september} />,
        invalid: <MonthPicker {...baseProps} value={null} error="Elija un mes." />,
        disabled: <MonthPicker {...baseProps} value={september} disabled />,
        'read-only': <MonthPicker {...baseProps} value={september} readOnly />,
      },
    }),
};
