import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { EmailText } from './email-text.tsx';

const meta = {
  component: EmailText,
  parameters: {
    usage: {
      when: 'An address that is read, in cards and tables that can be narrow.',
      whenNot: 'For typing one, which is a `TextField`, and within a sentence as a link.',
      content: 'The address alone, as it was given.',
      anatomy: 'The address, with places to break after `@` and dots.',
      keyboard: 'None: it is text.',
      accessibility: 'Read as one address; the break opportunities are silent.',
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

export const WithoutSign: Story = { args: { address: 'sin-correo' } };

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
