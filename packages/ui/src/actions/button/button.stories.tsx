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
      when: 'Something is done: paid, saved, opened. One `primary` a view, `secondary` beside it, `quiet` inside cards and rows.',
      whenNot:
        'Going to another page is a `Link`, or a link drawn with `asChild`. A sign alone is an `IconButton`.',
      content:
        "A verb and its object in at most three words: 'Ir a pagar'. An icon only where it says it faster.",
      anatomy: 'An optional icon before the words; while it is busy a spinner replaces the icon.',
      keyboard: 'Enter or Space presses it.',
      accessibility:
        'A busy button keeps the focus and its name says what is under way; only `disabled` takes it out of the tab order.',
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
/** What pointer and keyboard change, shown side by side. */
export const HoverFocusPressed: Story = {
  parameters: { pseudo: interactionStates },
  render: (args) => renderInteractionStates((state) => <Button {...args} {...state} />),
};

export const Disabled: Story = { args: { disabled: true } };

/** A second press, by mouse or keyboard, does nothing while the action is pending. */
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

const submitted = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Neither the button nor Enter in a field sends a form whose button is busy. */
export const BusySubmit: Story = {
  render: () => (
    <form onSubmit={submitted}>
      <input aria-label="Valor" style={{ width: '100%' }} />
      <Button type="submit" busy busyLabel="Guardando…">
        Guardar
      </Button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(submitted).not.toHaveBeenCalled();
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
