import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { portalStory, redirectTo } from '../../../../../.storybook/portal-story.tsx';
import StoreExitScreen from './store-exit-screen.tsx';

const linkPath = '/server-middleware/generate-link-to-store';

const meta = {
  component: StoreExitScreen,
  decorators: [portalStory],
  parameters: {
    portal: {
      framed: true,
      path: '/admin/store',
      rest: { [linkPath]: { status: 200, body: { url: '/entrada?llave=una-vez' } } },
    },
  },
} satisfies Meta<typeof StoreExitScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Abriendo la tienda…')).toBeVisible();
    await waitFor(() =>
      expect(redirectTo).toHaveBeenCalledWith(
        'https://sandbox.example/store/entrada?llave=una-vez',
        'passed',
      ),
    );
  },
};

export const Failed: Story = {
  parameters: { portal: { rest: { [linkPath]: { status: 502, body: { code: 'backend' } } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(redirectTo).not.toHaveBeenCalled();
  },
};

export const UrlRejected: Story = {
  parameters: {
    portal: { rest: { [linkPath]: { status: 200, body: { url: '\\\\evil.example/entrada' } } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos abrir la tienda')).toBeVisible();
    await expect(redirectTo).not.toHaveBeenCalled();
  },
};
