import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../story/controlled.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { DisclosureButton, type DisclosureButtonProps } from './disclosure-button.tsx';

/** Renders the content that the button shows. */
const withContent: Decorator<DisclosureButtonProps> = (Story, { args }) => (
  <div>
    <Story />
    {args.open && <p id={args.controls}>Diésel corriente, gasolina extra y lubricante 15W-40.</p>}
  </div>
);

const meta = {
  component: DisclosureButton,
  parameters: {
    usage: {
      when: 'Use a disclosure to show optional details of a card or row in place.',
      whenNot:
        'For several consecutive sections, use an `Accordion`. For a list of actions, use a `Menu`.',
      content:
        "Name the content, with a count: 'Productos (3)'. Render the content directly after the button.",
      anatomy:
        'A button with a chevron and a label. The page renders the content, with the id given in `controls`.',
      keyboard: 'Enter or Space shows and hides the content.',
      accessibility:
        'It sets `aria-expanded` and, while open, `aria-controls`. Use `about` to tell similar buttons apart.',
    },
  },
  args: {
    label: 'Productos (3)',
    about: 'del pedido 4500012345',
    open: false,
    controls: 'productos',
    onOpenChange: fn(),
  },
  decorators: [withContent, controlled({ open: 'onOpenChange' })],
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
