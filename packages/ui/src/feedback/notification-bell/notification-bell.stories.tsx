import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { ownFrame } from '../../story/own-frame.ts';
import { NotificationBell } from './notification-bell.tsx';

const onBrand = (count: number) => (
  <div style={{ background: 'var(--ui-brand)', padding: 8 }}>
    <NotificationBell count={count} href="#avisos" />
  </div>
);

const meta = {
  component: NotificationBell,
  parameters: {
    ...ownFrame,
    usage: {
      when: 'Once, in the header, opening the notifications.',
      whenNot: 'Counts of anything else, which are a `Badge` where they belong.',
      content: 'The number of what was not read yet; above 99 it says so.',
      anatomy: 'A bell, with a counter above it while something is unread.',
      keyboard: 'A link: Enter follows it.',
      accessibility:
        "The name contains the number ('99+' above 99); the counter itself is hidden from screen readers.",
    },
  },
  args: { count: 3, href: '#avisos' },
  render: ({ count }) => onBrand(count),
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeUnread: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notificaciones: 3 sin leer' })).toBeVisible();
  },
};
export const NoneUnread: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notificaciones' })).toHaveTextContent('');
  },
};
export const VeryMany: Story = { args: { count: 5000 } };

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'row',
      states: { none: onBrand(0), some: onBrand(3), many: onBrand(5000) },
    }),
};
