import { overrideDeploymentOptions } from '@surtidor/domain/variants';
import { describe, expect, it } from 'vitest';
import { findPage, getPageId, getSections } from './routes.ts';

const options = overrideDeploymentOptions({
  ownRoutes: [{ path: '/admin/machines', title: 'Máquinas' }],
  omitted: ['calendar'],
});

describe('findPage', () => {
  it.each([
    ['/', 'dashboard'],
    ['/admin/pending-invoices', 'pending-invoices'],
    ['/admin/pending-invoices/cash', 'cash-payment'],
    ['/admin/pending-invoices/calendar', undefined],
    ['/admin/pending-invoices/other', undefined],
    ['/admin/machines', undefined],
  ])('finds the screen at %s: %s', (path, screen) => {
    expect(findPage(path, options)?.screen).toBe(screen);
  });
});

it('getSections returns the sections that are not left out, in the order of the table', () => {
  expect(getSections('pending-invoices', options).map(({ id }) => id)).toEqual([
    'cash-payment',
    'payments',
    'compensate',
    'compensations',
  ]);
  expect(getSections('orders', options)).toEqual([]);
});

describe('getPageId', () => {
  const getId = (query: string, pathname = '/allied/news') =>
    getPageId(pathname, new URLSearchParams(query));

  it.each(['q=a', 'pages=2&sort=date', ''])('ignores the filters of a list: ?%s', (query) => {
    expect(getId(query)).toBe(getId('status=5'));
  });

  it.each(['newsId=1', 'orderNumber=1', 'uuid=1', 'id=1'])(
    'distinguishes records: ?%s',
    (query) => {
      expect(new Set([getId(''), getId(query), getId(`${query}0`)]).size).toBe(3);
    },
  );

  it('distinguishes paths', () => {
    expect(getId('')).not.toBe(getId('', '/'));
  });
});
