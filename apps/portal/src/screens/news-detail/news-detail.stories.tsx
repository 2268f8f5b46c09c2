import type { Meta, StoryObj } from '@storybook/react-vite';
import type { World } from '@surtidor/sandbox/worlds';
import { expect, userEvent } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import NewsDetailScreen from './news-detail-screen.tsx';

const firstPost = ({ posts }: World) => `/allied/news?newsId=${posts?.[0]?.post_id}`;

const meta = {
  component: NewsDetailScreen,
  decorators: [portalStory],
  parameters: { layout: 'fullscreen', portal: { framed: true, path: firstPost } },
} satisfies Meta<typeof NewsDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const operation = 'NewsPost';

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText(/Publicad/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { portal: { faults: [{ match: { operation }, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando…')).toBeInTheDocument();
  },
};

export const Gone: Story = {
  parameters: { portal: { path: '/allied/news?newsId=999999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Esta noticia ya no está disponible')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: { operation }, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const Hostile: Story = {
  parameters: { portal: { world: 'hostile' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(
      canvasElement.querySelector('script, iframe, [onerror], [onload], a[href^="javascript:"]'),
    ).toBeNull();
  },
};
