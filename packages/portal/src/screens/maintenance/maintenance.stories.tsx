import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import MaintenanceScreen from './maintenance-screen.tsx';

const meta = {
  component: MaintenanceScreen,
  decorators: [portalStory],
  parameters: { portal: { role: null, path: '/maintenance' } },
} satisfies Meta<typeof MaintenanceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Maintenance: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText('503')).toBeVisible();
  },
};

export const Assets: Story = {
  parameters: { portal: { path: '/error_assets' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
