import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyNow } from '../../../../../.storybook/portal-parameters.ts';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { SessionExpiredPage } from './session-expired-page.tsx';

/** Replaces every page when the backend rejects the session. */
const meta = {
  component: SessionExpiredPage,
  decorators: [portalStory],
  args: { countdown: { startedAt: storyNow - 2_000, sessionKey: 'story' } },
} satisfies Meta<typeof SessionExpiredPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CountingDown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/sesión/);
    await expect(canvas.getByRole('timer')).toHaveTextContent('5');
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
};
