import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../../inputs/text-field/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import { Announcement } from './announcement.tsx';

const meta = {
  component: Announcement,
  parameters: {
    usage: {
      when: 'Use an announcement for a value that changes while the user types, such as a total, and for a result that arrives together with its panel.',
      whenNot:
        'If the text is visible, changes rarely and its element is always rendered, use `role="status"`.',
      content: 'Repeat the visible text, so that everyone gets the same information.',
      anatomy: 'A live region without a visible part.',
      keyboard: 'None. The announcement is not focusable.',
      accessibility:
        'A `status` that is empty at first. Each change restarts the wait, so typing announces one value, not every digit.',
    },
  },
  args: { text: 'Pago aprobado, $ 68.181.000', delayMs: 50 },
} satisfies Meta<typeof Announcement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnnouncesAfterPause: Story = {
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await waitFor(() => expect(region).toHaveTextContent(args.text));
  },
};

const TypedAmount = () => {
  const [amount, setAmount] = useState('');
  return (
    <>
      <TextField
        label="Valor a pagar"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Announcement text={amount} delayMs={300} />
    </>
  );
};

/** Typing announces the final amount only. */
export const WhileTyping: Story = {
  render: () => <TypedAmount />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    const announcedTexts: string[] = [];
    const observer = new MutationObserver(() => announcedTexts.push(region.textContent ?? ''));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    await userEvent.type(canvas.getByRole('textbox'), '43210');
    await waitFor(() => expect(announcedTexts).toEqual(['43210']));
    observer.disconnect();
  },
};

export const States: Story = {
  render: (args) => renderStates({ states: { announced: <Announcement {...args} /> } }),
};
