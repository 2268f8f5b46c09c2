import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { EmailText } from './email-text.tsx';

const meta = {
  component: EmailText,
  parameters: {
    usage: {
      when: 'Use it to display an e-mail address in a card or table that can be narrow.',
      whenNot: 'To enter an address, use a `TextField`. Within a sentence, use a `Link`.',
      content: 'Pass the address only, as it was entered.',
      anatomy: 'The address, with line break opportunities after `@` and each dot.',
      keyboard: 'None. The address is plain text.',
      accessibility:
        'Screen readers read one address; the line break opportunities are not announced.',
    },
  },
  args: { address: 'ana.rojas@combustiblesdelvalle.example' },
} satisfies Meta<typeof EmailText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent(args.address);
  },
};

/** Copied text is a single word: the break opportunities add no characters. */
export const Narrow: Story = {
  render: (args) => (
    <p style={{ width: 'min(14rem, 100%)' }}>
      <EmailText {...args} />
    </p>
  ),
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement.querySelector('p')?.textContent).toBe(args.address);
  },
};

export const WithoutAtSign: Story = { args: { address: 'sin-correo' } };

export const States: Story = {
  render: (args) =>
    renderStates({
      layout: 'row',
      states: {
        plain: <EmailText {...args} />,
        narrow: (
          <p style={{ width: 'min(14rem, 100%)' }}>
            <EmailText {...args} />
          </p>
        ),
      },
    }),
};
