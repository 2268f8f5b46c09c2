import type { Meta, StoryObj } from '@storybook/react-vite';
import CreditCard from 'lucide-react/icons/credit-card';
import { expect, fn, userEvent } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { interactionStates, renderInteractionStates } from '../../story/interaction-states.tsx';
import { Button } from './button.tsx';

const meta = {
  component: Button,
  parameters: {
    usage: {
      when: 'Use a button for an action: one `primary` per view, `secondary` beside it, `quiet` in cards and rows.',
      whenNot:
        'Use a `Link`, or a link with `asChild`, to navigate. Use an `IconButton` for an icon without text.',
      content:
        "Use a verb and its object in at most three words: 'Ir a pagar'. Add an icon only if it helps recognition.",
      anatomy:
        'An optional icon and a label. While the button is busy, a spinner replaces the icon.',
      keyboard: 'Enter or Space activates the button.',
      accessibility:
        'A busy button stays focusable and is named by `busyLabel`; a `disabled` button is not focusable.',
    },
  },
  args: { children: 'Pagar', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pagar' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Borrar todas' } };
export const WithIcon: Story = { args: { icon: <CreditCard size={18} /> } };
export const FullWidth: Story = { args: { width: 'full', size: 'lg' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const OnBrand: Story = {
  args: { variant: 'brand' },
  render: (args) => (
    <div style={{ background: 'var(--ui-brand)', padding: 8 }}>
      <Button {...args} />
    </div>
  ),
};
/** The hover, focus and pressed states side by side. */
export const HoverFocusPressed: Story = {
  parameters: { pseudo: interactionStates },
  render: (args) => renderInteractionStates((state) => <Button {...args} {...state} />),
};

export const Disabled: Story = { args: { disabled: true } };

/** While the action is pending, further clicks and key presses do nothing. */
export const Busy: Story = {
  args: { busy: true, busyLabel: 'Procesando…', children: 'Pagar' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Procesando…' });
    button.focus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

const handleSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** While the submit button is busy, neither a click nor Enter in a field submits the form. */
export const BusySubmit: Story = {
  render: () => (
    <form onSubmit={handleSubmit}>
      <input aria-label="Valor" style={{ width: '100%' }} />
      <Button type="submit" busy busyLabel="Guardando…">
        Guardar
      </Button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(handleSubmit).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'row',
      states: {
        primary: <Button>Pagar</Button>,
        secondary: <Button variant="secondary">Ver detalle</Button>,
        quiet: <Button variant="quiet">Ver todos</Button>,
        danger: <Button variant="danger">Borrar</Button>,
        small: <Button size="sm">Pagar</Button>,
        large: <Button size="lg">Pagar</Button>,
        busy: (
          <Button busy busyLabel="Procesando…">
            Pagar
          </Button>
        ),
        disabled: <Button disabled>Pagar</Button>,
        icon: <Button icon={<CreditCard size={18} />}>Pagar</Button>,
      },
    }),
};
