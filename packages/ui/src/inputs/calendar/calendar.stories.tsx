import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { Calendar } from './calendar.tsx';

/** The calendar of the date fields on its own, in every theme. */
const meta = {
  tags: ['!autodocs', '!dev'],
  component: Calendar,
  args: {
    today: '2026-11-21',
    min: '2026-01-01',
    max: '2026-11-24',
    from: '2026-11-05',
    to: '2026-11-05',
    initialDay: '2026-11-05',
    onPick: fn(),
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneDay: Story = {};
export const Range: Story = { args: { from: '2026-10-28', to: '2026-11-12', isRange: true } };
export const TwoMonths: Story = {
  args: { from: '2026-10-28', to: '2026-11-12', months: 2, isRange: true },
};
export const NothingSelected: Story = { args: { from: null, to: null } };

export const IgnoresDaysOutsideTheLimits: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: /25 de noviembre/ }));
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('gridcell', { name: /24 de noviembre/ }));
    await expect(args.onPick).toHaveBeenCalledWith('2026-11-24');
  },
};

/** Keys with Alt or Control are browser shortcuts, such as back or forward. */
export const IgnoresBrowserShortcuts: Story = {
  play: async ({ args, canvas }) => {
    const day = canvas.getByRole('gridcell', { name: /5 de noviembre/, selected: true });
    day.focus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{Enter}{/Alt}{Control>}{Home}{/Control}');
    await expect(day).toHaveFocus();
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('gridcell', { name: /, 4 de noviembre/ })).toHaveFocus();
  },
};

export const States: Story = {
  render: (args) =>
    renderStates({
      layout: 'grid',
      states: {
        'one day': <Calendar {...args} />,
        range: <Calendar {...args} from="2026-10-28" to="2026-11-12" isRange />,
        'nothing selected': <Calendar {...args} from={null} to={null} />,
      },
    }),
};
