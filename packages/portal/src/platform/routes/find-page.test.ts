import { defaultDeploymentOptions } from '@surtidor/domain/variants';
import { describe, expect, it } from 'vitest';
import { findPage, getPageId, getSectionPath } from './find-page.ts';
import { routes } from './routes.ts';

const hubPath = '/admin/pending-invoices';
const getScreen = (query: string) =>
  findPage(hubPath, defaultDeploymentOptions, new URLSearchParams(query))?.screen;
const { sections } = routes['pending-invoices'];

describe('the sections of a route', () => {
  it('show the page of the route without a section', () => {
    expect(findPage(hubPath, defaultDeploymentOptions)?.screen).toBe('pending-invoices');
  });

  it.each(['', 'section=', 'section=else', 'section=constructor', 'section=__proto__', 'q=cash'])(
    'show the page of the route at ?%s',
    (query) => {
      expect(getScreen(query)).toBe('pending-invoices');
    },
  );

  it.each(Object.entries(sections))('show the page of %s', (section, { screen }) => {
    const { search } = new URL(getSectionPath(hubPath, section), 'http://portal');
    expect(getScreen(search)).toBe(screen);
  });

  it('do not apply to other routes', () => {
    const cashQuery = new URLSearchParams('section=cash');
    expect(findPage('/', defaultDeploymentOptions, cashQuery)?.screen).toBe('dashboard');
    expect(findPage('/nowhere', defaultDeploymentOptions, cashQuery)).toBeNull();
  });
});

describe('getPageId', () => {
  const getId = (query: string, pathname = '/allied/news') =>
    getPageId(pathname, new URLSearchParams(query));

  it.each(['q=a', 'pages=2&sort=date', ''])('ignores the filters of a list: ?%s', (query) => {
    expect(getId(query)).toBe(getId('status=5'));
  });

  it.each(['section=cash', 'newsId=1', 'orderNumber=1', 'uuid=1', 'id=1'])(
    'distinguishes sections and records: ?%s',
    (query) => {
      expect(new Set([getId(''), getId(query), getId(`${query}0`)]).size).toBe(3);
    },
  );

  it('distinguishes paths', () => {
    expect(getId('')).not.toBe(getId('', '/'));
  });
});
