import type { Meta, StoryObj } from '@storybook/react-vite';
import Menu from 'lucide-react/icons/menu';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, fn, userEvent } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { interactionStates, renderInteractionStates } from '../../story/interaction-states.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  component: IconButton,
  parameters: {
    usage: {
      when: 'Use an icon button for an action with a familiar icon where a label does not fit: close, remove, more.',
      whenNot: 'Use a `Button` for the main action and for icons that users might not recognize.',
      content:
        "Use one icon, and a label that names the action and its object: 'Quitar bono de $ 50.000'.",
      anatomy: 'One icon in a 40 px square.',
      keyboard: 'Enter or Space activates the button.',
      accessibility: '`label` is the accessible name and the tooltip.',
    },
  },
  args: { label: 'Borrar', children: <Trash2 />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPage: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Borrar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
/** The hover, focus and pressed states side by side. */
export const HoverFocusPressed: Story = {
  parameters: { pseudo: interactionStates },
  render: (args) => renderInteractionStates((state) => <IconButton {...args} {...state} />),
};

export const Disabled: Story = { args: { disabled: true } };

const brandButton = (
  <div style={{ background: 'var(--ui-brand)', padding: 8 }}>
    <IconButton label="Menú" background="brand">
      <Menu />
    </IconButton>
  </div>
);
export const OnBrand: Story = { render: () => brandButton };

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'row',
      states: {
        page: (
          <IconButton label="Borrar">
            <Trash2 />
          </IconButton>
        ),
        disabled: (
          <IconButton label="Borrar" disabled>
            <Trash2 />
          </IconButton>
        ),
        brand: brandButton,
      },
    }),
};
