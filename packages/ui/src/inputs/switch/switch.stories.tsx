import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { interactionStates, renderInteractionStates } from '../../story/interaction-states.tsx';
import { Switch } from './switch.tsx';

const meta = {
  component: Switch,
  parameters: {
    usage: {
      when: 'Use a switch for a setting that takes effect immediately, such as notifications or automatic refresh.',
      whenNot:
        'Use a `Checkbox` to accept terms, or for a choice that takes effect when the form is submitted.',
      content:
        'Name the setting, not the action: "Avisos por correo". Keep the label the same in both states.',
      anatomy: 'A track with a thumb, and its label, with the hint and error below.',
      keyboard: 'Space toggles the switch.',
      accessibility: 'A native checkbox with the role `switch`, announced as on or off.',
    },
  },
  args: { label: 'Avisos por correo', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Avisos por correo'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };

/** The hover, focus and pressed states side by side. */
export const HoverFocusPressed: Story = {
  parameters: { pseudo: interactionStates },
  render: (args) => renderInteractionStates((state) => <Switch {...args} {...state} />),
};
export const WithHint: Story = { args: { hint: 'Un correo por cada pedido despachado.' } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const Invalid: Story = {
  args: { error: 'No pudimos guardar el cambio. Intente de nuevo.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/No pudimos guardar/);
  },
};

/** On a right-to-left page the thumb moves to the left. */
export const RightToLeft: Story = {
  args: { defaultChecked: true },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        off: <Switch label="Avisos por correo" />,
        on: <Switch label="Avisos por correo" defaultChecked />,
        hint: <Switch label="Avisos por correo" hint="Uno por pedido." defaultChecked />,
        invalid: <Switch label="Avisos por correo" error="No pudimos guardar el cambio." />,
        disabled: <Switch label="Avisos por correo" disabled />,
        'disabled, on': <Switch label="Avisos por correo" disabled defaultChecked />,
      },
    }),
};
