import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../story/controlled.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { DisclosureButton, type DisclosureButtonProps } from './disclosure-button.tsx';

/** Renders the part that the button shows. */
const withPart: Decorator<DisclosureButtonProps> = (Story, { args }) => (
  <div>
    <Story />
    {args.open && <p id={args.controls}>Diésel corriente, gasolina extra y lubricante 15W-40.</p>}
  </div>
);

const meta = {
  component: DisclosureButton,
  parameters: {
    usage: {
      when: 'Part of a card or row that only some readers want, shown in its place.',
      whenNot: 'Several such parts below each other are an `Accordion`; actions are a `Menu`.',
      content:
        "What it shows, with a count: 'Productos (3)'; the part follows right behind it in the page.",
      anatomy:
        'A button with a chevron and a label. The part it shows is rendered by the page, with the id in `controls`.',
      keyboard: 'Enter or Space shows and hides the part.',
      accessibility:
        '`aria-expanded` tells the state, `aria-controls` names the part while it is open. `about` completes the name where several buttons look alike.',
    },
  },
  args: {
    label: 'Productos (3)',
    about: 'del pedido 4500012345',
    open: false,
    controls: 'productos',
    onOpenChange: fn(),
  },
  decorators: [withPart, controlled({ open: 'onOpenChange' })],
} satisfies Meta<typeof DisclosureButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter and Space both toggle it, as with any button; the focus stays on the button. */
export const Closed: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Productos (3) del pedido 4500012345' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/Diésel corriente/)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.queryByText(/Diésel corriente/)).toBeNull();
    await expect(button).toHaveFocus();
  },
};

export const Open: Story = { args: { open: true } };

export const States: Story = {
  render: (args) =>
    renderStates({
      layout: 'row',
      states: {
        closed: <DisclosureButton {...args} />,
        open: <DisclosureButton {...args} open controls="" />,
      },
    }),
};
