import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { Illustration, type IllustrationName } from './illustration.tsx';

const meta = {
  component: Illustration,
  parameters: {
    usage: {
      when: 'Use an illustration in an empty or failed state, above the text that explains it.',
      whenNot: 'For decoration next to content, or at sizes below 96 px, use an icon.',
      content: 'Do not convey anything that the text does not say.',
      anatomy: 'One drawing in the colors of the theme, 96 or 160 px high.',
      keyboard: 'None. The illustration is not focusable.',
      accessibility: 'Hidden from screen readers. The text beside it carries the meaning.',
    },
  },
  args: { name: 'empty' },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The illustration is decorative: screen readers skip it. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const NoMatch: Story = { args: { name: 'no-match' } };
export const Done: Story = { args: { name: 'done' } };
export const Failed: Story = { args: { name: 'failed' } };
export const Offline: Story = { args: { name: 'offline' } };
export const Forbidden: Story = { args: { name: 'forbidden' } };
export const NotFound: Story = { args: { name: 'not-found' } };
export const Maintenance: Story = { args: { name: 'maintenance' } };
export const SessionEnded: Story = { args: { name: 'session-ended' } };
export const Large: Story = { args: { name: 'not-found', size: 'lg' } };

const names: readonly IllustrationName[] = [
  'empty',
  'no-match',
  'done',
  'failed',
  'offline',
  'forbidden',
  'not-found',
  'maintenance',
  'session-ended',
];

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'row',
      states: Object.fromEntries(
        names.map((name) => [name, <Illustration key={name} name={name} />]),
      ),
    }),
};
