import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { ownFrame } from '../../story/own-frame.ts';
import { NotificationBell } from './notification-bell.tsx';

const renderOnBrand = (count: number) => (
  <div style={{ background: 'var(--ui-brand)', padding: 8 }}>
    <NotificationBell count={count} href="#avisos" />
  </div>
);

const meta = {
  component: NotificationBell,
  parameters: {
    ...ownFrame,
    usage: {
      when: 'Use it once, in the header, to open the notifications.',
      whenNot: 'For any other count, use a `Badge` next to the item.',
      content: "Show the number of unread notifications. Above 99 it shows '99+'.",
      anatomy: 'A bell, with a counter while there are unread notifications.',
      keyboard: 'The bell is a link: Enter follows it.',
      accessibility:
        "The accessible name includes the count ('99+' above 99). The counter is hidden from screen readers.",
    },
  },
  args: { count: 3, href: '#avisos' },
  render: ({ count }) => renderOnBrand(count),
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithUnread: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notificaciones: 3 sin leer' })).toBeVisible();
  },
};
export const WithoutUnread: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notificaciones' })).toHaveTextContent('');
  },
};
export const ManyUnread: Story = { args: { count: 5000 } };

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'row',
      states: { none: renderOnBrand(0), some: renderOnBrand(3), many: renderOnBrand(5000) },
    }),
};
