import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyNow } from '../../../../../.storybook/portal-parameters.ts';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { OfflineBanner } from './offline-banner.tsx';

/** Shown above every page while offline. */
const meta = {
  component: OfflineBanner,
  decorators: [portalStory],
  parameters: {
    portal: { connection: { online: false, page: '/', loadedAt: storyNow - 25 * 60_000 } },
  },
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoadedToday: Story = {
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('status', { name: 'Conexión' });
    await expect(banner).toHaveTextContent('No tiene conexión a internet.');
    await expect(banner).toHaveTextContent('Esta información es de las 09:35.');
  },
};

export const LoadedOnAnotherDay: Story = {
  parameters: {
    portal: { connection: { online: false, page: '/', loadedAt: storyNow - 24 * 3_600_000 } },
  },
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('status', { name: 'Conexión' });
    await expect(banner).toHaveTextContent('Esta información es del 19 nov 2026, 10:00.');
  },
};

export const NothingLoaded: Story = {
  parameters: { portal: { connection: { online: false, page: '/', loadedAt: null } } },
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('status', { name: 'Conexión' });
    await expect(banner).toHaveTextContent('quedan en espera hasta que se restablezca');
  },
};
