import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitraries.ts';
import { property } from '../../test/property.ts';
import { defaultDeploymentOptions } from '../variants/deployment-options.ts';
import {
  getNewsPath,
  getOrderDetailsPath,
  getProfilePath,
  getTransactionResultPath,
} from './record-paths.ts';
import { getSafeReturnPath } from './return-path.ts';
import { getSectionRedirect, getTermsPath, matchRoute } from './route-paths.ts';
import { accessRoutes, getAccessRoute } from './routes.ts';

const expectedRoutes = [
  ['/', 'home', 'Home'],
  ['/login', 'login', 'Login'],
  ['/forgot-password', 'forgot-password', 'Forgotten password'],
  ['/reset-password', 'reset-password', 'Create a new password'],
  ['/login-as-customer/login', 'support-login', 'Login'],
  ['/loginascustomer/login', 'support-login-short', 'Login'],
  ['/maintenance', 'maintenance', 'Maintenance page'],
  ['/error_assets', 'error-assets', 'Error assets'],
  ['/dynamic-form', 'dynamic-form', 'Generic question form'],
  ['/admin/account-status', 'account-status', 'Online account status'],
  ['/admin/account-history', 'account-history', 'Account history'],
  ['/admin/orders-list', 'orders', 'Order status'],
  ['/admin/order-details', 'order-details', 'Order details'],
  ['/admin/invoice', 'invoice', 'Invoice'],
  ['/admin/pending-invoices', 'pending-invoices', 'Invoice payments'],
  ['/admin/notifications', 'notifications', 'Notifications'],
  ['/admin/sales-certificate', 'sales-certificate', 'Sales certificates'],
  ['/admin/bonos-regalo', 'vouchers', 'Voucher area'],
  ['/admin/bonos-regalo-tienda', 'voucher-shop', 'Voucher shop'],
  ['/admin/confirmar-compra-bonos', 'voucher-confirmation', 'Purchase confirmation'],
  ['/admin/mis-bonos-comprados', 'purchased-vouchers', 'Purchased vouchers'],
  ['/admin/resultado-transaccion', 'transaction-result', 'Transaction result'],
  ['/admin/store', 'store', 'External store'],
  ['/allied/edit-profile', 'edit-profile', 'Profile'],
  ['/allied/edit/personal-info', 'personal-info', 'Personal information'],
  ['/allied/news', 'news', 'News detail'],
  ['/allied/surtidor-forms', 'survey', 'Satisfaction survey'],
] as const;

/** The sections of pages: not in spec 2. */
const sections = [
  ['/admin/account-history/statement', 'statement', 'account-history'],
  ['/admin/pending-invoices/cash', 'cash-payment', 'pending-invoices'],
  ['/admin/pending-invoices/payments', 'payments', 'pending-invoices'],
  ['/admin/pending-invoices/compensate', 'compensate', 'pending-invoices'],
  ['/admin/pending-invoices/compensations', 'compensations', 'pending-invoices'],
  ['/admin/pending-invoices/calendar', 'due-calendar', 'pending-invoices'],
  ['/allied/edit-profile/associates', 'associates', 'edit-profile'],
  ['/allied/edit-profile/import', 'associates-import', 'edit-profile'],
  ['/allied/edit-profile/access', 'access-matrix', 'edit-profile'],
  ['/allied/edit-profile/activity', 'activity', 'edit-profile'],
  ['/allied/edit/personal-info/access', 'own-access', 'personal-info'],
] as const;

describe('the routes of spec 2', () => {
  test.each(expectedRoutes)('the path %s is the route %s', (path, id, title) => {
    expect(matchRoute(path, defaultDeploymentOptions)).toMatchObject({ id, title, fallback: '/' });
  });

  test('include no others but their sections', () => {
    expect(accessRoutes).toHaveLength(expectedRoutes.length + sections.length);
    expect(getAccessRoute('home')).toEqual({
      id: 'home',
      path: '/',
      title: 'Home',
      audience: 'member',
      anyOf: [],
      fallback: '/',
      menu: { position: 1 },
      stations: 'documents',
    });
  });

  test('menu positions are unique and contiguous', () => {
    const sortPositions = (positions: readonly (number | undefined)[]) =>
      positions.filter((position) => position !== undefined).sort((one, other) => one - other);
    const sidePositions = sortPositions(accessRoutes.map(({ menu }) => menu?.position));
    const headerPositions = sortPositions(accessRoutes.map(({ menu }) => menu?.header));
    expect(sidePositions).toEqual(sidePositions.map((_, index) => index + 1));
    expect(headerPositions).toEqual(headerPositions.map((_, index) => index + 1));
  });

  test.each([
    ['/login/', 'login'],
    ['/admin/store//', 'store'],
    ['//', 'home'],
    ['/Login', undefined],
    ['/admin', undefined],
    ['/admin/store/x', undefined],
    ['', 'home'],
    ['/allied/{product}-forms', undefined],
    ['/allied/Surtidor-forms', undefined],
  ])('matches %j to the route %s', (path, id) => {
    expect(matchRoute(path, defaultDeploymentOptions)?.id).toBe(id);
  });

  test('have the audiences of reading 21', () => {
    const getRouteIds = (audience: string) =>
      accessRoutes.filter((route) => route.audience === audience).map(({ id }) => id);
    expect(getRouteIds('guest')).toEqual(['login']);
    expect(getRouteIds('entry')).toEqual(['support-login', 'support-login-short']);
    expect(getRouteIds('public')).toEqual([
      'forgot-password',
      'reset-password',
      'maintenance',
      'error-assets',
    ]);
  });
});

