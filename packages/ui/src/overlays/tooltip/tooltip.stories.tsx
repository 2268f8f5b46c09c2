import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { atBottomRight } from '../../story/bottom-right.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { ownFrame } from '../../story/own-frame.ts';
import { Dialog } from '../dialog/index.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  component: Tooltip,
  parameters: {
    ...ownFrame,
    usage: {
      when: 'Use a tooltip to name an icon or to add a few words to a control.',
      whenNot:
        'For essential or interactive content, use a `Popover`: touch screens have no hover.',
      content: 'Write one to six words, without a period.',
      anatomy: 'A control and one line of text beside it.',
      keyboard: 'The tooltip appears when its control receives the focus. Escape hides it.',
      accessibility:
        'The text describes the control. Touch screens do not show it, so never put essential content there.',
    },
  },
  args: {
    text: 'Incluye los intereses de mora hasta hoy.',
    children: <Button variant="secondary">Saldo</Button>,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text describes its control even while hidden. */
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saldo' })).toHaveAccessibleDescription(
      'Incluye los intereses de mora hasta hoy.',
    );
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Saldo' });
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(button).toHaveAccessibleDescription('Incluye los intereses de mora hasta hoy.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const OnHover: Story = {
  args: { delayMs: 0 },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

const handleOpenChange = fn();

/** The first Escape hides the tooltip, the second closes the enclosing dialog. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog open title="Pago de facturas" onOpenChange={handleOpenChange}>
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async ({ canvas }) => {
    handleOpenChange.mockClear();
    await canvas.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Saldo' })).toHaveFocus();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(handleOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(handleOpenChange).toHaveBeenCalledOnce();
  },
};

/** It is not cut off at the screen's edge. */
export const AtScreenEdge: Story = {
  decorators: [atBottomRight],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const box = await screen.findByRole('tooltip');
    await waitFor(() => {
      const { right, bottom } = box.getBoundingClientRect();
      expect(right).toBeLessThanOrEqual(window.innerWidth);
      expect(bottom).toBeLessThanOrEqual(canvas.getByRole('button').getBoundingClientRect().top);
    });
  },
};

export const States: Story = {
  render: (args) =>
    renderStates({
      states: {
        hidden: <Tooltip {...args} />,
        shown: (
          <div style={{ minHeight: '6rem' }}>
            <Tooltip {...args} align="start" open />
          </div>
        ),
      },
    }),
};
