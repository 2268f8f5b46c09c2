import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScenarioRows } from '@surtidor/sandbox/scenarios';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { sanitiseHtml } from '../../features/content/sanitise-html.ts';
import { casesPolicy, sanitiserCases } from '../../features/content/sanitiser-cases.ts';
import NewsScreen from './news-screen.tsx';

const getFirstPostPath = ({ posts }: ScenarioRows) => `/allied/news?newsId=${posts?.[0]?.post_id}`;

const meta = {
  component: NewsScreen,
  decorators: [portalStory],
  parameters: { layout: 'fullscreen', portal: { framed: true, path: getFirstPostPath } },
} satisfies Meta<typeof NewsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const operation = 'NewsPost';
const headingQuery = { level: 1, name: 'Noticias' };

const emptyList = {
  match: { field: 'mpBlogPosts' },
  fault: { kind: 'response', value: { total_count: 0, items: [] } },
} as const;

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

export const NotFound: Story = {
  parameters: { portal: { path: '/allied/news?newsId=999999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Esta noticia ya no está disponible')).toBeVisible();
    await expect(canvas.getByRole('heading', headingQuery)).toBeVisible();
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
    await expect(canvas.getByRole('heading', headingQuery)).toBeVisible();
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByRole('article')).toContainElement(
      canvas.getByRole('heading', { level: 1 }),
    );
  },
};

export const Adversarial: Story = {
  parameters: { portal: { scenario: 'adversarial' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(
      canvasElement.querySelector('script, iframe, [onerror], [onload], a[href^="javascript:"]'),
    ).toBeNull();
    // The server keeps the same markup (sanitise-html.test.ts).
    for (const [html, sanitised] of sanitiserCases) {
      await expect(String(sanitiseHtml(html, casesPolicy))).toBe(sanitised);
    }
  },
};

const listPath = '/allied/news';

/** Resolves with the news cards. */
const findCards = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
  await canvas.findByRole('heading', headingQuery);
  return canvas.findAllByRole('article');
};

export const List: Story = {
  parameters: { portal: { path: listPath } },
  play: async (context) => {
    const initialCards = await findCards(context);
    await expect(initialCards).toHaveLength(3);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Cargar más' }));
    await waitFor(async () => expect((await findCards(context)).length).toBeGreaterThan(3));
    const [card] = await findCards(context);
    if (card === undefined) throw new Error('Expected a news card.');
    await expect(within(card).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/allied\/news\?newsId=\d+$/),
    );
  },
};

export const ListEmpty: Story = {
  parameters: { portal: { path: listPath, faults: [emptyList] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay noticias')).toBeVisible();
  },
};

export const ListFailed: Story = {
  parameters: {
    portal: {
      path: listPath,
      faults: [
        {
          match: { operation: 'NewsList' },
          fault: { kind: 'error', message: 'Sin servicio' },
          times: 1,
        },
      ],
    },
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
  },
};

export const ListFailedThenRetried: Story = {
  ...ListFailed,
  play: async (context) => {
    await ListFailed.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await findCards(context)).toHaveLength(3);
  },
};
