import { beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../test/test-backend.ts';
import { NOON } from '../../test/tiny-fixture.ts';
import { buildScenario, getEmail } from '../scenarios/index.ts';

const reader = { email: getEmail('basico') };

let backend: TestBackend;
beforeAll(async () => {
  backend = startTestBackend({ rows: await buildScenario({ scenario: 'typical', now: NOON }) });
});

describe('content blocks', () => {
  const query = async (identifiers: (string | null)[]) => {
    const { data } = await backend.query(
      null,
      'query ($identifiers: [String]) { cmsBlocks(identifiers: $identifiers) { items { identifier content } } }',
      { identifiers },
    );
    return data.cmsBlocks.items;
  };

  it('are public, in the requested order, without unknown and duplicate ones', async () => {
    const items = await query(['menu-links', 'no existe', null, 'home-carousel', 'menu-links']);
    const found = items.map((item: { identifier: string }) => item.identifier);
    expect(found).toEqual(['menu-links', 'home-carousel']);
    expect(await query([])).toEqual([]);
  });

  it('have URLs of this backend', async () => {
    const [carousel] = await query(['home-carousel']);
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
  ])('include %s, without anything that runs', async (identifier) => {
    const [block] = await query([identifier]);
    expect(block.content.length).toBeGreaterThan(100);
    expect(block.content).not.toMatch(/<script|javascript:|\son\w+=|<iframe|style=/i);
  });
});

describe('news', () => {
  const list = `query ($pageSize: Int, $currentPage: Int, $filter: BlogPostsFilterInput) {
    mpBlogPosts(action: "get_post_list", pageSize: $pageSize, currentPage: $currentPage, filter: $filter) {
      total_count items { post_id publish_date image } } }`;
  const query = async (variables: Record<string, unknown> = {}) =>
    (await backend.query(reader, list, variables)).data.mpBlogPosts;

  it('are listed newest first, three per page, with a total', async () => {
    const first = await query();
    expect(first.items).toHaveLength(3);
    expect(first.total_count).toBe(9);
    const dates = (await query({ pageSize: 9 })).items.map(
      (post: { publish_date: string }) => post.publish_date,
    );
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await query({ pageSize: 4, currentPage: 3 })).items).toHaveLength(1);
  });

  it('are found by id for the detail', async () => {
    const { items } = await query({ filter: { post_id: { eq: '9' } } });
    expect(items.map((post: { post_id: number }) => post.post_id)).toEqual([9]);
    expect(items[0].image).toBe('http://localhost:4100/content/noticia-pagos.svg');
    expect((await query({ filter: { post_id: { eq: '404' } } })).items).toEqual([]);
  });

  it('reject other actions, invalid ids, and requests without a session', async () => {
    const action = await backend.query(
      reader,
      '{ mpBlogPosts(action: "delete_all") { total_count } }',
    );
    expect(action.codes).toEqual(['INVALID_INPUT']);
    const id = await backend.query(reader, list, { filter: { post_id: { eq: '9 or 1=1' } } });
    expect(id.codes).toEqual(['INVALID_INPUT']);
    expect((await backend.query(null, list)).codes).toEqual(['UNAUTHORIZED']);
  });
});
