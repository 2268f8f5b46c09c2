import { beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import { NOON } from '../../test/tiny-fixture.ts';
import { buildScenario, getEmail } from '../scenarios/index.ts';

const reader = { email: getEmail('basico') };

let backend: TestBackend;
beforeAll(async () => {
  backend = startTestBackend({ rows: await buildScenario({ scenario: 'typical', now: NOON }) });
});

describe('cmsBlocks', () => {
  const fetchBlocks = async (identifiers: (string | null)[]) => {
    const { data } = await backend.query(
      null,
      'query ($identifiers: [String]) { cmsBlocks(identifiers: $identifiers) { items { identifier content } } }',
      { identifiers },
    );
    return data.cmsBlocks.items;
  };

  it('returns blocks in the requested order and omits unknown and duplicate ones', async () => {
    const items = await fetchBlocks([
      'menu-links',
      'no existe',
      null,
      'home-carousel',
      'menu-links',
    ]);
    const returnedIdentifiers = items.map((item: { identifier: string }) => item.identifier);
    expect(returnedIdentifiers).toEqual(['menu-links', 'home-carousel']);
    expect(await fetchBlocks([])).toEqual([]);
  });

  it('inserts the origin of this backend into URLs', async () => {
    const [carousel] = await fetchBlocks(['home-carousel']);
    expect(carousel.content).toContain(
      'src="http://localhost:4100/content/carrusel-carretera.svg"',
    );
    expect(carousel.content).not.toContain('{{');
  });

  it.each([
    'menu-links',
    'menu-links-lub',
    'home-carousel',
    'home-carousel-peru',
    'home-carousel-ecuador',
    'home-carousel-lub',
    'home-banner',
    'home-banner-fallback',
    'terminos-y-condiciones',
    'habeas-data',
  ])('returns %s without scripts or inline styles', async (identifier) => {
    const [block] = await fetchBlocks([identifier]);
    expect(block.content.length).toBeGreaterThan(100);
    expect(block.content).not.toMatch(/<script|javascript:|\son\w+=|<iframe|style=/i);
  });
});

describe('mpBlogPosts', () => {
  const LIST_POSTS = `query ($pageSize: Int, $currentPage: Int, $filter: BlogPostsFilterInput) {
    mpBlogPosts(action: "get_post_list", pageSize: $pageSize, currentPage: $currentPage, filter: $filter) {
      total_count items { post_id publish_date image } } }`;
  const fetchPosts = async (variables: Record<string, unknown> = {}) =>
    (await backend.query(reader, LIST_POSTS, variables)).data.mpBlogPosts;

  it('returns the newest posts first, three per page, and the total count', async () => {
    const firstPage = await fetchPosts();
    expect(firstPage.items).toHaveLength(3);
    expect(firstPage.total_count).toBe(9);
    const dates = (await fetchPosts({ pageSize: 9 })).items.map(
      (post: { publish_date: string }) => post.publish_date,
    );
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await fetchPosts({ pageSize: 4, currentPage: 3 })).items).toHaveLength(1);
  });

  it('finds a post by its id', async () => {
    const { items } = await fetchPosts({ filter: { post_id: { eq: '9' } } });
    expect(items.map((post: { post_id: number }) => post.post_id)).toEqual([9]);
    expect(items[0].image).toBe('http://localhost:4100/content/noticia-pagos.svg');
    expect((await fetchPosts({ filter: { post_id: { eq: '404' } } })).items).toEqual([]);
  });

  it('rejects other actions, invalid ids and requests without a session', async () => {
    const invalidAction = await backend.query(
      reader,
      '{ mpBlogPosts(action: "delete_all") { total_count } }',
    );
    expect(invalidAction.codes).toEqual(['INVALID_INPUT']);
    const invalidId = await backend.query(reader, LIST_POSTS, {
      filter: { post_id: { eq: '9 or 1=1' } },
    });
    expect(invalidId.codes).toEqual(['INVALID_INPUT']);
    expect((await backend.query(null, LIST_POSTS)).codes).toEqual(['UNAUTHORIZED']);
  });
});