describe('the sections of pages', () => {
  test.each(sections)('%s is the section %s of %s, with its permissions', (path, id, parent) => {
    const route = matchRoute(path, defaultDeploymentOptions);
    const { anyOf } = getAccessRoute(parent);
    expect(route).toMatchObject({ id, parent, anyOf, audience: 'member' });
    expect(path.startsWith(`${getAccessRoute(parent).path}/`)).toBe(true);
  });

  const redirect = (url: string, options = defaultDeploymentOptions) => {
    const { pathname, searchParams } = new URL(url, 'https://portal.example');
    return getSectionRedirect(matchRoute(pathname, options), searchParams);
  };

  test.each(sections)('links from before %s had a path lead to it', (path, _, parent) => {
    const page = getAccessRoute(parent).path;
    const name = path.slice(page.length + 1);
    expect(redirect(`${page}?section=${name}`)).toBe(path);
    expect(redirect(`${page}/?section=${name}`)).toBe(path);
    expect(redirect(`${page}?q=a%26b&section=${name}&station=1&q=c+d`)).toBe(
      `${path}?q=a%26b&station=1&q=c+d`,
    );
  });

  test.each([
    '/admin/pending-invoices',
    '/admin/pending-invoices?section=',
    '/admin/pending-invoices?section=other',
    '/admin/pending-invoices?section=statement',
    '/admin/pending-invoices?section=constructor',
    '/admin/pending-invoices?section=../store',
    '/admin/pending-invoices/cash?section=cash',
    '/?section=cash',
    '/nowhere?section=cash',
  ])('the address %s remains', (url) => {
    expect(redirect(url)).toBeNull();
  });

  test('an own page in place of a page has its own search params', () => {
    const ownRoutes = [{ path: '/admin/pending-invoices', title: 'Cartera' }] as const;
    const options = { ...defaultDeploymentOptions, ownRoutes };
    expect(redirect('/admin/pending-invoices?section=cash', options)).toBeNull();
  });

  test('a link to a section that was left out leads to its address, which is not found', () => {
    const options = { ...defaultDeploymentOptions, omitted: ['calendar'] } as const;
    const path = '/admin/pending-invoices/calendar';
    expect(redirect('/admin/pending-invoices?section=calendar', options)).toBe(path);
    expect(matchRoute(path, options)).toBeNull();
  });
});

describe('paths with a query', () => {
  test('are those of spec 2', () => {
    expect(getOrderDetailsPath('450001')).toBe('/admin/order-details?orderNumber=450001');
    expect(getNewsPath('7')).toBe('/allied/news?newsId=7');
    expect(getTransactionResultPath('a-1')).toBe('/admin/resultado-transaccion?uuid=a-1');
    expect(getTermsPath('77')).toBe('/allied/edit-profile?mode=edit&id=77&states=1');
    expect(getProfilePath('see')).toBe('/allied/edit-profile');
    expect(getProfilePath('see', '5')).toBe('/allied/edit-profile?id=5');
    expect(getProfilePath('edit', '5')).toBe('/allied/edit-profile?mode=edit&id=5');
    expect(getProfilePath('create')).toBe('/allied/edit-profile?mode=create');
  });

  property('encode any value', [fc.string({ unit: 'grapheme' })], (value) => {
    const getParameter = (path: string, name: string) =>
      new URL(path, 'https://portal.example').searchParams.get(name);
    expect(getParameter(getOrderDetailsPath(value), 'orderNumber')).toBe(value);
    expect(getParameter(getNewsPath(value), 'newsId')).toBe(value);
    expect(getParameter(getTransactionResultPath(value), 'uuid')).toBe(value);
    expect(getParameter(getTermsPath(value), 'id')).toBe(value);
    expect(getParameter(getProfilePath('edit', value), 'id')).toBe(value);
    expect(getParameter(getTermsPath(value), 'states')).toBe('1');
  });
});

describe('getSafeReturnPath', () => {
  test.each([
    '/',
    '/admin/resultado-transaccion?uuid=abc#x',
    '/admin/orders-list',
    '/allied/surtidor-forms?x=//y',
  ])('accepts %s', (path) => {
    expect(getSafeReturnPath(path, defaultDeploymentOptions)).toBe(path);
  });

  test.each([
    null,
    undefined,
    '',
    'admin/orders-list',
    '//evil.example',
    '/\\evil.example',
    '/admin/\torders-list',
    'https://evil.example/',
    'javascript:alert(1)',
    '/login',
    '/maintenance',
    '/loginascustomer/login',
    '/nowhere',
    '///',
    '//',
    '//?x=1',
    '//#x',
  ])('returns null for %j', (path) => {
    expect(getSafeReturnPath(path, defaultDeploymentOptions)).toBeNull();
  });

  property(
    'returns only paths of the portal',
    [
      fc.oneof(
        anyText,
        anyText.map((text) => `/${text}`),
        anyText.map((text) => `/?x=${text}`),
      ),
    ],
    (text) => {
      const path = getSafeReturnPath(text, defaultDeploymentOptions);
      if (path === null) return;
      const target = URL.parse(path, 'https://portal.example');
      expect(target?.origin).toBe('https://portal.example');
      expect(matchRoute(target?.pathname ?? '', defaultDeploymentOptions)).not.toBeNull();
    },
  );
});
